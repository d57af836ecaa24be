import type { Mode } from '../../harness.ts';
import type { Chance } from '../chance.ts';
import { FAULTS, type FaultKind, type Planned } from './fault.ts';

/** How often each strikes, against the others. */
const OFTEN: Readonly<Record<FaultKind, number>> = {
  kill: 1,
  drop: 3,
  tear: 3,
  duplicate: 2,
  reorder: 2,
  hold: 2,
  acks: 2,
  slow: 1,
  limited: 2,
  failing: 2,
  lost: 3,
  refresh: 1,
  cut: 1.5,
  crowd: 3,
  offline: 1.5,
  jump: 1,
  full: 2.5,
  locked: 1.5,
};
const SOCKETS: readonly FaultKind[] = ['refresh', 'crowd'];

/** So many faults over so many acts, by kinds at random, the first of them a kill. */
export function planFaults(chance: Chance, of: { acts: number; faults: number; mode: Mode }): Planned[] {
  const weights = Object.fromEntries(
    FAULTS.map((kind) => [kind, of.mode === 'http' && SOCKETS.includes(kind) ? 0 : OFTEN[kind]]),
  ) as Record<FaultKind, number>;
  const kinds = Array.from({ length: of.faults }, (_, n) => (n === 0 ? 'kill' : chance.weighted(weights)));
  return kinds
    .map((kind) => ({
      kind,
      before: chance.whole(Math.floor(of.acts * 0.05), Math.floor(of.acts * 0.93)),
      acts: chance.whole(2, 12),
      nth: chance.whole(1, 25),
      part: chance.part(),
    }))
    .sort((a, b) => a.before - b.before);
}
