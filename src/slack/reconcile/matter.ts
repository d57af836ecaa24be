import { keysUnder } from '../../game/cells.ts';
import { type Matter, matter as matterOf } from '../../game/matters.ts';
import { type SignalRow, signalOf, signalsOf } from '../../game/signals.ts';
import type { Game, Signal } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import type { SeenMatter, SeenMessage, SeenReaction } from '../connect/look.ts';
import { type Desk, languageIn, readerOf } from '../desk.ts';
import { hearDeletion } from '../hear/edits.ts';
import { meet } from '../hear/meet.ts';
import { type Ballot, reactionSignal } from '../hear/reactions.ts';
import { readReaction } from '../read/reactions.ts';
import { readReply } from '../read/votes.ts';
import { voteAsk } from '../render/surfaces/votes.ts';
import { privately } from '../say/routes.ts';
import { voteCite } from '../views/scene.ts';
import { hearSeen } from './seen.ts';

/** A matter as Slack showed it, and when it was asked: by the clock, and by the number of the newest event then. */
export interface Looked extends SeenMatter {
  readonly at: number;
  readonly seq: number;
}

/** Reads a matter from Slack; null when Slack did not answer in time. */
export async function lookAtMatter(desk: Desk, game: Game, at: Matter): Promise<Looked | null> {
  const card = desk.mirror.of(game.id, `card/${at.id}`)?.ts ?? null;
  const asked = { at: desk.clock.now(), seq: desk.referee.game(game.id)?.seq ?? game.seq };
  const seen = await desk.look.matter({ channel: game.channel, post: at.post, card });
  return seen === null ? null : { ...seen, ...asked };
}

export interface Compared {
  readonly at: Matter;
  readonly seen: Looked;
  /** Before a resolution only votes are caught up with: another resolution would look in its turn. */
  readonly but?: 'resolutions';
}

/** Makes the books agree with what stands in Slack on one matter; resolves to how many signals had been missed. */
export async function reconcileMatter(
  desk: Desk,
  gameId: string,
  { at, seen, but }: Compared,
): Promise<number> {
  const before = desk.referee.game(gameId)?.seq ?? 0;
  const game = () => desk.referee.game(gameId) as Game;
  for (const message of seen.thread) {
    if (but === undefined || !resolves(desk, game(), message)) await hearSeen(desk, game(), message);
  }
  if (seen.whole) await missingReplies(desk, game(), at, seen);
  await reactions(desk, game, { matter: at.id, on: 'post', seen }, seen.onPost);
  await reactions(desk, game, { matter: at.id, on: 'card', seen }, seen.onCard);
  return game().seq - before;
}

function resolves(desk: Desk, game: Game, { text }: SeenMessage): boolean {
  const { is } = readReply(text, languageIn(game).signs, desk.room.aliases);
  return is === 'resolve' || is === 'notice';
}

/** Replies whose votes stand in the books and which are no longer there. */
async function missingReplies(desk: Desk, game: Game, at: Matter, seen: Looked): Promise<void> {
  const there = new Set(seen.thread.map((message) => message.ts));
  for (const user of keysUnder(game.table, `signal/${at.id}`)) {
    for (const row of signalsOf(game.table, at.id, user)) {
      const ts = /^reply:(.+)$/.exec(row.id)?.[1];
      if (ts === undefined || there.has(ts) || row.standing === 'held' || isSince(row, seen)) continue;
      const gone = { channel: game.channel, user, ts, thread: at.post, at: Math.max(seen.at, row.at) };
      await hearDeletion(desk, game, { is: 'deleted', ...gone });
    }
  }
}

/** Whether a signal was heard after Slack was asked: then that it was not shown says nothing. */
function isSince({ order }: SignalRow, { seq }: Looked): boolean {
  return order > seq;
}

/** Where reactions were looked for. */
interface Place extends Ballot {
  readonly seen: Looked;
}

interface Unseen {
  readonly user: string;
  readonly vote: VoteWord;
  readonly signal: Signal;
}

async function reactions(
  desk: Desk,
  game: () => Game,
  ballot: Place,
  seen: readonly SeenReaction[] | null,
): Promise<void> {
  if (seen === null) return;
  await takenBack(desk, game(), ballot, seen);
  const byUser = new Map<string, Unseen[]>();
  for (const one of unseen(desk, game(), ballot, seen))
    byUser.set(one.user, [...(byUser.get(one.user) ?? []), one]);
  for (const [user, found] of byUser) {
    await meet(desk, game(), user);
    const votes = [...new Set(found.map((one) => one.vote))];
    if (votes.length > 1) await askBetween(desk, game(), ballot, { user, votes, found });
    else for (const one of found) await cast(desk, game(), ballot, one);
  }
}

function unseen(desk: Desk, game: Game, { matter, on }: Ballot, seen: readonly SeenReaction[]): Unseen[] {
  const { signs } = languageIn(game);
  return seen.flatMap(({ name, users }) => {
    const vote = readReaction(name, signs, desk.room.aliases);
    if (vote === null) return [];
    const signal = reactionSignal(on, name);
    return users
      .filter((user) => user !== desk.who.botUserId && signalOf(game, matter, user, signal.id) === null)
      .map((user) => ({ user, vote, signal }));
  });
}

/** Its own time is not known: it counts from when it was looked for. */
async function cast(
  desk: Desk,
  game: Game,
  { matter, seen }: Place,
  { user, vote, signal }: Unseen,
): Promise<void> {
  await attempt(desk, {
    asker: { person: user, channel: game.channel, thread: matterOf(game, matter)?.post ?? '' },
    game,
    command: { do: 'vote', matter, vote, signal },
    at: seen.at,
    cause: null,
    words: [`vote on ${matter} by reaction.`],
  });
}

/** Two unseen reactions by one person have no order: they are asked, and nothing counts meanwhile. */
async function askBetween(
  desk: Desk,
  game: Game,
  { matter, seen }: Place,
  { user, votes, found }: { user: string; votes: readonly VoteWord[]; found: readonly Unseen[] },
): Promise<void> {
  const asker = { person: user, channel: game.channel, thread: matterOf(game, matter)?.post ?? '' };
  for (const [i, { signal }] of found.entries()) {
    await attempt(desk, {
      asker,
      game,
      command: { do: 'ask', matter, between: votes, signal },
      at: seen.at,
      cause: null,
      words: [`vote on ${matter} by reaction.`],
      done: ({ after }) => {
        const view = { matter, read: votes, cite: voteCite(after.law.program, 'vote') };
        return i === 0 ? [privately(asker, voteAsk(view, readerOf(desk, after)))] : [];
      },
    });
  }
}

async function takenBack(
  desk: Desk,
  game: Game,
  { matter, on, seen }: Place,
  shown: readonly SeenReaction[],
) {
  if (shown.some((reaction) => !reaction.whole)) return;
  const there = new Set(
    shown.flatMap(({ name, users }) => users.map((user) => `${user} ${reactionSignal(on, name).id}`)),
  );
  for (const user of keysUnder(game.table, `signal/${matter}`)) {
    for (const row of signalsOf(game.table, matter, user)) {
      if (!row.id.startsWith(`reaction:${on}:`) || there.has(`${user} ${row.id}`) || isSince(row, seen))
        continue;
      await desk.referee.hear({
        game: game.id,
        command: { do: 'withdraw', matter, signal: { id: row.id, way: 'reaction' } },
        by: user,
        at: Math.max(seen.at, row.at),
        cause: null,
      });
    }
  }
}
