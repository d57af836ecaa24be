import { mayVote } from '../../ruleset/engine.ts';
import type { Ground, MatterKindSpec, Saying, VoteWord } from '../../ruleset/types.ts';
import type { Writing } from '../cells.ts';
import { frozenGround, runsWhileFrozen } from '../clocks.ts';
import { matterFacts } from '../facts.ts';
import { noDice } from '../luck.ts';
import { kindOf, type Matter } from '../matters.ts';
import { emperor } from '../people.ts';
import { latestStanding, signalOf, takenBackAt } from '../signals.ts';
import type { Game, Signal, Stamp } from '../types.ts';
import { worldAt } from '../world.ts';
import { voteGround } from './drafts.ts';

export interface Cast {
  readonly matter: string;
  readonly vote: VoteWord;
  readonly signal: Signal;
}

/** Every ground on which this vote would not count; empty when it would. */
export function voteGrounds(
  game: Game,
  at: Matter,
  stamp: { readonly by: string; readonly at: number },
  vote: VoteWord | null,
): Ground[] {
  const facts = matterFacts(game, at, stamp.at);
  const frozen = runsWhileFrozen(game, at.kind) ? null : frozenGround(game, stamp.at);
  return [
    ...mayVote(game.law.program, worldAt(game, stamp.at, noDice), stamp.by, facts),
    ...(frozen ? [frozen] : []),
    ...vetoGrounds(game, stamp.by, vote),
    ...finalGrounds(game, at, stamp.by),
  ];
}

/**
 * FN-M6: what was on a post before an edit made an entry of it answers something else. Buttons and commands carry the
 * referee's clock, not Slack's, and what was found standing carries that of the look.
 */
export function earlyGrounds(game: Game, at: Matter, signal: Signal, when: number): Ground[] {
  const isDated = (signal.way === 'reaction' || signal.way === 'reply') && !signal.found;
  if (!isDated || !at.sinceEdit || when >= at.opened) return [];
  const how = signal.way === 'reaction' ? 'take the reaction off and put it on again' : 'reply again';
  return [
    voteGround(game.law.program, 'vote', [
      { matter: at.id },
      ' was no votable matter yet at ',
      { instant: when },
      '; it is one since the edit at ',
      { instant: at.opened },
      `. To vote, ${how}, or vote by button.`,
    ]),
  ];
}

function vetoGrounds(game: Game, by: string, vote: VoteWord | null): Ground[] {
  if (vote !== 'veto' || by === emperor(game)) return [];
  const noun = game.law.program.nouns.get('emperor') ?? 'Emperor';
  return [
    voteGround(game.law.program, 'vote', [
      `VETO is for the ${noun} alone; FOR, AGAINST and DEFERENTIAL are yours.`,
    ]),
  ];
}

export function finalGrounds(game: Game, at: Matter, by: string): Ground[] {
  const final = finalWord(kindOf(game, at.kind), at, by);
  if (final === null) return [];
  const saying: Saying =
    final === 'veto'
      ? [{ matter: at.id }, ' was vetoed by this vote; it is final and can no longer be changed.']
      : [{ matter: at.id }, ' was self-killed by its author; that is final and can no longer be changed.'];
  return [voteGround(game.law.program, 'final', saying)];
}

/** The vote of this person that can no longer be changed, whatever they said before or since (FN-V4, V5). */
export function finalWord(kind: MatterKindSpec, at: Matter, by: string): VoteWord | null {
  if (at.vetoed && kind.veto && by === at.vetoer) return 'veto';
  return at.killed && kind.selfKill && by === at.author ? 'against' : null;
}

/** What this vote would make of the matter for good. */
export function finality(
  kind: MatterKindSpec,
  at: Matter,
  by: string,
  vote: VoteWord,
): 'killed' | 'vetoed' | null {
  if (vote === 'veto' && kind.veto && !at.vetoed) return 'vetoed';
  if (vote === 'against' && kind.selfKill && by === at.author && !at.killed) return 'killed';
  return null;
}

/**
 * Whether a delivery tells nothing new of its signal: it was heard before, or the signal has been given anew or taken
 * back since. A signal that was only found has its own time from the delivery. What would be final is heard however late, since nothing that followed could undo it.
 */
export function isOld(game: Game, at: Matter, { vote, signal }: Cast, stamp: Stamp): boolean {
  const where = { matter: at.id, person: stamp.by, signal };
  const known = signalOf(game, at.id, stamp.by, signal.id);
  if (known !== null && signal.found) return true;
  if (known?.at === stamp.at && known.vote === vote && known.standing !== 'unclear') return true;
  const stands = known?.standing === 'stands' || known?.standing === 'held';
  if (stands && known.found && !signal.found && at.state === 'pending') return false;
  const since = stands ? known.at - 1 : takenBackAt(game, where);
  if (since === null || stamp.at > since) return false;
  return at.state !== 'pending' || finality(kindOf(game, at.kind), at, stamp.by, vote) === null;
}

/** Writes the vote that the signals now add up to, and returns it. */
export function restate(
  writing: Writing,
  id: string,
  person: string,
  final: VoteWord | null,
): VoteWord | null {
  const vote = final ?? latestStanding(writing.table, id, person)?.vote ?? null;
  writing.put(`vote/${id}/${person}`, vote);
  return vote;
}
