import { kindOf, type Matter } from './matters.ts';
import type { Standing } from './standing.ts';
import { votesOf } from './tally.ts';
import type { Game, Reason } from './types.ts';

/** Which of the well-known reasons a resolution stands on; a rewritten criterion is just called that. */
export function reasonFor(game: Game, subject: Matter, outcome: 'enact' | 'fail', stand: Standing): Reason {
  const kind = kindOf(game, subject.kind);
  const { tally } = stand;
  const [f, a, n] = [votesOf(tally, tally.for), votesOf(tally, tally.against), tally.players];
  if (outcome === 'enact') {
    if (f * 2 > n) return 'majority_for';
    return f > a ? 'more_for_at_time' : 'criterion';
  }
  if (subject.vetoed && kind.veto) return 'vetoed';
  if (subject.killed && kind.selfKill) return 'self_killed';
  if (a * 2 >= n) return 'half_against';
  return stand.enact ? 'criterion' : 'time_not_enactable';
}
