import type { Duration } from '@marcbachmann/cel-js/evaluator';
import { machineOf } from '../compile/machine.ts';
import { LIMITS } from '../limits.ts';
import type { Program, World } from '../types.ts';
import { Exhausted, type Meter } from './meter.ts';
import { Run } from './run.ts';

/** When a rule lapses by its own words. */
export type Sunset =
  /** So long after it came to stand as it does; a length that cannot be reckoned out never ends. */
  | { readonly rule: string; readonly afterMs: number }
  | { readonly rule: string; readonly when: { readonly ofTime: boolean } };

/** The rules that lapse by themselves, in rule order. */
export function sunsets(program: Program, world: World): readonly Sunset[] {
  const { lapses, timed } = machineOf(program);
  if (lapses.size === 0) return [];
  const run = new Run(program, world, '');
  return run.within(() =>
    [...lapses].flatMap(([rule, lapse]): Sunset[] => {
      const { after, home } = lapse;
      if (after === null) return [{ rule, when: { ofTime: timed.has(lapse) } }];
      try {
        return [{ rule, afterMs: (run.ask(after, run.frame(home.scope)) as Duration).valueOf() }];
      } catch {
        return [];
      }
    }),
  );
}

/** Whether the condition of a rule's end holds in this world; one that breaks does not. Throws `Exhausted` when `work` does not pay for asking. */
export function hasLapsed(program: Program, world: World, rule: string, work: Meter): boolean {
  const run = new Run(program, world, '');
  run.meter = work;
  work.charge(LIMITS.workPerCall);
  return run.within(() => {
    const found = run.machine.lapses.get(rule);
    if (!found?.when) return false;
    try {
      return run.ask(found.when, run.frame(found.home.scope)) === true;
    } catch (error) {
      if (error instanceof Exhausted) throw error;
      return false;
    }
  });
}
