import { mayVote } from '../../ruleset/engine.ts';
import type { Ground, MatterKindSpec, Saying, VoteWord } from '../../ruleset/types.ts';
import { Writing } from '../cells.ts';
import { freezeAt, frozenGround, runsWhileFrozen } from '../clocks.ts';
import { noDice } from '../luck.ts';
import { kindOf, type Matter, matter, rawVote } from '../matters.ts';
import { emperor, isPlaying } from '../people.ts';
import { dropSignal, latestStanding, putSignal, signalOf } from '../signals.ts';
import { matterFacts, tally } from '../tally.ts';
import type { Drafted, Game, Ruling, Signal } from '../types.ts';
import { worldAt } from '../world.ts';
import { type Case, draft, ground, lawful, refused } from './drafts.ts';

type Cast = { readonly matter: string; readonly vote: VoteWord; readonly signal: Signal };
type Withdraw = { readonly matter: string; readonly signal: Signal };

export function unknownMatter(id: string): Ruling {
  return refused([ground(null, [`There is no matter ${id}.`])]);
}

/** FN-V1 to V9: one vote a player, the latest standing signal; finality of VETO and self-kill. */
export function decideVote(subject: Case, command: Cast): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  if (at.state !== 'pending') return tooLate(subject, at, command);
  const known = signalOf(game, at.id, stamp.by, command.signal.id);
  if (known?.vote === command.vote && known.standing === 'stands') return { lawful: true, events: [] };
  const grounds = voteGrounds(game, at, stamp, command.vote);
  if (grounds.length > 0) return refused(grounds, [voided(subject, at, command, grounds)]);
  return cast(subject, at, command);
}

/** Every ground on which this vote would not count; empty when it would. */
export function voteGrounds(
  game: Game,
  at: Matter,
  stamp: { readonly by: string; readonly at: number },
  vote: VoteWord | null,
): Ground[] {
  const kind = kindOf(game, at.kind);
  const facts = matterFacts(game, at, stamp.at);
  const frozen = runsWhileFrozen(game, at.kind) ? null : frozenGround(game, stamp.at);
  return [
    ...mayVote(game.law.program, worldAt(game, stamp.at, noDice), stamp.by, facts),
    ...(frozen ? [frozen] : []),
    ...vetoGrounds(game, stamp.by, vote),
    ...finalGrounds(game, at, kind, stamp.by),
  ];
}

function vetoGrounds(game: Game, by: string, vote: VoteWord | null): Ground[] {
  if (vote !== 'veto' || by === emperor(game)) return [];
  const noun = game.law.program.nouns.get('emperor') ?? 'Emperor';
  return [
    ground(game.law.program.titles.votes, [
      `VETO is for the ${noun} alone; FOR, AGAINST and DEFERENTIAL are yours.`,
    ]),
  ];
}

function finalGrounds(game: Game, at: Matter, kind: MatterKindSpec, by: string): Ground[] {
  const own = rawVote(game, at.id, by);
  const vetoed = at.vetoed && kind.veto && own === 'veto';
  const killed = at.killed && kind.selfKill && by === at.author;
  if (!vetoed && !killed) return [];
  const saying: Saying = vetoed
    ? [{ matter: at.id }, ' was vetoed by this vote; it is final and can no longer be changed.']
    : [{ matter: at.id }, ' was self-killed by its author; that is final and can no longer be changed.'];
  return [ground(game.law.program.titles.votes, saying)];
}

function cast(subject: Case, at: Matter, command: Cast): Ruling {
  const { game, stamp } = subject;
  const kind = kindOf(game, at.kind);
  const rule = game.law.program.titles.votes ?? kind.rule;
  const writing = new Writing(game.table, rule);
  putSignal(
    writing,
    { matter: at.id, person: stamp.by, signal: command.signal },
    {
      vote: command.vote,
      at: stamp.at,
      standing: 'stands',
      order: game.seq + 1,
    },
  );
  const before = rawVote(game, at.id, stamp.by);
  restate(writing, at.id, stamp.by);
  const final = finality(kind, at, stamp.by, command.vote);
  if (final) writing.put(`matter/${at.id}/${final}`, true).put(`matter/${at.id}/final_at`, stamp.at);
  writing.put(`did/${stamp.by}/vote`, stamp.at);
  const fact = { type: 'VoteCast', matter: at.id, vote: command.vote, signal: command.signal } as const;
  return lawful(
    subject,
    draft(subject, { rule, matter: at.id }, { ...fact, replaces: before, final }, writing.changes),
  );
}

