import { confirmed, mayConfirm } from '../../../ruleset/engine.ts';
import { applied, Writing } from '../../cells.ts';
import { type Claim, claimOf, waitsForMore } from '../../claims.ts';
import { noDice } from '../../luck.ts';
import { noteDeed } from '../../people.ts';
import type { Drafted, Ruling } from '../../types.ts';
import { worldAt } from '../../world.ts';
import { carriedOut } from '../act.ts';
import { type Case, draft, lawful, nothing, refused } from '../drafts.ts';
import { closedClaim, unknownClaim } from './grounds.ts';

/** Somebody else's word for a claim. When it was the last one needed, the act is done, by the claimant. */
export function decideConfirm(subject: Case, { claim: id }: { readonly claim: string }): Ruling {
  const { game, stamp } = subject;
  const claim = claimOf(game, id);
  if (!claim) return refused([unknownClaim(id)]);
  if (claim.state !== 'open') return refused([closedClaim(game, claim)]);
  const { program } = game.law;
  const what = { action: claim.move.action, claimant: claim.by };
  const grounds = mayConfirm(program, worldAt(game, stamp.at, noDice), stamp.by, what);
  if (grounds.length > 0) return refused(grounds);
  if (claim.confirmers.includes(stamp.by)) return nothing;
  const all = { ...claim, confirmers: [...claim.confirmers, stamp.by] };
  const left = waitsForMore(game, all, stamp.at);
  const said = attested(subject, claim, left);
  return left > 0 ? lawful(subject, said) : carryOut(subject, claim, said);
}

function attested(subject: Case, { id, move }: Claim, left: number): Drafted {
  const { game, stamp } = subject;
  const rule = game.law.program.actions.get(move.action)?.rule ?? 'referee';
  const writing = new Writing(game.table, rule).put(`attest/${id}/yes/${stamp.by}`, stamp.at);
  if (left === 0) writing.put(`attest/${id}/state`, 'done');
  noteDeed(writing, stamp.by, 'action', stamp.at);
  return draft(subject, { rule }, { type: 'ClaimConfirmed', claim: id, left }, writing.changes);
}

/** Its needs are asked again now; while they do not hold the last word is not taken, and the claim waits on. */
function carryOut({ game, stamp }: Case, claim: Claim, said: Drafted): Ruling {
  const after = { ...game, table: applied(game.table, said.changes) };
  const subject = { game: after, stamp: { ...stamp, by: claim.by } };
  const world = worldAt(after, stamp.at, stamp.dice);
  const verdict = confirmed(game.law.program, world, claim.by, claim.move);
  if (!verdict.lawful) return refused(verdict.grounds);
  const words = { ...(claim.note === null ? {} : { note: claim.note }), claim: claim.id };
  const post = claim.post === null ? {} : { post: claim.post };
  const done = carriedOut(subject, { move: claim.move, ...words, ...post }, verdict);
  return { lawful: true, events: [said, ...done.events] };
}
