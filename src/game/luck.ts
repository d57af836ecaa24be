import { type Change, type Dice, NoDice, type Roll, type Table } from '../ruleset/types.ts';
import { number, text, Writing } from './cells.ts';

/** Dice of questions: asking never rolls. */
export const noDice: Dice = {
  roll() {
    throw new NoDice();
  },
};

export type Stream = 'state' | 'plain';

/** Number of the next throw of a stream on a UTC day; the streams count from 1 each day, without gaps. */
export function nextThrow(table: Table, stream: Stream, day: string): number {
  return text(table, `dice/${stream}/day`) === day ? (number(table, `dice/${stream}/n`) ?? 0) + 1 : 1;
}

/** Moves the counter past the throws just made. */
export function thrown(table: Table, stream: Stream, day: string, rolls: readonly Roll[]): readonly Change[] {
  const last = rolls.at(-1);
  if (!last) return [];
  return new Writing(table, 'dice').put(`dice/${stream}/day`, day).put(`dice/${stream}/n`, last.n).changes;
}
