import type { Duration } from '@marcbachmann/cel-js/evaluator';
import type { Program, World } from '../types.ts';
import { broken } from './judge.ts';
import { Run } from './run.ts';
import { actorFrame, kindOf } from './standing.ts';

/** How many of a kind one author may have pending; null when there is no bound. */
export function slotsOf(program: Program, world: World, by: string, name: string): number | null {
  const run = new Run(program, world, by);
  return run.within(() => {
    const { slots, home } = kindOf(run, name);
    const asked = slots && asks(run, () => run.ask(slots, actorFrame(run, home.scope)));
    return asked === null ? null : Number(asked);
  });
}

/** How long an author waits after a failed one, ms; null when they do not. */
export function lockMs(program: Program, world: World, name: string): number | null {
  const run = new Run(program, world, '');
  return run.within(() => {
    const { lock, home } = kindOf(run, name);
    const asked = lock && asks(run, () => run.ask(lock, run.frame(home.scope)));
    return asked === null ? null : (asked as Duration).valueOf();
  });
}

/** A bound that cannot be reckoned out does not bind. */
function asks(run: Run, ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    broken(run, error);
    return null;
  }
}
