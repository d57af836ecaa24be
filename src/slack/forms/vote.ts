import { type Cast, finality, voteGrounds } from '../../game/decide/ballot.ts';
import { kindOf, type Matter, matter } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Heard } from '../../referee.ts';
import type { Ground, VoteWord } from '../../ruleset/types.ts';
import type { Draft } from '../../store/types.ts';
import { askingWhy } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { NO_VOTE, voteForm } from '../render/forms/vote.ts';
import { reasonMessage } from '../render/surfaces/reason.ts';
import { voteName } from '../render/words.ts';
import { PRIORITY, posting } from '../say/routes.ts';
import { voteFormView } from '../views/forms-vote.ts';
import { receipt } from '../voting.ts';
import { withdrawVote } from '../withdrawing.ts';
import { complaint } from './complaint.ts';
import { type Opener, refuse, show, tell } from './show.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';

/** "More…": one person's choices on one matter. */
export async function openVote(desk: Desk, opener: Opener, game: Game, id: string): Promise<void> {
  const subject = matter(game, id);
  if (!subject) return tell(desk, opener, [[`There is no matter ${id.slice(0, 20)}.`]]);
  const at = desk.clock.now();
  const grounds = barring(game, subject, opener.person, at);
  const why = askingWhy(game, `vote ${subject.id} for`);
  if (grounds.length > 0) return refuse(desk, opener, game, { act: [`vote on ${id}.`], grounds, at, why });
  const view = voteForm(voteFormView(game, subject, opener.person, at), readerOf(desk, game));
  await show(desk, opener, view, `Type \`/nomic vote ${id} FOR\`.`);
}

function barring(game: Game, subject: Matter, by: string, at: number): readonly Ground[] {
  if (subject.state === 'pending') return voteGrounds(game, subject, { by, at }, null);
  const saying = [{ matter: subject.id }, ` is no longer pending: it was ${subject.state}.`];
  return [{ rule: 'referee', saying }];
}

const WORDS: readonly VoteWord[] = ['for', 'against', 'deferential', 'veto'];

/** What is final at once has to be confirmed by its own word. */
export async function submitVote(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { asker, game, filled, cause, at } = sent;
  const subject = matter(game, sent.carried.m ?? '');
  if (subject && filled.text('vote') === NO_VOTE) {
    await withdrawVote(desk, { asker, game, at, cause, matter: subject.id });
    return CLOSE;
  }
  const vote = WORDS.find((word) => voteName(word) === filled.text('vote')) ?? null;
  if (!subject || vote === null) return { errors: { vote: 'Choose one of the votes.' } };
  const final = finality(kindOf(game, subject.kind), subject, asker.person, vote);
  if (final !== null && filled.text('sure').toUpperCase() !== voteName(vote)) {
    const ask = `Type ${voteName(vote)} to confirm`;
    // The field itself says why.
    if (filled.has('sure')) return { errors: { sure: `${ask}.` } };
    return { errors: { vote: `${ask}: it is final at once and cannot be taken back.` } };
  }
  const cast: Cast = { matter: subject.id, vote, signal: { id: `button:${cause}`, way: 'button' } };
  const { ruling, after } = await desk.referee.hear({
    ...{ game: game.id, command: { do: 'vote', ...cast }, by: asker.person, at, cause },
    answer: (heard) => (heard.ruling.lawful ? said(desk, heard, sent, cast) : []),
  });
  return ruling.lawful ? CLOSE : { errors: { vote: complaint(ruling.grounds, readerOf(desk, after)) } };
}

function said(desk: Desk, heard: Heard, { asker, filled }: SentInGame, cast: Cast): Draft[] {
  const { after } = heard;
  const receipts = receipt(desk, heard, { asker, matter: cast.matter });
  const reason = filled.text('note');
  const subject = matter(after, cast.matter);
  if (reason === '' || !subject) return receipts;
  const where = { channel: after.channel, thread: subject.post, priority: PRIORITY.notice };
  const view = { by: asker.person, vote: cast.vote, reason };
  return [...receipts, posting(where, reasonMessage(view, readerOf(desk, after)))];
}
