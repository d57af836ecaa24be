import { being } from '../expr/beings.ts';
import { MatterValue } from '../expr/matter-value.ts';
import { LIMITS } from '../limits.ts';
import type { Notice, Program, Work, World } from '../types.ts';
import { failure } from './judge.ts';
import { Exhausted, Meter } from './meter.ts';
import { whyBroken } from './refusal.ts';
import { Run } from './run.ts';
import { kindIn } from './standing.ts';

/** No vote counts for more; beyond it sums would be no votes any more. */
const HEAVIEST = 1_000_000;

export interface Weights {
  readonly of: ReadonlyMap<string, number>;
  /** Set when some could not be reckoned out, and count one. */
  readonly notice: Notice | null;
}

/**
 * What a vote of each of these people counts on a matter, where its kind says; null where every vote is one. What breaks
 * counts one; where all together take more work than is given, every vote is one.
 */
export function weightsOf(
  program: Program,
  world: World,
  matter: { readonly id: string; readonly kind: string },
  { people, work }: { readonly people: readonly string[]; readonly work: Work | undefined },
): Weights | null {
  const { decl, weight, home } = kindIn(program, matter.kind);
  if (weight === null) return null;
  work?.charge(0);
  const run = new Run(program, world, '');
  run.meter = new Meter(LIMITS.workPerWeights);
  const of = new Map<string, number>();
  let broke: unknown = null;
  const one = (person: string): number => {
    if (broke instanceof Exhausted) return 1;
    const frame = run.frame(home.scope);
    frame.matter = new MatterValue(matter.id);
    frame.player = being('player', person);
    try {
      return Math.min(HEAVIEST, Math.max(0, Number(run.ask(weight, frame))));
    } catch (error) {
      broke = error;
      return 1;
    }
  };
  run.within(() => {
    for (const person of people) of.set(person, one(person));
  });
  if (broke instanceof Exhausted) for (const person of people) of.set(person, 1);
  work?.charge(run.meter.spent);
  const why = broke instanceof Exhausted ? broke.message : broke && whyBroken(broke);
  const told = `: what a vote counts could not be reckoned out, because ${why}; such a vote counts one.`;
  const part = `matters.${decl.name}.weight`;
  return { of, notice: broke ? failure(home.rule, part, { rule: home.rule }, told) : null };
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
