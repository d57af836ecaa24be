import { commentOf } from '../../game/comments.ts';
import { matter } from '../../game/matters.ts';
import { emperor } from '../../game/people.ts';
import type { Game, Signal } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import { type Desk, languageIn } from '../desk.ts';
import { readReply } from '../read/votes.ts';
import { readerOf } from '../reader.ts';
import { notAVote, voteAsk } from '../render/surfaces/votes.ts';
import { resolveMatter } from '../resolving.ts';
import { marking, privately } from '../say/routes.ts';
import { voteSigns } from '../views/card.ts';
import { voteCite } from '../views/scene.ts';
import { irregular } from '../voting.ts';
import { askerOf } from './announcements.ts';
import type { Spoken } from './spoken.ts';

const COUNTED = 'ballot_box_with_check';

export function replySignal(ts: string): Signal {
  return { id: `reply:${ts}`, way: 'reply' };
}

/** A reply in a matter's thread; whether it meant anything for the matter. */
export async function hearVoteReply(desk: Desk, game: Game, said: Spoken, id: string): Promise<boolean> {
  const read = readReply(said.text, languageIn(game).signs, desk.room.aliases);
  switch (read.is) {
    case 'vote':
      await castReply(desk, game, said, { id, vote: read.vote, conditional: read.conditional });
      return true;
    case 'ask':
      await askVote(desk, game, said, { id, between: read.between });
      return true;
    case 'notAVote':
      await tellNotAVote(desk, game, said, { id, word: read.word, like: read.like });
      return true;
    case 'resolve':
    case 'notice':
      await resolveMatter(desk, {
        asker: askerOf(said),
        game,
        matter: id,
        outcome: read.outcome,
        way: 'reply',
        at: said.at,
        cause: said.cause,
      });
      return true;
    case 'nothing':
      return false;
  }
}

/** A counted reply gets the bot's mark, so that a vote needs no message; what is irregular is told privately. */
async function castReply(
  desk: Desk,
  game: Game,
  said: Spoken,
  { id, vote, conditional }: { id: string; vote: VoteWord; conditional: boolean },
): Promise<void> {
  await attempt(desk, {
    asker: askerOf(said),
    game,
    command: {
      do: 'vote',
      matter: id,
      vote,
      signal: { ...replySignal(said.ts), words: commentOf(said.text) },
    },
    at: said.at,
    cause: said.cause,
    words: [`vote on ${id}.`],
    done: (heard) => [
      marking(said.channel, said.ts, COUNTED),
      ...irregular(desk, heard, { asker: askerOf(said), matter: id, conditional }),
    ],
  });
}

async function askVote(
  desk: Desk,
  game: Game,
  said: Spoken,
  { id, between }: { id: string; between: readonly VoteWord[] },
): Promise<void> {
  await attempt(desk, {
    asker: askerOf(said),
    game,
    command: { do: 'ask', matter: id, between, signal: replySignal(said.ts) },
    at: said.at,
    cause: said.cause,
    words: [`vote on ${id}.`],
    done: ({ events, after }) => {
      if (!events.some((event) => event.fact.type === 'VoteAsked')) return [];
      const view = { matter: id, read: between, cite: voteCite(after.law.program, 'vote') };
      return [privately(askerOf(said), voteAsk(view, readerOf(desk, after)))];
    },
  });
}

async function tellNotAVote(
  desk: Desk,
  game: Game,
  said: Spoken,
  { id, word, like }: { id: string; word: string; like: VoteWord | null },
) {
  if (matter(game, id)?.state !== 'pending') return;
  const votes = voteSigns(game).filter(({ vote }) => vote !== 'veto' || said.user === emperor(game));
  const view = { matter: id, word, like, votes, cite: voteCite(game.law.program, 'vote') };
  const message = privately(askerOf(said), notAVote(view, readerOf(desk, game)));
  await desk.store.transact((tx) => tx.outbox.queue([message], game.id));
}
