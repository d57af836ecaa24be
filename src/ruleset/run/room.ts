import { LIMITS } from '../limits.ts';
import type { Run } from './run.ts';

/** Whether the rules keep as many values as there may be: fields of things and of people, and rows of relations. */
export function isFull(run: Run): boolean {
  // The whole table is counted at once; it has to be looked through only where it is large.
  return run.table.size >= LIMITS.values && valuesKept(run) >= LIMITS.values;
}

interface Words {
  readonly kinds: ReadonlyMap<string, { readonly fields: readonly unknown[] }>;
  readonly playerFields: { readonly size: number };
}

/** How many values these rules keep, once every field has one. */
function valuesKept(run: Run, { kinds, playerFields }: Words = run.machine.words): number {
  const ofThings = [...kinds].map(([name, { fields }]) => run.table.keys(name).length * fields.length);
  const ofPeople = run.table.keys('player').length * playerFields.size;
  return ofThings.reduce((sum, n) => sum + n, ofPeople) + run.table.count('rel');
}

/** Whether new rules keep no more values than there may be, or at least no more than those before them. */
export function hasRoom(run: Run, before: Words | null): boolean {
  const kept = valuesKept(run);
  return kept <= LIMITS.values || (before !== null && kept <= valuesKept(run, before));
}

export const TOO_MANY = `the rules keep at most ${LIMITS.values.toLocaleString('en')} values of things and people together`;
