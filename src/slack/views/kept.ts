import { matters, pendingMatters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { isPinned, postOf } from '../pins.ts';
import type { KeptView } from '../render/views.ts';
import { citation } from './scene.ts';

/** The clerical duties that the rules lay on somebody and the bot does for them: how far each is done. */
export function kept(desk: Desk, game: Game): KeptView[] {
  return [...game.law.program.duties].flatMap(([duty, at]): KeptView[] => {
    const cite = citation(at);
    return cite ? [{ duty, ...count(desk, game, duty), cite }] : [];
  });
}

function count(desk: Desk, game: Game, duty: KeptView['duty']): Pick<KeptView, 'done' | 'of' | 'bare'> {
  switch (duty) {
    case 'keep_roster_pinned':
      return { done: isPinned(desk, game, desk.mirror.of(game.id, 'board')?.ts) ? 1 : 0, of: 1 };
    case 'pin_pending_matters': {
      const pending = pendingMatters(game);
      const bare = pending.filter((m) => !isPinned(desk, game, postOf(desk, game, m))).map(({ id }) => id);
      return { done: pending.length - bare.length, of: pending.length, bare };
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
