import type { Dice, Roll } from '../../ruleset/types.ts';

/** Dice that fall as they fell, and remember whether others were wanted. */
export interface RecordedDice extends Dice {
  readonly wanting: boolean;
}

/** @param rolls in the order in which they are thrown now. */
export function recorded(rolls: readonly Roll[]): RecordedDice {
  let next = 0;
  let wanting = false;
  return {
    get wanting() {
      return wanting;
    },
    roll(count, sides) {
      const { faces = [], n = next } = rolls[next] ?? {};
      next += 1;
      const same = faces.length === count && faces.every((face) => face <= sides);
      wanting ||= !same;
      return { faces: same ? faces : Array.from({ length: count }, () => 1), n };
    },
  };
}

/** The recorded rolls in the order of those thrown now, told apart by what they were for; null when one was never thrown. */
export function alignedTo(thrown: readonly Roll[], rolls: readonly Roll[]): readonly Roll[] | null {
  const left = [...rolls];
  const aligned: Roll[] = [];
  for (const { dice, label } of thrown) {
    const at = left.findIndex((roll) => roll.dice === dice && roll.label === label);
    const found = left[at];
    if (found === undefined) return null;
    left.splice(at, 1);
    aligned.push(found);
  }
  return aligned;
}
