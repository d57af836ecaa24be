import type { Ground } from '../../../ruleset/types.ts';
import type { Claim, ClaimState } from '../../claims.ts';
import type { Game } from '../../types.ts';
import { ground } from '../drafts.ts';

export function unknownClaim(id: string): Ground {
  return ground(null, [`There is no claim ${id}.`]);
}

const ENDED: Readonly<Record<ClaimState, string>> = {
  open: 'still waits',
  done: 'was confirmed and carried out',
  denied: 'was denied',
  withdrawn: 'was withdrawn',
  expired: 'was not confirmed in time',
};

export function closedClaim(game: Game, { id, move, state }: Claim): Ground {
  return ground(game.law.program.actions.get(move.action)?.rule ?? null, [`${id} ${ENDED[state]}.`]);
}
