import { highestNumbers, numbersIn, numbersToKeep } from '../../ruleset/engine.ts';
import type { Writing } from '../cells.ts';
import type { Law } from '../types.ts';

/** A rule that goes otherwise than by an amendment leaves its number behind: no other gets it within the round. */
export function keepNumbers(writing: Writing, before: Law, after: Law): void {
  const numbers = highestNumbers(before.rules, numbersIn(writing.table));
  for (const [path, highest] of numbersToKeep(after.rules, numbers, writing.table))
    writing.put(path, highest);
}
