import type { Duration } from '@marcbachmann/cel-js/evaluator';
import { machineOf } from '../compile/machine.ts';
import { say } from '../expr/sentence.ts';
import { windowOf } from '../timing.ts';
import { type Cell, type Dice, NoDice, type Program, type Saying, type Table, type World } from '../types.ts';
import { lastOpening, lengthMs } from './limits.ts';
import { playsRound as playsRoundIn } from './roles.ts';
import { Run } from './run.ts';

/** Dice of questions: asking never rolls. */
const NO_DICE: Dice = {
  roll() {
    throw new NoDice();
  },
};

/** A world for questions that no clock and no luck enter. */
export function stillWorld(table: Table): World {
  return { table, now: 0, dice: NO_DICE, frozen: null };
}

/** A rule's text by paragraphs, its holes filled with what holds now. A hole that fails prints `?`. */
export function prose(program: Program, world: World, ruleId: string): readonly Saying[] {
  const rule = machineOf(program).rules.get(ruleId);
  if (!rule) return [];
  const run = new Run(program, world, '');
  return run.within(() => rule.prose.map((wording) => say(wording, run.asker, run.frame(rule.home.scope))));
}

/** The clauses of a rule that are left to people, their holes filled with what holds now. */
export function byHand(program: Program, world: World, ruleId: string): readonly Saying[] {
  const rule = machineOf(program).rules.get(ruleId);
  if (!rule) return [];
  const run = new Run(program, world, '');
  return run.within(() => rule.byHand.map((wording) => say(wording, run.asker, run.frame(rule.home.scope))));
}

export function parameter(program: Program, name: string): Cell | undefined {
  return program.parameters.get(name)?.value;
}

/** Whether someone counts as a player for the rules of the round. */
export function playsRound(program: Program, table: Table, person: string): boolean {
  return playsRoundIn(new Run(program, stillWorld(table), person), person);
}

/** Time since someone last did it (`any`, `vote`, … or an action), counted from joining if they never did, ms. */
export function since(program: Program, world: World, person: string, verb: string): number {
  return (new Run(program, world, person).since(person, verb) as Duration).valueOf();
}

/** The lengths of an action's limits as they are now, in the order of the rule, ms. A broken one counts as none. */
export function limitMs(program: Program, world: World, name: string): readonly number[] {
  const action = machineOf(program).actions.get(name);
  if (!action) return [];
  const run = new Run(program, world, '');
  return run.within(() =>
    action.limits.map((limit) => {
      try {
        return lengthMs(run, action, limit);
      } catch {
        return 0;
      }
    }),
  );
}

/** When the window ends that the first fixed limit of an action is in now, epoch ms; null when it has none. */
export function windowEndMs(program: Program, world: World, name: string): number | null {
  const limits = machineOf(program).actions.get(name)?.limits ?? [];
  const lengthMs = limitMs(program, world, name)[limits.findIndex(({ window }) => window === 'fixed')];
  return lengthMs ? windowOf(world.now, lengthMs).untilMs : null;
}

/** When the limits of an action last let this person act again, epoch ms; null when they never held, or hold now. */
export function reopenedMs(program: Program, world: World, by: string, name: string): number | null {
  const action = machineOf(program).actions.get(name);
  if (!action) return null;
  const run = new Run(program, world, by);
  return run.within(() => {
    try {
      return lastOpening(run, name, action);
    } catch {
      return null;
    }
  });
}
