import { being } from '../expr/beings.ts';
import { MatterValue } from '../expr/matter-value.ts';
import type { Program, Work, World } from '../types.ts';
import { Run } from './run.ts';
import { kindIn } from './standing.ts';

/** No vote counts for more; beyond it sums would be no votes any more. */
const HEAVIEST = 1_000_000;

/** What a vote of each of these people counts on a matter, where its kind says; null where every vote is one. What breaks counts one. */
export function weightsOf(
  program: Program,
  world: World,
  matter: { readonly id: string; readonly kind: string },
  { people, work }: { readonly people: readonly string[]; readonly work: Work | undefined },
): ReadonlyMap<string, number> | null {
  const { weight, home } = kindIn(program, matter.kind);
  if (weight === null) return null;
  work?.charge(0);
  const run = new Run(program, world, '');
  const one = (person: string): number => {
    const frame = run.frame(home.scope);
    frame.matter = new MatterValue(matter.id);
    frame.player = being('player', person);
    try {
      return Math.min(HEAVIEST, Math.max(0, Number(run.ask(weight, frame))));
    } catch {
      return 1;
    }
  };
  const weights = run.within(() => new Map(people.map((person) => [person, one(person)])));
  work?.charge(run.meter.spent);
  return weights;
}

/** Whether a matter stands in the queue of its kind. One of which that cannot be told does. */
export function inQueue(
  program: Program,
  world: World,
  matter: { readonly id: string; readonly kind: string },
  work: Work,
): boolean {
  const { decl, inQueue: test, home } = kindIn(program, matter.kind);
  if (test === null) return decl.queued;
  work.charge(0);
  const run = new Run(program, world, '');
  const stands = run.within(() => {
    const frame = run.frame(home.scope);
    frame.matter = new MatterValue(matter.id);
    try {
      return run.ask(test, frame) === true;
    } catch {
      return true;
    }
  });
  work.charge(run.meter.spent);
  return stands;
}
