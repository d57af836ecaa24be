import { type Dice, NoDice } from '../../ruleset/types.ts';

/** Dice that remember whether they were wanted and could not fall. */
export interface WatchedDice extends Dice {
  /** Throws `NoDice` when a throw was asked for and none was to be had: nothing built on it may stand. */
  fell(): void;
}

export function watched(dice: Dice): WatchedDice {
  let missed = false;
  return {
    roll(count, sides) {
      try {
        return dice.roll(count, sides);
      } catch (error) {
        missed ||= error instanceof NoDice;
        throw error;
      }
    },
    fell() {
      if (missed) throw new NoDice();
    },
  };
}
