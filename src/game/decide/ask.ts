import { Writing } from '../cells.ts';
import { kindOf, matter } from '../matters.ts';
import { putSignal, signalOf, takenBackAt } from '../signals.ts';
import type { Of, Ruling } from '../types.ts';
import { earlyGrounds, voteGrounds } from './ballot.ts';
import { type Case, draft, nothing, refused, unknownMatter } from './drafts.ts';

type Ask = Of<'ask'>;

/** Remembers that somebody was asked which vote they meant, so that the card shows it and nobody is asked twice. */
export function decideAsk(subject: Case, command: Ask): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const where = { matter: at.id, person: stamp.by, signal: command.signal };
  const known = signalOf(game, at.id, stamp.by, command.signal.id) !== null;
  const gone = stamp.at <= (takenBackAt(game, where) ?? Number.NEGATIVE_INFINITY);
  if (at.state !== 'pending' || known || gone) return nothing;
  const early = earlyGrounds(game, at, command.signal, stamp.at);
  const grounds = [...early, ...voteGrounds(game, at, stamp, null)];
  if (grounds.length > 0) return refused(grounds);
  const rule = game.law.program.titles.votes ?? kindOf(game, at.kind).rule;
  const writing = new Writing(game.table, rule);
  const vote = command.between[0] ?? 'for';
  putSignal(writing, where, { vote, at: stamp.at, standing: 'unclear', order: game.seq + 1 });
  const fact = {
    type: 'VoteAsked',
    matter: at.id,
    between: command.between,
    signal: command.signal,
  } as const;
  return { lawful: true, events: [draft(subject, { rule, matter: at.id }, fact, writing.changes)] };
}
