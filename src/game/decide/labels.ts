import { Writing } from '../cells.ts';
import type { Of, Ruling } from '../types.ts';
import { type Case, draft, nothing } from './drafts.ts';

export function decideName(subject: Case, command: Of<'name'>): Ruling {
  const { game } = subject;
  const changes = new Writing(game.table, 'referee').put(
    `player/${command.person}/label`,
    command.label,
  ).changes;
  if (changes.length === 0) return nothing;
  const fact = { type: 'PersonNamed', person: command.person, label: command.label } as const;
  return { lawful: true, events: [draft(subject, {}, fact, changes)] };
}

export function decideSetting(subject: Case, command: Of<'set'>): Ruling {
  const { game } = subject;
  const changes = new Writing(game.table, 'referee').put(`setting/${command.setting}`, command.to).changes;
  if (changes.length === 0) return nothing;
  const fact = { type: 'SettingChanged', setting: command.setting, to: command.to } as const;
  return { lawful: true, events: [draft(subject, {}, fact, changes)] };
}
