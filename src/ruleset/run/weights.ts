import { being } from '../expr/beings.ts';
import { MatterValue } from '../expr/matter-value.ts';
import { LIMITS } from '../limits.ts';
import type { Program, World } from '../types.ts';
import { Meter } from './meter.ts';
import { Run } from './run.ts';
import { kindIn } from './standing.ts';

/** No vote counts for more; beyond it sums would be no votes any more. */
const HEAVIEST = 1_000_000;

/** What a vote of each of these people counts on a matter, where its kind says; null where every vote is one. */
export function weightsOf(
  program: Program,
  world: World,
  matter: { readonly id: string; readonly kind: string },
  people: readonly string[],
): ReadonlyMap<string, number> | null {
  const { weight, home } = kindIn(program, matter.kind);
  if (weight === null) return null;
  const run = new Run(program, world, '');
  const one = (person: string): number => {
    run.meter = new Meter(LIMITS.workPerMove);
    const frame = run.frame(home.scope);
    frame.matter = new MatterValue(matter.id);
    frame.player = being('player', person);
    try {
      return Math.min(HEAVIEST, Math.max(0, Number(run.ask(weight, frame))));
    } catch {
      return 1;
    }
  };
  return run.within(() => new Map(people.map((person) => [person, one(person)])));
}

/** Whether a matter stands in the queue of its kind. One of which that cannot be told does. */
export function inQueue(
  program: Program,
  world: World,
  matter: { readonly id: string; readonly kind: string },
): boolean {
  const { decl, inQueue: test, home } = kindIn(program, matter.kind);
  if (test === null) return decl.queued;
  const run = new Run(program, world, '');
  return run.within(() => {
    const frame = run.frame(home.scope);
    frame.matter = new MatterValue(matter.id);
    try {
      return run.ask(test, frame) === true;
    } catch {
      return true;
    }
  });
}
