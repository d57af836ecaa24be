import { claim } from '../../../ruleset/engine.ts';
import type { ActionSpec } from '../../../ruleset/types.ts';
import { number, Writing } from '../../cells.ts';
import { openClaims } from '../../claims.ts';
import { noDice } from '../../luck.ts';
import type { Of, Ruling } from '../../types.ts';
import { worldAt } from '../../world.ts';
import { type Case, draft, ground, lawful, refused } from '../drafts.ts';

/** One person's claims that may wait at a time. */
const MOST_OPEN = 10;

/** An act that others have to confirm is put before them; what it does waits until they have. */
export function openClaim(subject: Case, spec: ActionSpec, { move, note, post }: Of<'act'>): Ruling {
  const { game, stamp } = subject;
  const verdict = claim(game.law.program, worldAt(game, stamp.at, noDice), stamp.by, move);
  if (!verdict.lawful) return refused(verdict.grounds);
  if (openClaims(game).filter(({ by }) => by === stamp.by).length >= MOST_OPEN) {
    const saying = [{ player: stamp.by }, ` has ${MOST_OPEN} claims waiting already, which is the most.`];
    return refused([ground(spec.rule, saying)]);
  }
  const count = (number(game.table, 'game/claims') ?? 0) + 1;
  const at = `attest/K${count}`;
  const writing = new Writing(game.table, spec.rule)
    .take(verdict.changes)
    .put('game/claims', count)
    .put(`${at}/action`, spec.name)
    .put(`${at}/by`, stamp.by)
    .put(`${at}/at`, stamp.at)
    .put(`${at}/state`, 'open')
    .put(`${at}/note`, note ?? null)
    .put(`${at}/post`, post ?? null);
  for (const [name, value] of Object.entries(move.args)) writing.put(`${at}/arg/${name}`, value);
  const fact = {
    type: 'ClaimOpened',
    claim: `K${count}`,
    action: spec.name,
    args: verdict.args,
    ...(note === undefined ? {} : { note }),
  } as const;
  return lawful(subject, draft(subject, { rule: spec.rule }, fact, writing.changes));
}
