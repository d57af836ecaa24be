import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { findMade } from '../views/made.ts';

/** Threads in which something besides votes may be said: of News Posts that still have their roll, and of the last victory. */
export function newsThreads(desk: Desk, game: Game): string[] {
  const threads = new Set<string>();
  for (const [path, cell] of game.table) {
    const made = /^is\/([^/]+)\/(\d+)$/.exec(path);
    if (!made || cell !== true || !game.law.program.kinds.get(made[1] ?? '')?.numbered) continue;
    const own = game.table.get(`note_post/${made[1]}/${made[2]}`);
    const id = `${(made[1] ?? '').charAt(0).toUpperCase()}${made[2]}`;
    const said = findMade(game, id) ? desk.mirror.of(game.id, id)?.ts : undefined;
    const ts = own ?? said;
    if (typeof ts === 'string') threads.add(ts);
  }
  const won = game.table.get('game/won_by');
  const victory = typeof won === 'string' ? desk.mirror.of(game.id, `victory/${won}`) : null;
  if (victory) threads.add(victory.ts);
  return [...threads];
}
