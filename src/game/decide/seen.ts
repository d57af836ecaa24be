import type { Ground } from '../../ruleset/types.ts';
import { foreseen } from '../amending/seen.ts';
import { kindOf, type Matter } from '../matters.ts';
import type { Outcome } from '../types.ts';
import { type Case, criteriaGround } from './drafts.ts';

/** Whoever enacts an amendment that now does something else than its voters saw has to have seen what it does now. */
export function seenGrounds(
  { game, stamp }: Case,
  at: Matter,
  { outcome, seen }: { readonly outcome: Outcome; readonly seen?: string },
): Ground[] {
  if (outcome !== 'enact' || seen === 'any') return [];
  const now = foreseen(game, at.id, stamp.by, stamp.at);
  if (now === null || !now.differs || now.digest === seen) return [];
  const saying = [
    'The amendment of ',
    { matter: at.id },
    now.amendment.ok
      ? ' does something else now than when it was voted on: see what, and confirm.'
      : ' does not fit the rules and the gamestate as they are now, so nothing of it would be applied: see why, and confirm.',
  ];
  return [criteriaGround(game.law.program, 'closed', saying, kindOf(game, at.kind).rule)];
}
