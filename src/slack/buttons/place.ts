import { matter } from '../../game/matters.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { meet } from '../hear/meet.ts';
import { readerOf } from '../reader.ts';
import type { Message } from '../render/compose.ts';
import { oldButton } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import type { Click, GameClick } from './click.ts';

/** The game a button belongs to; of none any more, the person is told so. */
export async function atTable(desk: Desk, click: Click): Promise<GameClick | null> {
  const game = desk.referee.gameIn(desk.who.team, click.channel);
  if (!game) {
    await show(desk, click, [oldButton(null, noReader(desk))]);
    return null;
  }
  await meet(desk, game, click.asker.person);
  return { ...click, game: desk.referee.game(game.id) ?? game };
}

/** To the one who pressed alone. */
export async function show(desk: Desk, click: Click, messages: readonly Message[]): Promise<void> {
  const game = desk.referee.gameIn(desk.who.team, click.channel);
  const drafts = messages.map((message) => privately(click.asker, message));
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game?.id ?? null));
}

/** A button that this version does not have; the matter it was about is named when there is one. */
export async function outdated(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  const id = click.value.split('|')[0] ?? '';
  if (here) await stale(desk, here, matter(here.game, id) ? id : null);
}

/** A button whose value no longer says anything. */
export function stale(desk: Desk, here: GameClick, matter: string | null): Promise<void> {
  return show(desk, here, [oldButton(matter, readerOf(desk, here.game))]);
}
