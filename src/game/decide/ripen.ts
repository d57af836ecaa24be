import { Writing } from '../cells.ts';
import { matter } from '../matters.ts';
import { standing } from '../standing.ts';
import type { Of, Ruling } from '../types.ts';
import { type Case, draft, nothing } from './drafts.ts';

/** A clock ran out with these votes; said once a matter. */
export function decideRipen(subject: Case, command: Of<'ripen'>): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (at?.state !== 'pending' || at.ripened) return nothing;
  const stand = standing(game, at, stamp.at);
  if (!stand.enact && !stand.fail) return nothing;
  const { rule } = stand.enact ? stand.enactRule : stand.failRule;
  const changes = new Writing(game.table, rule).put(`matter/${at.id}/ripened`, true).changes;
  const outcome = stand.enact ? 'enact' : 'fail';
  const fact = { type: 'MatterRipened', matter: at.id, outcome, tally: stand.tally } as const;
  return { lawful: true, events: [draft(subject, { rule, matter: at.id }, fact, changes)] };
}
