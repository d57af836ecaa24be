import type { Personality } from '../minds/list.ts';
import type { Setup } from './arena.ts';

/** A claim about strength: of two against two, `one` comes out above in at least this share of `games`. */
export interface Rung {
  readonly one: Personality;
  readonly other: Personality;
  readonly setup: Omit<Setup, 'seats'>;
  readonly games: number;
  /** Five standard errors below what was measured once in many more games. */
  readonly atLeast: number;
  readonly measured: number;
}

const CLASSIC: Omit<Setup, 'seats'> = {
  length: 10,
  rolls: 2,
  dividendUp: false,
  insider: 0,
  dividendTiming: 'after-movement',
};
const long = (length: number, more: Partial<Setup> = {}) => ({ ...CLASSIC, length, ...more });

/** The ladder from the weakest to the strongest. */
export const LADDER: readonly Rung[] = [
  rung('Six Baskets', 'Mattress', long(20), [500, 0.851, 0.918]),
  rung('Six Baskets', 'Lottery', long(20), [2_000, 0.659, 0.716]),
  rung('Rotator', 'Six Baskets', CLASSIC, [1_000, 0.691, 0.765]),
  rung('Rotator', 'Six Baskets', long(20, { dividendUp: true }), [2_000, 0.644, 0.703]),
  rung('Rotator', 'Sweetheart', long(40), [4_000, 0.563, 0.609]),
  rung('Actuary', 'Rotator', long(10, { insider: 20 }), [2_000, 0.618, 0.677]),
  rung('Actuary', 'Rotator', long(20), [4_000, 0.562, 0.608]),
  rung('Actuary', 'Rotator', long(20, { dividendUp: true, insider: 20 }), [2_000, 0.64, 0.698]),
  rung('Shark', 'Rotator', CLASSIC, [1_000, 0.671, 0.752]),
  rung('Shark', 'Rotator', long(20, { insider: 20 }), [600, 0.77, 0.857]),
  rung('Shark', 'Rotator', long(10, { dividendUp: true }), [1_000, 0.667, 0.748]),
  rung('Shark', 'Actuary', CLASSIC, [4_000, 0.555, 0.607]),
  rung('Shark', 'Actuary', long(40, { insider: 20 }), [1_000, 0.663, 0.755]),
];

function rung(
  one: Personality,
  other: Personality,
  setup: Omit<Setup, 'seats'>,
  [games, atLeast, measured]: readonly [number, number, number],
): Rung {
  return { one, other, setup, games, atLeast, measured };
}
