import { fold, unfounded } from '../game/evolve.ts';
import type { Game, GameEvent } from '../game/types.ts';
import type { Store } from '../store/store.ts';
import type { Sealed } from '../store/types.ts';

/** The newest event that fits, and the game as it was before it; null when none does. */
export async function replayed(
  store: Store,
  game: Game,
  fits: (event: GameEvent) => boolean,
): Promise<{ readonly before: Game; readonly event: Sealed } | null> {
  const events = await store.log.tail(game.id, 0);
  const at = events.findLastIndex(fits);
  const event = events[at];
  return event ? { before: fold(unfounded(game.id), events.slice(0, at)), event } : null;
}
