/** Heights for labels that want to stand at these heights: in the same order, `gap` apart, none outside. */
export function spread(
  wanted: readonly number[],
  gap: number,
  range: readonly [top: number, bottom: number],
): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  const [top, bottom] = range;
  const placed = order.map(({ y }) => y);
  // Groups of labels that touch are moved apart around their middle, again until none touch.
  for (let turn = 0; turn < wanted.length; turn += 1) if (!loosen(placed, gap)) break;
  for (let i = 0; i < placed.length; i += 1) placed[i] = Math.max(placed[i] ?? 0, top + i * gap);
  for (let i = placed.length - 1; i >= 0; i -= 1)
    placed[i] = Math.min(placed[i] ?? 0, bottom - (placed.length - 1 - i) * gap);
  const out: number[] = [];
  for (const [nth, { i }] of order.entries()) out[i] = placed[nth] ?? 0;
  return out;
}

/** One pass over sorted heights; whether anything moved. */
function loosen(placed: number[], gap: number): boolean {
  let moved = false;
  for (let from = 0; from < placed.length; ) {
    let end = from + 1;
    while (end < placed.length && (placed[end] ?? 0) - (placed[end - 1] ?? 0) < gap - 0.01) end += 1;
    const group = placed.slice(from, end);
    if (group.length > 1) {
      const middle = group.reduce((sum, y) => sum + y, 0) / group.length;
      for (let i = 0; i < group.length; i += 1)
        placed[from + i] = middle + (i - (group.length - 1) / 2) * gap;
      moved = true;
    }
    from = end;
  }
  return moved;
}
