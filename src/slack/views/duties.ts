import { carriedBy, isUnreadable } from '../../game/amending/carried.ts';
import { recordAt, recordsOf } from '../../game/decide/hand/undo.ts';
import { noDice } from '../../game/luck.ts';
import { pendingMatters, rawVote } from '../../game/matters.ts';
import { emperor, isAccepted } from '../../game/people.ts';
import { tally } from '../../game/tally.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import type { DutiesView, DutyView } from '../render/views.ts';
import { citation, type Scene, voteCite } from './scene.ts';

/** FN-R7, B14: what waits for the Emperor. */
export function dutiesView(
  { game, at }: Scene,
  kept: DutiesView['kept'],
  drafted: (matter: string) => boolean,
): DutiesView {
  const due: DutyView[] = ascensionDue(game, at);
  for (const [path, cell] of game.table) {
    const id = path.startsWith('duty/') && cell === 'due' ? path.slice(5) : null;
    if (id === null) continue;
    due.push({
      is: 'apply',
      matter: id,
      enactedAt: Number(game.table.get(`matter/${id}/closed`) ?? 0),
      text: String(game.table.get(`matter/${id}/text`) ?? ''),
      why: whyByHand(game, id),
      drafted: drafted(id),
      records: recordsOf(game).filter((seq) => recordAt(game, seq)?.on === id),
      cite: citation(game.law.program.titles.criteria),
    });
  }
  return { due: [...due, ...votesDue(game)], kept };
}

/** FN-E4: until the new Emperor has made the Address no round is on. */
function ascensionDue(game: Game, at: number): DutyView[] {
  const { program } = game.law;
  const spec = program.actions.get('ascend');
  if (!spec || !isAccepted(game) || game.table.has('game/round_began')) return [];
  const grounds = openTo(program, worldAt(game, at, noDice), emperor(game), 'ascend');
  return grounds.length === 0 ? [{ is: 'ascend', cite: citation(spec) }] : [];
}

function whyByHand(game: Game, id: string): Extract<DutyView, { is: 'apply' }>['why'] {
  if (isUnreadable(game.table, id)) return 'unreadable';
  return carriedBy(game.table, id) === null ? 'text' : 'misfit';
}

export function votesDue(game: Game): DutyView[] {
  const lead = emperor(game);
  return pendingMatters(game).flatMap((m): DutyView[] => {
    const waiting = tally(game, m).deferential.length;
    if (waiting === 0 || rawVote(game, m.id, lead) !== null) return [];
    return [{ is: 'vote', matter: m.id, waiting, cite: voteCite(game.law.program, 'deferential') }];
  });
}
