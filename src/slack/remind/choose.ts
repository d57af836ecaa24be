import type { Game } from '../../game/types.ts';
import { type Desk, sceneOf } from '../desk.ts';
import type { RemindersView } from '../render/views/reminders.ts';
import { dueAt } from './due.ts';
import { remindersOf } from './kinds.ts';

/** What this person may be reminded of in this game, and what they have switched on. */
export async function remindersView(desk: Desk, game: Game, person: string): Promise<RemindersView> {
  const on = await desk.store.reminders.of(game.id, person);
  const choices = remindersOf(game, person, on);
  return { channel: game.channel, choices, unknown: [], changed: false };
}

/** Switches these on and all others off. What has begun before is no news: of that they are not reminded. */
export async function chooseReminders(
  desk: Desk,
  game: Game,
  person: string,
  kinds: ReadonlySet<string>,
): Promise<void> {
  const before = await desk.store.reminders.of(game.id, person);
  const fresh = new Set([...kinds].filter((kind) => !before.has(kind)));
  const begun = dueAt(sceneOf(desk, game, desk.clock.now()))(person, fresh).filter(
    ({ told }) => told.is === 'resolve' || told.is === 'again' || told.is === 'cycle',
  );
  const keys = begun.map(({ key }) => key);
  await desk.store.transact(async ({ reminders }) => {
    await reminders.choose(game.id, person, kinds);
    await reminders.tell(game.id, person, keys);
  });
}
