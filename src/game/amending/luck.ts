import { type Dice, NoDice } from '../../ruleset/types.ts';

/** Dice that remember whether they were wanted and could not fall. */
export interface WatchedDice extends Dice {
  /** Throws `NoDice` when a throw was asked for and none was to be had: nothing built on it may stand. */
  fell(): void;
  /** Nothing came of what was thrown. */
  lost(): void;
}

export function watched(dice: Dice): WatchedDice {
  let missed = false;
  let first: number | null = null;
  return {
    roll(count, sides) {
      try {
        const thrown = dice.roll(count, sides);
        first ??= thrown.n;
        return thrown;
      } catch (error) {
        missed ||= error instanceof NoDice;
        throw error;
      }
    },
    fell() {
      if (missed) throw new NoDice();
    },
    lost() {
      if (first !== null) dice.back?.(first);
    },
  };
}
