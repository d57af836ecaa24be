import { matters, pendingMatters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import type { KeptView } from '../render/views.ts';
import { citation } from './scene.ts';

/** The clerical duties that the rules lay on somebody and the bot does for them: how far each is done. */
export function kept(desk: Desk, game: Game): KeptView[] {
  return [...game.law.program.duties].flatMap(([duty, at]): KeptView[] => {
    const cite = citation(at);
    return cite ? [{ duty, ...count(desk, game, duty), cite }] : [];
  });
}

function count(desk: Desk, game: Game, duty: KeptView['duty']): { done: number; of: number } {
  switch (duty) {
    case 'keep_roster_pinned':
      return { done: desk.mirror.of(game.id, 'board') ? 1 : 0, of: 1 };
    case 'pin_pending_matters': {
      const pending = pendingMatters(game);
      const unpinned = pending.filter((m) => desk.room.unpinned.has(`${game.id} ${m.post}`));
      return { done: pending.length - unpinned.length, of: pending.length };
    }
    case 'broadcast_resolutions': {
      const resolved = matters(game).filter((m) => m.state === 'enacted' || m.state === 'failed');
      return {
        done: resolved.filter((m) => desk.mirror.of(game.id, `notice/${m.id}`)).length,
        of: resolved.length,
      };
    }
  }
}
