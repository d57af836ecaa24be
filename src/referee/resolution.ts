import type { Fact, Game } from '../game/types.ts';
import type { Store } from '../store/store.ts';
import type { Sealed } from '../store/types.ts';
import { gameAsOf, searchLog } from './past.ts';

/** How a matter was resolved, and the game as it was before. */
export interface Resolution {
  readonly before: Game;
  readonly event: Sealed & { readonly fact: Extract<Fact, { type: 'MatterResolved' }> };
}

/** The newest resolution of a matter, read again from the log; null when it has none. */
export async function resolutionOf(store: Store, game: string, matter: string): Promise<Resolution | null> {
  const fits = ({ fact }: Sealed) => fact.type === 'MatterResolved' && fact.matter === matter;
  const { found } = await searchLog(store, game, fits, { types: ['MatterResolved'], most: 1 });
  const [event] = found;
  if (event?.fact.type !== 'MatterResolved') return null;
  const { game: before } = await gameAsOf(store, game, event.seq - 1);
  return { before, event: { ...event, fact: event.fact } };
}
