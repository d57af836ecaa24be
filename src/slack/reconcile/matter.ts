import { keysUnder } from '../../game/cells.ts';
import type { Matter } from '../../game/matters.ts';
import { latestStanding, type SignalRow, signalsOf } from '../../game/signals.ts';
import type { Game } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import type { SeenMatter, SeenMessage } from '../connect/look.ts';
import { type Desk, languageIn } from '../desk.ts';
import { hearDeletion } from '../hear/deletions.ts';
import type { Said } from '../hear/event.ts';
import { overtakers } from '../hear/overtaken.ts';
import { saidId } from '../hear/said.ts';
import { calledWith } from '../read/called.ts';
import { readReply } from '../read/votes.ts';
import { type Place, reactions } from './reactions.ts';
import { hearSeen } from './seen.ts';

/** A matter as Slack showed it, and when it was asked: by the clock, and by the number of the newest event then. */
export interface Looked extends SeenMatter {
  /** The parents of the threads that were read. */
  readonly threads: readonly string[];
  readonly at: number;
  readonly seq: number;
}

/** Reads a matter from Slack; null when Slack did not answer in time. */
export async function lookAtMatter(desk: Desk, game: Game, at: Matter): Promise<Looked | null> {
  const card = desk.mirror.of(game.id, `card/${at.id}`)?.ts ?? null;
  const asked = { at: desk.clock.now(), seq: desk.referee.game(game.id)?.seq ?? game.seq };
  const seen = await desk.look.matter({ channel: game.channel, post: at.post, card });
  return seen === null ? null : { ...seen, ...asked, threads: card === null ? [at.post] : [at.post, card] };
}

export interface Compared {
  readonly at: Matter;
  readonly seen: Looked;
  /**
   * Before a resolution only votes are caught up with: another resolution would look in its turn, and what became of the
   * message that asks for this one is heard after it.
   */
  readonly resolving?: { readonly cause: string | null };
}

/** Makes the books agree with what stands in Slack on one matter; resolves to how many signals had been missed. */
export async function reconcileMatter(
  desk: Desk,
  gameId: string,
  { at, seen, resolving }: Compared,
): Promise<number> {
  const before = desk.referee.game(gameId)?.seq ?? 0;
  const game = () => desk.referee.game(gameId) as Game;
  for (const message of seen.thread) {
    if (resolving && (isOf(resolving.cause, message) || resolves(desk, game(), message))) continue;
    await hearSeen(desk, game(), message);
  }
  await overtakers(desk, game(), { channel: game().channel, ts: at.post });
  if (seen.whole) await missingReplies(desk, game(), at, seen);
  if (seen.onPost === null && resolving === undefined) await missingPost(desk, game(), at);
  await reactions(desk, game, { matter: at.id, on: 'post', seen }, seen.onPost);
  await reactions(desk, game, { matter: at.id, on: 'card', seen }, seen.onCard);
  return game().seq - before;
}

/** Whether an act was asked for by this message, as it was or as it was edited: its id is the third part of the cause. */
function isOf(cause: string | null, { ts }: SeenMessage): boolean {
  return cause?.split(':')[2] === ts;
}

function resolves(desk: Desk, game: Game, { text }: SeenMessage): boolean {
  const called = calledWith(text, desk.who.botUserId);
  if (called !== null && /^\/?(?:nomic\s+)?resolve\b/i.test(called)) return true;
  const { is } = readReply(text, languageIn(game).signs, desk.room.aliases);
  return is === 'resolve' || is === 'notice';
}

/** Replies whose votes stand in the books and which are no longer where they were. */
async function missingReplies(desk: Desk, game: Game, at: Matter, seen: Looked): Promise<void> {
  const there = new Set(seen.thread.map((message) => message.ts));
  for (const user of keysUnder(game.table, `signal/${at.id}`)) {
    for (const row of signalsOf(game.table, at.id, user)) {
      const ts = /^reply:(.+)$/.exec(row.id)?.[1];
      if (ts === undefined || there.has(ts) || row.standing === 'held' || isSince(row, seen)) continue;
      const { thread } = ((await desk.store.inbox.body(saidId(game.channel, ts))) ?? {}) as Partial<Said>;
      // A card that was taken away and posted anew has left a thread of its own behind.
      if (thread && !seen.threads.includes(thread)) continue;
      const gone = { channel: game.channel, user, ts, thread: at.post, at: Math.max(seen.at, row.at) };
      await hearDeletion(desk, game, { is: 'deleted', ...gone });
    }
  }
}

/** The entry's own post, of which nothing is left where nobody had replied. */
async function missingPost(desk: Desk, game: Game, at: Matter): Promise<void> {
  if (at.deleted || (await desk.look.message(game.channel, at.post)) !== null) return;
  const gone = { channel: game.channel, user: null, ts: at.post, thread: null, at: null };
  await hearDeletion(desk, game, { is: 'deleted', ...gone });
}

/** Whether a signal was heard after Slack was asked: then that it was not shown says nothing. */
export function isSince({ order }: SignalRow, { seq }: Looked): boolean {
  return order > seq;
}

/** What else this person said that was not heard before the look. */
export function newVote(game: Game, { matter, seen }: Place, user: string): VoteWord[] {
  const row = latestStanding(game.table, matter, user);
  return row && isSince(row, seen) ? [row.vote] : [];
}
