/** What happened to one line, or to one word. */
export interface Edit {
  readonly mark: '-' | '+' | ' ';
  readonly text: string;
}

/** Above this many pairs the difference is told whole, all that went before all that came. */
const MOST_PAIRS = 250_000;

/** The fewest lines (or words) that must go and come to turn one list into the other; what stays is marked with a blank. */
export function edits(before: readonly string[], after: readonly string[]): Edit[] {
  const head = sharedHead(before, after);
  const tail = sharedTail(before.slice(head), after.slice(head));
  const stays = (text: string): Edit => ({ mark: ' ', text });
  return [
    ...before.slice(0, head).map(stays),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(stays),
  ];
}

function sharedHead(before: readonly string[], after: readonly string[]): number {
  let n = 0;
  while (n < before.length && n < after.length && before[n] === after[n]) n += 1;
  return n;
}

function sharedTail(before: readonly string[], after: readonly string[]): number {
  let n = 0;
  while (n < before.length && n < after.length && before.at(-1 - n) === after.at(-1 - n)) n += 1;
  return n;
}

function middle(before: readonly string[], after: readonly string[]): Edit[] {
  if (before.length * after.length > MOST_PAIRS) {
    return [
      ...before.map((text): Edit => ({ mark: '-', text })),
      ...after.map((text): Edit => ({ mark: '+', text })),
    ];
  }
  const lengths = common(before, after);
  const out: Edit[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      out.push({ mark: ' ', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? -1)) {
      out.push({ mark: '-', text: old });
      i += 1;
    } else {
      out.push({ mark: '+', text: fresh ?? '' });
      j += 1;
    }
  }
  return out;
}

/** Longest common run from each pair of places on. */
function common(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const same = a[i] === b[j] ? 1 + (table[i + 1]?.[j + 1] ?? 0) : 0;
      const row = table[i];
      if (row) row[j] = Math.max(same, table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** Lines that went (`- `) and came (`+ `), in order; what both have is left out. */
export function lineDiff(before: readonly string[], after: readonly string[]): string[] {
  return edits(before, after)
    .filter(({ mark }) => mark !== ' ')
    .map(({ mark, text }) => `${mark} ${text}`);
}
