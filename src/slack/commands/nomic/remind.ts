import type { Game } from '../../../game/types.ts';
import type { Desk } from '../../desk.ts';
import { readerOf } from '../../reader.ts';
import { chooseReminders, remindersView } from '../../remind/choose.ts';
import { remindersMessage } from '../../render/surfaces/reminders.ts';
import type { ReminderChoice } from '../../render/views/reminders.ts';
import { privately } from '../../say/routes.ts';
import { inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** `remind`, `remind on vote`, `remind off`: without names all of them. */
export async function remind(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const { game, asker } = here;
  const [way = '', ...names] = sub.words.map(({ text }) => text.toLowerCase());
  const switching = way === 'on' || way === 'off';
  const unknown = switching
    ? await switched(desk, { game, person: asker.person, on: way === 'on' }, names)
    : way === ''
      ? []
      : [way];
  const view = { ...(await remindersView(desk, game, asker.person)), unknown, changed: switching };
  const draft = privately(asker, remindersMessage(view, readerOf(desk, game)));
  await desk.store.transact((tx) => tx.outbox.queue([draft], game.id));
}

interface Switch {
  readonly game: Game;
  readonly person: string;
  readonly on: boolean;
}

/** Returns the names that are none. */
async function switched(
  desk: Desk,
  { game, person, on }: Switch,
  names: readonly string[],
): Promise<readonly string[]> {
  const { choices } = await remindersView(desk, game, person);
  const meant = (choice: ReminderChoice) => names.length === 0 || names.includes(choice.word.toLowerCase());
  const kinds = choices.filter((choice) => (meant(choice) ? on : choice.on)).map(({ id }) => id);
  await chooseReminders(desk, game, person, new Set(kinds));
  return names.filter((name) => !choices.some(({ word }) => word.toLowerCase() === name));
}
