import { playedAt } from '../../ruleset/engine.ts';
import type { Ground } from '../../ruleset/types.ts';
import { Writing } from '../cells.ts';
import { kindOf, type Matter, matter, rawVote } from '../matters.ts';
import { noteDeed } from '../people.ts';
import { putSignal, signalOf, takenBackAt } from '../signals.ts';
import { recount } from '../tally.ts';
import type { Drafted, Ruling } from '../types.ts';
import { type Cast, earlyGrounds, finality, finalWord, isOld, restate, voteGrounds } from './ballot.ts';
import { type Case, criteriaGround, draft, lawful, nothing, refused, unknownMatter } from './drafts.ts';

/** FN-V1 to V9: one vote a player, the latest standing signal; finality of VETO and self-kill. */
export function decideVote(subject: Case, command: Cast): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  if (isOld(game, at, command, stamp)) return nothing;
  const early = earlyGrounds(game, at, command.signal, stamp.at);
  if (at.state !== 'pending') return tooLate(subject, at, command, early);
  const grounds = [...early, ...voteGrounds(game, at, stamp, command.vote)];
  if (grounds.length > 0) return refused(grounds, [voided(subject, at, command, grounds)]);
  return cast(subject, at, command);
}

function cast(subject: Case, at: Matter, command: Cast): Ruling {
  const { game, stamp } = subject;
  const { vote, signal } = command;
  const kind = kindOf(game, at.kind);
  const rule = game.law.program.titles.votes ?? kind.rule;
  const writing = new Writing(game.table, rule);
  const where = { matter: at.id, person: stamp.by, signal };
  // What is final holds although it was taken back since, as if both had been heard in order.
  const isBack = (takenBackAt(game, where) ?? Number.NEGATIVE_INFINITY) >= stamp.at;
  const standing = isBack ? 'held' : 'stands';
  putSignal(writing, where, { vote, at: stamp.at, standing, order: game.seq + 1 });
  const replaces = rawVote(game, at.id, stamp.by);
  const final = finality(kind, at, stamp.by, vote);
  restate(writing, at.id, stamp.by, final === null ? finalWord(kind, at, stamp.by) : vote);
  if (final) writing.put(`matter/${at.id}/${final}`, true).put(`matter/${at.id}/final_at`, stamp.at);
  if (final === 'vetoed') writing.put(`matter/${at.id}/vetoed_by`, stamp.by);
  noteDeed(writing, stamp.by, 'vote', stamp.at);
  const fact = { type: 'VoteCast', matter: at.id, vote, signal, replaces, final } as const;
  return lawful(subject, draft(subject, { rule, matter: at.id }, fact, writing.changes));
}

/** Remembered, so that reconciling does not revive it. What stood by the same signal stands on. */
function voided(subject: Case, at: Matter, { vote, signal }: Cast, grounds: readonly Ground[]): Drafted {
  const { game, stamp } = subject;
  const writing = new Writing(game.table, grounds[0]?.rule ?? 'referee');
  const known = signalOf(game, at.id, stamp.by, signal.id);
  const row =
    known?.standing === 'stands' || known?.standing === 'held'
      ? ({ ...known, standing: 'stands' } as const)
      : ({ vote, at: stamp.at, standing: 'void', order: game.seq + 1 } as const);
  putSignal(writing, { matter: at.id, person: stamp.by, signal }, row);
  const fact = { type: 'SignalVoided', matter: at.id, vote, signal, grounds } as const;
  return draft(subject, { matter: at.id, rule: writing.rule }, fact, writing.changes);
}

/** FN-R9, R10: an earlier vote that arrives after the resolution is logged with the tally it would have given. */
function tooLate(subject: Case, at: Matter, command: Cast, early: readonly Ground[]): Ruling {
  const { game, stamp } = subject;
  const closed = at.closed ?? stamp.at;
  const rule = game.law.program.titles.criteria ?? kindOf(game, at.kind).rule;
  const who = at.resolver === null ? [] : [' by ', { player: at.resolver }];
  const saying = [
    { matter: at.id },
    ` was ${at.state} at `,
    { instant: closed },
    ...who,
    '; the vote is not counted.',
  ];
  const grounds = [criteriaGround(game.law.program, 'closed', saying, rule), ...early];
  const isLate = stamp.at < closed && early.length === 0;
  if (!isLate || at.state === 'closed' || !playedAt(game, stamp.by, stamp.at)) return refused(grounds);
  const { matter: id, vote, signal } = command;
  const writing = new Writing(game.table, rule);
  const row = { vote, at: stamp.at, standing: 'void', order: game.seq + 1 } as const;
  putSignal(writing, { matter: id, person: stamp.by, signal }, row);
  const wouldHave = recount(game, at, { by: stamp.by, vote, at: stamp.at });
  const fact = { type: 'VoteArrivedLate', matter: id, vote, signal, wouldHave } as const;
  return refused(grounds, [draft(subject, { rule, matter: id }, fact, writing.changes)]);
}
