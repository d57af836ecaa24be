import { printDice } from '../dice/notation.ts';
import { type Change, type Dice, NoDice, type Roll, type Table } from '../ruleset/types.ts';
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

/** Dice that remember what they threw, and whether they were wanted and could not fall. */
export interface WatchedDice extends Dice {
  /** What fell so far, in order, as throws that nothing came of are recorded. */
  readonly fallen: readonly Roll[];
  /** Throws `NoDice` when a throw was asked for and none was to be had: nothing built on it may stand. */
  fell(): void;
}

export function watched(dice: Dice): WatchedDice {
  let missed: NoDice | null = null;
  const fallen: Roll[] = [];
  return {
    fallen,
    roll(count, sides) {
      try {
        const thrown = dice.roll(count, sides);
        fallen.push(bare(count, sides, thrown));
        return thrown;
      } catch (error) {
        if (error instanceof NoDice) missed ??= error;
        throw error;
      }
    },
    fell() {
      if (missed) throw missed;
    },
  };
}

function bare(count: number, sides: number, { faces, n }: ReturnType<Dice['roll']>): Roll {
  const total = faces.reduce((sum, face) => sum + face, 0);
  const dice = printDice({ count, sides, modifier: 0 });
  return { dice, faces, modifier: 0, total, label: '', n, before: 0 };
}
