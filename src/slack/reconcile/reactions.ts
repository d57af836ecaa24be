import { keysUnder } from '../../game/cells.ts';
import type { Signal } from '../../game/commands.ts';
import { matter as matterOf } from '../../game/matters.ts';
import { signalOf, signalsOf } from '../../game/signals.ts';
import type { Game } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import type { SeenReaction } from '../connect/look.ts';
import { type Desk, languageIn } from '../desk.ts';
import { meet } from '../hear/meet.ts';
import { type Ballot, reactionSignal } from '../hear/reactions.ts';
import { readReaction } from '../read/reactions.ts';
import { readerOf } from '../reader.ts';
import { voteAsk } from '../render/render.ts';
import { privately } from '../say/routes.ts';
import { voteCite } from '../views/scene.ts';
import { isSince, type Looked, newVote } from './matter.ts';

/** Where reactions were looked for. */
export interface Place extends Ballot {
  readonly seen: Looked;
}

export interface Unseen {
  readonly user: string;
  readonly vote: VoteWord;
  readonly signal: Signal;
}

export async function reactions(
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
    const votes = [...new Set([...found.map((one) => one.vote), ...newVote(game(), ballot, user)])];
    if (votes.length > 1 || mayBeOlder(game(), ballot))
      await askWhich(desk, game(), ballot, { user, votes, found });
    else for (const one of found) await cast(desk, game(), ballot, one);
  }
}

/** What nobody saw come may have stood there before an edit made an entry of the post: of a card it cannot (FN-M6). */
function mayBeOlder(game: Game, { matter, on }: Ballot): boolean {
  return on === 'post' && matterOf(game, matter)?.sinceEdit === true;
}

export function unseen(
  desk: Desk,
  game: Game,
  { matter, on }: Ballot,
  seen: readonly SeenReaction[],
): Unseen[] {
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
export async function cast(
  desk: Desk,
  game: Game,
  { matter, seen }: Place,
  { user, vote, signal }: Unseen,
): Promise<void> {
  await attempt(desk, {
    asker: { person: user, channel: game.channel, thread: matterOf(game, matter)?.post ?? '' },
    game,
    command: { do: 'vote', matter, vote, signal: { ...signal, found: true } },
    at: seen.at,
    cause: null,
    words: [`vote on ${matter} by reaction.`],
  });
}

/** Signals by one person that nobody saw come have no time and no order: they are asked, and no reaction counts meanwhile. */
async function askWhich(
  desk: Desk,
  game: Game,
  { matter, seen }: Place,
  { user, votes, found }: { user: string; votes: readonly VoteWord[]; found: readonly Unseen[] },
): Promise<void> {
  const asker = { person: user, channel: game.channel, thread: matterOf(game, matter)?.post ?? '' };
  const unseen = votes.length > 1 ? ('order' as const) : ('moment' as const);
  for (const [i, { signal }] of found.entries()) {
    await attempt(desk, {
      asker,
      game,
      command: { do: 'ask', matter, between: votes, signal },
      at: seen.at,
      cause: null,
      words: [`vote on ${matter} by reaction.`],
      done: ({ after }) => {
        const view = { matter, read: votes, unseen, cite: voteCite(after.law.program, 'vote') };
        return i === 0 ? [privately(asker, voteAsk(view, readerOf(desk, after)))] : [];
      },
    });
  }
}

export async function takenBack(
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
