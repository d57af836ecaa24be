interface Block {
  /** Mean of where its labels want the first of them to stand. */
  readonly first: number;
  readonly size: number;
}

/** Heights for labels that want to stand at these heights: as near as can be, in the same order, `gap` apart, none outside. */
export function spread(
  wanted: readonly number[],
  gap: number,
  [top, bottom]: readonly [top: number, bottom: number],
): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  const placed = blocksOf(
    order.map(({ y }) => y),
    gap,
  ).flatMap(({ first, size }) => Array.from({ length: size }, (_, i) => first + i * gap));
  const last = placed.length - 1;
  const inside = placed
    .map((y, i) => Math.max(y, top + i * gap))
    .map((y, i) => Math.min(y, bottom - (last - i) * gap));
  const out: number[] = [];
  for (const [nth, { i }] of order.entries()) out[i] = inside[nth] ?? top;
  return out;
}

/** Labels that would touch stand in one block around their middle; blocks that then touch become one. */
function blocksOf(heights: readonly number[], gap: number): Block[] {
  const blocks: Block[] = [];
  for (const height of heights) {
    let block: Block = { first: height, size: 1 };
    for (
      let above = blocks.at(-1);
      above && above.first + above.size * gap > block.first;
      above = blocks.at(-1)
    ) {
      blocks.pop();
      const size = above.size + block.size;
      const first = (above.first * above.size + (block.first - above.size * gap) * block.size) / size;
      block = { first, size };
    }
    blocks.push(block);
  }
  return blocks;
}