function finality(
  kind: MatterKindSpec,
  at: Matter,
  by: string,
  vote: VoteWord | null,
): 'killed' | 'vetoed' | null {
  if (vote === 'veto' && kind.veto && !at.vetoed) return 'vetoed';
  if (vote === 'against' && kind.selfKill && by === at.author && !at.killed) return 'killed';
  return null;
}

/** Writes the vote that the standing signals now add up to, and returns it. */
function restate(writing: Writing, id: string, person: string): VoteWord | null {
  const vote = latestStanding(writing.table, id, person)?.vote ?? null;
  writing.put(`vote/${id}/${person}`, vote);
  return vote;
}

function voided(subject: Case, at: Matter, { vote, signal }: Cast, grounds: readonly Ground[]): Drafted {
  const { game, stamp } = subject;
  const writing = new Writing(game.table, grounds[0]?.rule ?? 'referee');
  putSignal(
    writing,
    { matter: at.id, person: stamp.by, signal },
    {
      vote,
      at: stamp.at,
      standing: 'void',
      order: game.seq + 1,
    },
  );
  const fact = { type: 'SignalVoided', matter: at.id, vote, signal, grounds } as const;
  return draft(subject, { matter: at.id, rule: writing.rule }, fact, writing.changes);
}

/** FN-R9, R10: an earlier vote that arrives after the resolution is logged with the tally it would have given. */
function tooLate(subject: Case, at: Matter, command: Cast): Ruling {
  const { game, stamp } = subject;
  const closed = at.closed ?? stamp.at;
  const rule = game.law.program.titles.criteria ?? kindOf(game, at.kind).rule;
  const grounds = [
    ground(rule, [
      { matter: at.id },
      ` was closed (${at.state}) at `,
      { instant: closed },
      '; the vote is not counted.',
    ]),
  ];
  if (stamp.at >= closed || at.state === 'closed' || !isPlaying(game.table, stamp.by))
    return refused(grounds);
  const asIf = { ...game, table: new Map(game.table).set(`vote/${at.id}/${stamp.by}`, command.vote) };
  const { matter: id, vote, signal } = command;
  const fact = { type: 'VoteArrivedLate', matter: id, vote, signal, wouldHave: tally(asIf, at) } as const;
  return refused(grounds, [draft(subject, { rule, matter: id }, fact, [])]);
}

/** A reaction taken back or a reply deleted: that signal goes and the one before it stands again (FN-V1). */
export function decideWithdraw(subject: Case, command: Withdraw): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const known = signalOf(game, at.id, stamp.by, command.signal.id);
  if (!known || known.standing === 'held' || at.state !== 'pending') return { lawful: true, events: [] };
  const kind = kindOf(game, at.kind);
  const rule = game.law.program.titles.votes ?? kind.rule;
  const writing = new Writing(game.table, rule);
  const frozen = !runsWhileFrozen(game, at.kind) && freezeAt(game, stamp.at) !== null;
  const final = finalGrounds(game, at, kind, stamp.by);
  if (known.standing === 'stands' && (frozen || final.length > 0)) {
    const grounds = frozen ? [frozenGround(game, stamp.at), ...final].flatMap((g) => g ?? []) : final;
    putSignal(
      writing,
      { matter: at.id, person: stamp.by, signal: command.signal },
      { ...known, standing: 'held' },
    );
    const fact = {
      type: 'SignalVoided',
      matter: at.id,
      vote: null,
      signal: command.signal,
      grounds,
    } as const;
    return refused(grounds, [draft(subject, { rule, matter: at.id }, fact, writing.changes)]);
  }
  dropSignal(writing, at.id, stamp.by, command.signal.id);
  const stands = restate(writing, at.id, stamp.by);
  const fact = { type: 'VoteWithdrawn', matter: at.id, signal: command.signal, stands } as const;
  return lawful(subject, draft(subject, { rule, matter: at.id }, fact, writing.changes));
}
