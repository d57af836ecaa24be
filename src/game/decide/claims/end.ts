import { Writing } from '../../cells.ts';
import { type Claim, claimOf, expiresAt } from '../../claims.ts';
import { emperor, isPlaying } from '../../people.ts';
import type { Ruling } from '../../types.ts';
import { type Case, draft, ground, lawful, nothing, refused } from '../drafts.ts';
import { closedClaim, unknownClaim } from './grounds.ts';

type Ended = 'denied' | 'withdrawn' | 'expired';

/** The Emperor denies a claim; whoever made it may withdraw it. */
export function decideDeny(subject: Case, { claim: id }: { readonly claim: string }): Ruling {
  const { game, stamp } = subject;
  const claim = claimOf(game, id);
  if (!claim) return refused([unknownClaim(id)]);
  if (claim.state !== 'open') return refused([closedClaim(game, claim)]);
  if (stamp.by === claim.by) return end(subject, claim, 'withdrawn');
  if (stamp.by === emperor(game) && isPlaying(game.table, stamp.by)) return end(subject, claim, 'denied');
  const noun = game.law.program.nouns.get('emperor') ?? 'Emperor';
  const saying = [`Only the ${noun} denies a claim, or `, { player: claim.by }, ' withdraws it.'];
  return refused([ground(ruleOf(subject, claim), saying)]);
}

/** Its time ran out, or the rules know no such claim any more. */
export function decideExpire(subject: Case, { claim: id }: { readonly claim: string }): Ruling {
  const claim = claimOf(subject.game, id);
  if (claim?.state !== 'open' || expiresAt(subject.game, claim) > subject.stamp.at) return nothing;
  return end(subject, claim, 'expired');
}

function end(subject: Case, claim: Claim, how: Ended): Ruling {
  const rule = ruleOf(subject, claim);
  const { changes } = new Writing(subject.game.table, rule).put(`attest/${claim.id}/state`, how);
  return lawful(subject, draft(subject, { rule }, { type: 'ClaimEnded', claim: claim.id, how }, changes));
}

function ruleOf({ game }: Case, { move }: Claim): string {
  return game.law.program.actions.get(move.action)?.rule ?? 'referee';
}
