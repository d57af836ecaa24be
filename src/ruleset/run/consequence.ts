import type { CompiledTrigger } from '../compile/machine.ts';
import { being } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import type { Saying } from '../types.ts';
import { failure } from './judge.ts';
import { Exhausted } from './meter.ts';
import { Refusal, whyBroken } from './refusal.ts';
import type { Run } from './run.ts';
import type { Beginning } from './settle.ts';
import { spoken } from './spoken.ts';

export function here(run: Run): Beginning {
  return { changes: run.table.mark(), said: run.said.length };
}

/** Dice once thrown stay thrown: their numbers are spent, though nothing came of them. */
export function back(run: Run, to: Beginning): void {
  run.table.undo(to.changes);
  run.said.length = to.said;
  for (const [i, roll] of run.rolls.entries()) {
    if (roll.before > to.changes) run.rolls[i] = { ...roll, before: to.changes };
  }
}

type Named = Pick<CompiledTrigger, 'home' | 'name' | 'called' | 'part'>;

export function calledOf({ called, name }: Named): string {
  return called ?? `the consequence ${spoken(name)}`;
}

/** As an amendment names it. */
export function partOf({ part, name }: Named): string {
  return part ?? `triggers.${name}`;
}

export function switchOff(
  run: Run,
  trigger: Named,
  why: Saying,
  what: 'consequence' | 'schedule' = 'consequence',
): void {
  const { rule } = trigger.home;
  const schedule = what === 'schedule';
  run.table.put(`off/${trigger.name}`, true, rule);
  run.notices.push(
    failure(
      rule,
      schedule ? `schedules.${trigger.name}` : partOf(trigger),
      { rule },
      `: ${schedule ? `the schedule ${spoken(trigger.name)}` : calledOf(trigger)} was undone and is switched off: `,
      ...why,
      '. Amending the rule switches it on again.',
    ),
  );
}

/** Why something broke, as the end of a sentence, without its full stop. */
export function reasonOf(error: unknown): Saying {
  if (error instanceof Refusal) {
    const { saying } = error.ground;
    const end = saying.at(-1);
    return typeof end === 'string' ? [...saying.slice(0, -1), end.replace(/\.$/, '')] : saying;
  }
  return [error instanceof Exhausted ? error.message : whyBroken(error)];
}

export function subjects(run: Run, { on, home }: CompiledTrigger): readonly string[] {
  if (on === null) return ['-'];
  return on === 'player' ? run.playing(home.scope) : [...run.table.keys(on)];
}

export function frameOf(run: Run, { on, home }: CompiledTrigger, key: string): Frame {
  const frame = run.frame(home.scope);
  if (on !== null) frame[on] = being(on, key);
  return frame;
}
