import { MODES, type Mode } from '../harness.ts';
import type { Act } from './acts/act.ts';
import { planActs } from './acts/planning.ts';
import { Chance } from './chance.ts';
import type { Planned } from './faults/fault.ts';
import { planFaults } from './faults/planning.ts';

/** All that a run leaves to chance, decided before it begins. */
export interface Plan {
  readonly seed: number;
  readonly mode: Mode;
  readonly people: number;
  readonly acts: readonly Act[];
  readonly faults: readonly Planned[];
  /** Seconds that pass after each act, and ms that the bot is left to itself. */
  readonly pace: readonly { readonly secs: number; readonly restMs: number }[];
}

const ACTS = { least: 206, most: 226 };

export function planRun(seed: number, faults: number): Plan {
  const chance = new Chance(seed);
  const mode = chance.pick(MODES);
  const people = chance.whole(4, 14);
  const acts = planActs(chance.stream(1), chance.whole(ACTS.least, ACTS.most), people);
  const paces = chance.stream(3);
  return {
    ...{ seed, mode, people, acts },
    faults: planFaults(chance.stream(2), { acts: acts.length, faults, mode }),
    pace: acts.map(() => ({ secs: paces.whole(0, 30), restMs: paces.happens(0.5) ? 0 : paces.whole(1, 12) })),
  };
}
