import { matterAtPost } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { readReply } from '../read/votes.ts';
import { matterOfThread } from './called.ts';
import type { Edited, Said } from './event.ts';
import { hear } from './messages.ts';
import { countReaction } from './reactions.ts';

const CLOCKS_DIFFER_MS = 300_000;

interface Entry {
  readonly channel: string;
  readonly ts: string;
  /** From when on it is an entry, as Slack dates it. */
  readonly since: string;
}

/**
 * Votes in the thread of an entry that came before the entry was heard meant nothing then, and are heard again; so do
 * those under its card that came before it was known where the card stands.
 */
export async function overtakers(desk: Desk, game: Game, { channel, ts, since }: Entry): Promise<void> {
  const now = desk.referee.game(game.id) ?? game;
  const of = matterAtPost(now, ts)?.id;
  if (of === undefined) return;
  const { inbox } = desk.store;
  await overtakingReactions(desk, ts);
  for (const way of ['said', 'edited']) {
    for (const { id, body } of await inbox.unheeded(`${way}:${channel}:${ts}`, `${way}:${channel};`)) {
      const reply = body as Said | Edited;
      const at = reply.is === 'edited' ? reply.editedTs : reply.ts;
      if (matterOfThread(desk, now, channel, reply.thread ?? '') !== of) continue;
      if (msOf(at) < msOf(since) || !isVote(desk, game, reply.text)) continue;
      desk.step('heard again', { id });
      await desk.store.transact((tx) => tx.inbox.reopen(id));
      await hear(desk, reply);
    }
  }
}

/** What was put on the post: once the post is deleted, no look shows it any more. */
async function overtakingReactions(desk: Desk, post: string): Promise<void> {
  const { inbox } = desk.store;
  const since = msOf(post) - CLOCKS_DIFFER_MS;
  for (const { id, body } of await inbox.unheededEvents(since, ['"reaction_', `"${post}"`])) {
    desk.step('heard again', { id });
    await desk.store.transact((tx) => tx.inbox.reopen(id));
    await countReaction(desk, (body as { event?: unknown }).event, id);
    if ((await inbox.ruling(id)) === null) await desk.store.transact((tx) => tx.inbox.settle(id, null));
  }
}

/** A vote on a matter that is known is always ruled on: what was settled without a ruling was heard before it. */
function isVote(desk: Desk, game: Game, reply: string): boolean {
  return readReply(reply, languageIn(game).signs, desk.room.aliases).is === 'vote';
}
