import { MOST } from './budget.ts';
import { capital, spaced } from './cells.ts';
import { bounded, tidied } from './escape.ts';
import { clipped, padded, width } from './width.ts';

const GAP = '  ';

/** One column of a code table. Free text is what gives way when a row is too wide. */
export interface Column {
  readonly head: string;
  readonly right: boolean;
  readonly free: boolean;
  readonly cells: readonly string[];
}

/** `Volatility` becomes `Vol`, a key `SYM`: long names of columns keep three letters. */
export function shortHead(name: string, isKey: boolean): string {
  const head = capital(spaced(name));
  const short = head.length > 5 ? head.slice(0, 3) : head;
  return isKey ? short.toUpperCase() : short;
}

/** Rows of a table of at most `most` columns of text, heading first; null when it cannot be made that narrow. */
export function columnsText(columns: readonly Column[], most: number = MOST.column): string[] | null {
  const widths = columns.map((c) => Math.max(...[c.head, ...c.cells].map((cell) => width(clean(cell)))));
  for (const [i, column] of [...columns.entries()].reverse()) {
    const over = widths.reduce((a, b) => a + b, 0) + GAP.length * (columns.length - 1) - most;
    if (over > 0 && column.free) widths[i] = Math.max(8, (widths[i] ?? 0) - over);
  }
  if (widths.reduce((a, b) => a + b, 0) + GAP.length * (columns.length - 1) > most) return null;
  const rows = Math.max(0, ...columns.map((c) => c.cells.length));
  const line = (cell: (c: Column) => string) =>
    columns
      .map((c, i) => inColumn(cell(c), widths[i] ?? 0, c.right))
      .join(GAP)
      .trimEnd();
  return [line((c) => c.head), ...Array.from({ length: rows }, (_, r) => line((c) => c.cells[r] ?? ''))];
}

/** What stands in its column stays in it, whichever way it runs. */
function inColumn(cell: string, to: number, right: boolean): string {
  return padded(bounded(clipped(clean(cell), to)), to, right);
}

function clean(text: string): string {
  return tidied(text).replace(/\s/g, ' ');
}
