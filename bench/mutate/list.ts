import { books } from './books.ts';
import type { Break } from './break.ts';
import { clocks } from './clocks.ts';
import { edges } from './edges.ts';
import { votes } from './votes.ts';

/** Lines that matter, each with what it would be to have it wrong. */
export const breaks: readonly Break[] = [...votes, ...clocks, ...books, ...edges];

/** How often a line stands in the text of its file. */
export function timesIn(text: string, { before }: Break): number {
  return text.split(before).length - 1;
}

/** The text with the line broken. Throws a RangeError where it does not stand in it exactly once. */
export function broken(text: string, one: Break): string {
  const times = timesIn(text, one);
  if (times !== 1) throw new RangeError(`${one.file}: a line stands ${times} times, not once: ${one.before}`);
  // A function, since the new line may hold what `replace` would read as a pattern of its own.
  return text.replace(one.before, () => one.after);
}
