import { emperor } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import type { ActionSpec } from '../../ruleset/types.ts';
import type { ReminderChoice, ReminderSubject } from '../render/views/reminders.ts';
import { door } from '../views/clocks.ts';

const ALWAYS = ['vote', 'resolve', 'idle', 'duty'] as const;
const ACTION = 'act/';

/** The kept name of reminders of an action. */
export const kindOfAction = (name: string): string => `${ACTION}${name}`;

/** Whether an action is limited by spans of the calendar rather than by a wait after each use. */
export function isCyclic(action: ActionSpec): boolean {
  return action.limits.some(({ window }) => window === 'fixed');
}

/** Every reminder that these rules give occasion for, with what this person has switched on. */
export function remindersOf(game: Game, person: string, on: ReadonlySet<string>): ReminderChoice[] {
  const always = ALWAYS.filter((is) => is !== 'duty' || person === emperor(game) || on.has(is));
  const limited = [...game.law.program.actions.values()].filter(({ limits }) => limits.length > 0);
  return [
    ...always.map((is) => choice(is, is, { is }, on)),
    ...limited.map((action) => {
      const { name } = action;
      const is = isCyclic(action) ? 'cycle' : 'again';
      return choice(kindOfAction(name), name, { is, door: door(action) }, on);
    }),
  ];
}

function choice(id: string, word: string, subject: ReminderSubject, on: ReadonlySet<string>): ReminderChoice {
  return { id, word, subject, on: on.has(id) };
}
