import { Writing } from '../cells.ts';
import { freezeAt, frozenGround, runsWhileFrozen } from '../clocks.ts';
import { kindOf, type Matter, matter } from '../matters.ts';
import { dropSignal, putSignal, type SignalRow, signalOf, takenBackAt } from '../signals.ts';
import type { Ruling, Signal } from '../types.ts';
import { finalGrounds, finalWord, restate } from './ballot.ts';
import { type Case, draft, lawful, nothing, refused, unknownMatter } from './drafts.ts';

interface Withdraw {
  readonly matter: string;
  readonly signal: Signal;
}

/** A reaction taken back or a reply deleted: that signal goes and the one before it stands again (FN-V1). */
export function decideWithdraw(subject: Case, command: Withdraw): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  if (at.state !== 'pending') return nothing;
  const known = signalOf(game, at.id, stamp.by, command.signal.id);
  const frozen = !runsWhileFrozen(game, at.kind) && freezeAt(game, stamp.at) !== null;
  if (known === null) return frozen ? nothing : goes(subject, at, command.signal);
  if (known.standing === 'held' || stamp.at < known.at) return nothing;
  const final = finalWord(kindOf(game, at.kind), at, stamp.by);
  const holds = known.standing === 'stands' && (frozen || (final !== null && known.vote === final));
  return holds ? held(subject, at, command.signal, known) : goes(subject, at, command.signal);
}

/** Heard before the signal itself it leaves its instant all the same, for a signal that was given earlier. */
function goes(subject: Case, at: Matter, signal: Signal): Ruling {
  const { game, stamp } = subject;
  const where = { matter: at.id, person: stamp.by, signal };
  if ((takenBackAt(game, where) ?? Number.NEGATIVE_INFINITY) >= stamp.at) return nothing;
  const kind = kindOf(game, at.kind);
  const rule = game.law.program.titles.votes ?? kind.rule;
  const writing = new Writing(game.table, rule);
  dropSignal(writing, where, stamp.at);
  const stands = restate(writing, at.id, stamp.by, finalWord(kind, at, stamp.by));
  const fact = { type: 'VoteWithdrawn', matter: at.id, signal, stands } as const;
  return lawful(subject, draft(subject, { rule, matter: at.id }, fact, writing.changes));
}

/** Taken back while frozen, or after it became final: the vote stands as it did. */
function held(subject: Case, at: Matter, signal: Signal, known: SignalRow): Ruling {
  const { game, stamp } = subject;
  const rule = game.law.program.titles.votes ?? kindOf(game, at.kind).rule;
  const frozen = runsWhileFrozen(game, at.kind) ? null : frozenGround(game, stamp.at);
  const grounds = [...(frozen ? [frozen] : []), ...finalGrounds(game, at, stamp.by)];
  const writing = new Writing(game.table, rule);
  putSignal(writing, { matter: at.id, person: stamp.by, signal }, { ...known, standing: 'held' });
  const fact = { type: 'SignalVoided', matter: at.id, vote: null, signal, grounds } as const;
  return refused(grounds, [draft(subject, { rule, matter: at.id }, fact, writing.changes)]);
}
