import { type Dice, NoDice } from '../../ruleset/types.ts';

/** Dice that remember whether they were wanted and could not fall. */
export interface WatchedDice extends Dice {
  /** Throws `NoDice` when a throw was asked for and none was to be had: nothing built on it may stand. */
  fell(): void;
  /** Nothing came of what was thrown. */
  lost(): void;
}

export function watched(dice: Dice): WatchedDice {
  let missed: NoDice | null = null;
  let first: number | null = null;
  return {
    roll(count, sides) {
      try {
        const thrown = dice.roll(count, sides);
        first ??= thrown.n;
        return thrown;
      } catch (error) {
        if (error instanceof NoDice) missed ??= error;
        throw error;
      }
    },
    fell() {
      if (missed) throw missed;
    },
    lost() {
      if (first !== null) dice.back?.(first);
    },
  };
}
