import type { Change, Roll, Table } from '../ruleset/types.ts';
import { number, text, Writing } from './cells.ts';
import type { Stamp } from './types.ts';

export { noDice } from '../dice/provable.ts';

/** Throws that change state, and plain ones, never touch each other's numbers. */
export type Stream = 'state' | 'plain';

/** Number of the next throw of a stream on a UTC day; the streams count from 0 each day, without gaps. */
export function nextThrow(table: Table, stream: Stream, day: string): number {
  return text(table, `dice/${stream}/day`) === day ? (number(table, `dice/${stream}/n`) ?? -1) + 1 : 0;
}

/** Moves the counter past the throws just made; the log keeps which commitment the day's were made under. */
export function thrown(
  table: Table,
  stream: Stream,
  { day, commitment }: Pick<Stamp, 'day' | 'commitment'>,
  rolls: readonly Roll[],
): readonly Change[] {
  const last = rolls.at(-1);
  if (!last) return [];
  const writing = new Writing(table, 'dice').put(`dice/${stream}/day`, day).put(`dice/${stream}/n`, last.n);
  return writing.put(`dice/${stream}/commitment`, commitment ?? null).changes;
}
