import { type Edit, edits } from './lines.ts';
import { abridged } from './words.ts';

/** A rule as a document prints it, parted: its paragraphs and the lines of its block, fences left out. */
interface Parted {
  readonly heading: string;
  readonly text: readonly string[];
  readonly block: readonly string[];
}

export interface RuleRows {
  /** Heading and prose. */
  readonly text: readonly string[];
  /** Lines of the mechanism, with the keys that they stand under. */
  readonly block: readonly string[];
}

/** What differs between two printed forms of a rule, as rows of `- `, `+ ` and `  `; null where there is no such form. */
export function ruleRows(before: string | null, after: string | null): RuleRows {
  const [was, is] = [parted(before ?? ''), parted(after ?? '')];
  const renamed = before !== null && after !== null && was.heading !== is.heading;
  return {
    text: [...(renamed ? [`- ${was.heading}`, `+ ${is.heading}`] : []), ...textRows(was.text, is.text)],
    block: blockRows(was.block, is.block),
  };
}

function parted(printed: string): Parted {
  const lines = printed.split('\n');
  const heading = lines[0]?.startsWith('## ') ? (lines[0] ?? '') : '';
  const fence = lines.findIndex((line) => /^`{3,}mechanism$/.test(line));
  const end = fence < 0 ? lines.length : fence;
  return {
    heading,
    text: lines.slice(heading === '' ? 0 : 1, end).filter((line) => line.trim() !== ''),
    block: fence < 0 ? [] : lines.slice(fence + 1, lines.length - 1),
  };
}

function textRows(before: readonly string[], after: readonly string[]): string[] {
  const rows = edits(before, after);
  const out: string[] = [];
  for (let i = 0; i < rows.length; ) {
    const run = changedRun(rows, i);
    if (run.gone.length === 0 && run.came.length === 0) {
      i += 1;
      continue;
    }
    out.push(...pairs(run.gone, run.came));
    i += run.gone.length + run.came.length;
  }
  return out;
}

/** The lines that went and came side by side from here on. */
function changedRun(rows: readonly Edit[], from: number): { gone: string[]; came: string[] } {
  const [gone, came]: [string[], string[]] = [[], []];
  for (let i = from; rows[i] !== undefined && rows[i]?.mark !== ' '; i += 1) {
    (rows[i]?.mark === '-' ? gone : came).push(rows[i]?.text ?? '');
  }
  return { gone, came };
}

/** A paragraph put in place of another is told by its words where most of them stay. */
function pairs(gone: readonly string[], came: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < Math.max(gone.length, came.length); i += 1) {
    const [old, fresh] = [gone[i], came[i]];
    const { was, is } =
      old !== undefined && fresh !== undefined ? abridged(old, fresh) : { was: old, is: fresh };
    if (was !== undefined) out.push(`- ${was}`);
    if (is !== undefined) out.push(`+ ${is}`);
  }
  return out;
}

/** Changed lines of a block under the keys that lead to them, so that `min: 0` is seen to be of the shares. */
function blockRows(before: readonly string[], after: readonly string[]): string[] {
  const rows = edits(before, after);
  const shown = new Set<number>();
  rows.forEach(({ mark }, i) => {
    if (mark === ' ') return;
    shown.add(i);
    for (const parent of parents(rows, i)) shown.add(parent);
  });
  return [...shown].sort((a, b) => a - b).map((i) => `${rows[i]?.mark ?? ' '} ${rows[i]?.text ?? ''}`);
}

/** Places of the lines above that are indented less and less. */
function parents(rows: readonly Edit[], of: number): number[] {
  const out: number[] = [];
  let depth = indent(rows[of]?.text ?? '');
  for (let i = of - 1; i >= 0 && depth > 0; i -= 1) {
    const { mark, text } = rows[i] ?? { mark: ' ', text: '' };
    if (mark !== ' ' || text.trim() === '' || indent(text) >= depth) continue;
    out.push(i);
    depth = indent(text);
  }
  return out;
}

/** A dash opens an item whose keys stand two further in. */
function indent(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
