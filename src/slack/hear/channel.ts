import { z } from 'zod';
import { pendingMatters } from '../../game/matters.ts';
import { isPlaying, players } from '../../game/people.ts';
import { noReader } from '../commands/reader.ts';
import { type Desk, readerOf } from '../desk.ts';
import { reconcileOne } from '../reconcile/games.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { newcomerMessage, welcomeMessage } from '../render/surfaces/welcome.ts';
import { PRIORITY, pinning, posting, privately, redrawing } from '../say/routes.ts';

const membership = z.object({ user: z.string(), channel: z.string() });

/** The bot came into a channel without a game: it says what it is for; into one with a game, it catches up. A person came into one with a game: they are asked. */
export async function hearJoined(desk: Desk, event: unknown): Promise<void> {
  const read = membership.safeParse(event);
  if (!read.success) return;
  const { user, channel } = read.data;
  const game = desk.referee.gameIn(desk.who.team, channel);
  desk.room.away.get(channel)?.delete(user);
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

/** Nobody is demoted by leaving a channel; the roster says that they are away. */
export async function hearLeft(desk: Desk, event: unknown): Promise<void> {
  const read = membership.safeParse(event);
  const game = read.success ? desk.referee.gameIn(desk.who.team, read.data.channel) : null;
  if (!read.success || !game || !isPlaying(game.table, read.data.user)) return;
  const { channel, user } = read.data;
  desk.room.away.set(channel, new Set([...(desk.room.away.get(channel) ?? []), user]));
  await desk.store.transact((tx) => tx.outbox.queue([redrawing(channel, 'board')], game.id));
}

const opened = z.object({ channel: z.string() });

/** A channel that was archived is in use again: what could not be said there meanwhile is said now. */
export async function hearUnarchived(desk: Desk, event: unknown): Promise<void> {
  const read = opened.safeParse(event);
  const game = read.success ? desk.referee.gameIn(desk.who.team, read.data.channel) : null;
  if (game) await reconcileOne(desk, game.id);
}

const pin = z.object({
  user: z.string(),
  channel_id: z.string(),
  item: z.object({ message: z.object({ ts: z.string() }) }),
});

/** FN-M5: a pin that the rules ask for is set again once, with a word to who took it off; then it is an unmet duty. */
export async function hearUnpinned(desk: Desk, event: unknown): Promise<void> {
  const read = pin.safeParse(event);
  if (!read.success || read.data.user === desk.who.botUserId) return;
  const { channel_id: channel, user, item } = read.data;
  const game = desk.referee.gameIn(desk.who.team, channel);
  if (!game) return;
  const { ts } = item.message;
  const pending = pendingMatters(game).find((m) => m.post === ts);
  const board = desk.mirror.of(game.id, 'board')?.ts === ts;
  const duty = game.law.program.duties.get(board ? 'keep_roster_pinned' : 'pin_pending_matters');
  if ((!pending && !board) || !duty) return;
  const key = `${game.id} ${ts}`;
  if (desk.room.repinned.has(key)) {
    desk.room.unpinned.add(key);
    return;
  }
  desk.room.repinned.add(key);
  const words = noteMessage(
    [
      [
        board ? 'The gamestate' : { matter: pending?.id ?? '' },
        ' has to stay pinned (rule ',
        duty,
        '), so I have pinned it again. Taken off once more, it stays off and is reported as an unmet duty.',
      ],
    ],
    readerOf(desk, game),
  );
  const drafts = [pinning('pin', channel, { ts }), privately({ person: user, channel }, words)];
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}

const renamed = z.object({ channel: z.object({ id: z.string(), name: z.string() }) });

export function hearRenamed(desk: Desk, event: unknown): void {
  const read = renamed.safeParse(event);
  if (read.success) desk.room.names.set(read.data.channel.id, read.data.channel.name);
}

const changedUser = z.object({ user: z.object({ id: z.string() }) });

/** Names are for showing: boards follow a change, the record of who did what does not depend on it. */
export async function hearUserChange(desk: Desk, event: unknown): Promise<void> {
  const read = changedUser.safeParse(event);
  if (!read.success || !desk.names.knows(read.data.user.id)) return;
  const person = await desk.names.lookUp(read.data.user.id);
  if (!person) return;
  for (const game of desk.referee.games()) {
    if (!game.table.has(`is/player/${person.id}`)) continue;
    await desk.referee.hear({
      game: game.id,
      command: { do: 'name', person: person.id, label: person.label },
      by: 'referee',
      at: desk.clock.now(),
      cause: null,
    });
  }
}
