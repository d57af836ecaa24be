import { z } from 'zod';
import { pendingMatters } from '../../game/matters.ts';
import { isPlaying, players } from '../../game/people.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { readerOf } from '../reader.ts';
import { reconcileOne } from '../reconcile/games.ts';
import { newcomerMessage, welcomeMessage } from '../render/surfaces/welcome.ts';
import { PRIORITY, posting, privately, redrawing } from '../say/routes.ts';

const membership = z.object({ user: z.string(), channel: z.string() });

/** The bot came into a channel without a game: it says what it is for; into one with a game, it catches up. A person came into one with a game: they are asked. */
export async function hearJoined(desk: Desk, event: unknown): Promise<void> {
  const read = membership.safeParse(event);
  if (!read.success) return;
  const { user, channel } = read.data;
  const game = gameAt(desk, channel);
  desk.room.away.get(channel)?.delete(user);
  desk.homes.list(user, null);
  if (user === desk.who.botUserId) {
    if (game) return reconcileOne(desk, game.id);
    const draft = posting(
      { channel, priority: PRIORITY.notice },
      welcomeMessage({ channel }, noReader(desk)),
    );
    await desk.store.transact((tx) => tx.outbox.queue([draft], null));
    return;
  }
  if (!game || isPlaying(game.table, user)) return;
  const view = { players: players(game.table).length, pending: pendingMatters(game).map((m) => m.id) };
  const draft = privately({ person: user, channel }, newcomerMessage(view, readerOf(desk, game)));
  await desk.store.transact((tx) => tx.outbox.queue([draft], game.id));
}

/** Nobody is demoted by leaving a channel; the roster says that they are away, and they are reminded of nothing. */
export async function hearLeft(desk: Desk, event: unknown): Promise<void> {
  const read = membership.safeParse(event);
  if (read.success) desk.homes.list(read.data.user, null);
  const game = read.success ? gameAt(desk, read.data.channel) : null;
  if (!read.success || !game?.table.has(`is/player/${read.data.user}`)) return;
  const { channel, user } = read.data;
  desk.room.away.set(channel, new Set([...(desk.room.away.get(channel) ?? []), user]));
  await desk.store.transact((tx) => tx.outbox.queue([redrawing(channel, 'board')], game.id));
}

const opened = z.object({ channel: z.string() });

/** A channel that was archived is in use again: what could not be said there meanwhile is said now. */
export async function hearUnarchived(desk: Desk, event: unknown): Promise<void> {
  const read = opened.safeParse(event);
  const game = read.success ? gameAt(desk, read.data.channel) : null;
  if (game) await reconcileOne(desk, game.id);
}
