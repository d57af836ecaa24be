import type { Happening } from '../occasions.ts';
import type { Change, MatterFacts, Notice, Program, Roll, Saying, Verdict, World } from '../types.ts';
import { back, here } from './consequence.ts';
import { create as createThing } from './create.ts';
import { deedOf } from './deeds.ts';
import { broken } from './judge.ts';
import { ground, Refusal } from './refusal.ts';
import { Run } from './run.ts';
import { settleRun } from './settle.ts';
import { judgedFrame, kindOf } from './standing.ts';

export interface Outcomes {
  readonly changes: readonly Change[];
  readonly rolls: readonly Roll[];
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
}

export function outcomes(run: Run): Outcomes {
  const { rolls, said, notices } = run;
  return { changes: [...run.table.changes], rolls, said, notices };
}

/**
 * What enacting a matter of this kind brings with it. Steps that break are undone as a whole, with a notice.
 * (An export named `then` would make the module a promise to whoever imports it.)
 */
export function thenOf(program: Program, world: World, by: string, facts: MatterFacts): Outcomes {
  const run = new Run(program, world, by);
  return run.within(() => {
    followKind(run, facts);
    return outcomes(run);
  });
}

/** Within a run that may have done something before: only what the kind brings is undone when it breaks. */
export function followKind(run: Run, facts: MatterFacts): void {
  const kind = kindOf(run, facts.kind);
  const begin = here(run);
  try {
    run.at = kind.home.rule;
    kind.does(run, judgedFrame(run, kind.home.scope, facts));
  } catch (error) {
    const stopped = broken(run, error);
    back(run, begin);
    if (error instanceof Refusal) run.notices.push({ rule: stopped.rule, saying: stopped.saying });
  }
}

/** Triggers, to a fixpoint, after anything that was no action: what happened, under which law, first. */
export function settle(
  program: Program,
  world: World,
  happened: readonly Happening[] = [],
  before: Program = program,
): Outcomes {
  const run = new Run(program, world, '');
  return run.within(() => {
    settleRun(
      run,
      happened.map((one) => deedOf(run, one, before)),
    );
    return outcomes(run);
  });
}

/** A thing made from words, at set-up or by hand: every value through the door, all of it or nothing. */
export function create(
  program: Program,
  world: World,
  by: string,
  ...[name, values]: readonly [kind: string, values: Readonly<Record<string, string>>]
): Verdict {
  const run = new Run(program, world, by);
  return run.within(() => {
    const kind = program.kinds.get(name);
    if (!kind)
      return {
        lawful: false,
        grounds: [ground('engine', [`The rules in force know no ${name}.`])],
        notices: [],
      };
    try {
      const unknown = Object.keys(values).find((one) => !kind.fields.some((field) => field.name === one));
      if (unknown !== undefined) throw new Refusal(kind.rule, [`A ${name} has no ${unknown}.`]);
      createThing(run, name, new Map(Object.entries(values)), kind.rule);
      return { lawful: true, ...outcomes(run), args: {} };
    } catch (error) {
      return { lawful: false, grounds: [broken(run, error)], notices: run.notices };
    }
  });
}
