import { matter, rawVote } from '../game/matters.ts';
import { signalsOf } from '../game/signals.ts';
import { tally } from '../game/tally.ts';
import type { Game, Signal } from '../game/types.ts';
import type { Heard } from '../referee.ts';
import type { Saying } from '../ruleset/types.ts';
import type { Draft } from '../store/types.ts';
import { attempt } from './acts.ts';
import type { Desk } from './desk.ts';
import { readerOf } from './reader.ts';
import { noteMessage } from './render/surfaces/note.ts';
import { withdrawnMessage } from './render/surfaces/votes.ts';
import { type Asker, privately } from './say/routes.ts';

interface Withdrawing {
  readonly asker: Asker;
  readonly game: Game;
  readonly matter: string;
  readonly at: number;
  readonly cause: string;
}

/** FN-V1: every signal of theirs on a matter is taken back but reactions, which people take off in Slack themselves. */
export async function withdrawVote(desk: Desk, one: Withdrawing): Promise<void> {
  const { asker, game, matter: id, at, cause } = one;
  const signals = standingSignals(game, id, asker.person);
  const was = rawVote(game, id, asker.person);
  const pending = matter(game, id)?.state === 'pending';
  if (signals.length === 0 || was === null || !pending) {
    const message = noteMessage([nothingSaid(id, was, pending)], readerOf(desk, game));
    return desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game.id));
  }
  for (const [i, signal] of signals.entries()) {
    const last = i === signals.length - 1;
    const { ruling } = await attempt(desk, {
      ...{ asker, game, at, cause, more: !last },
      command: { do: 'withdraw', matter: id, signal },
      words: ['take back your vote on ', { matter: id }, '.'],
      done: (heard) => (last ? takenBack(desk, heard, one, was) : []),
    });
    if (!ruling.lawful) return;
  }
}

function standingSignals(game: Game, id: string, person: string): Signal[] {
  return signalsOf(game.table, id, person)
    .filter(({ id: signal, standing }) => standing === 'stands' && !signal.startsWith('reaction:'))
    .map(({ id: signal }) => ({ id: signal, way: wayOf(signal) }));
}

function wayOf(signal: string): Signal['way'] {
  return signal.startsWith('reply:') ? 'reply' : signal.startsWith('button:') ? 'button' : 'command';
}

function nothingSaid(id: string, was: string | null, pending: boolean): Saying {
  if (!pending) return [{ matter: id }, ' is no longer pending, so votes on it stay as they are.'];
  if (was === null) return ['You have no vote on ', { matter: id }, ' to take back.'];
  return ['Your vote on ', { matter: id }, ' is a reaction. Take it off there to take your vote back.'];
}

function takenBack(
  desk: Desk,
  { after }: Heard,
  { asker, matter: id }: Withdrawing,
  withdrew: NonNullable<ReturnType<typeof rawVote>>,
): Draft[] {
  const subject = matter(after, id);
  if (!subject) return [];
  const stands = rawVote(after, id, asker.person);
  const view = { matter: id, withdrew, stands, tally: tally(after, subject) };
  return [privately(asker, withdrawnMessage(view, readerOf(desk, after)))];
}
