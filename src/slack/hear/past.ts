import type { Game } from '../../game/types.ts';
import { type Desk, msOf } from '../desk.ts';

/** Said before there was a game, or heard in the books that the game was taken out of. */
export async function isBefore(desk: Desk, game: Game, ts: string): Promise<boolean> {
  return (await isOlder(desk, game, ts)) || (await wasHeardElsewhere(desk, game, msOf(ts)));
}

export async function isOlder(desk: Desk, game: Game, ts: string): Promise<boolean> {
  return msOf(ts) < ((await desk.store.log.game(game.id))?.foundedAt ?? 0);
}

/** What happened by then was heard, and its outcome told, by whoever kept the game then. */
export async function wasHeardElsewhere(desk: Desk, { channel }: Game, at: number): Promise<boolean> {
  const heardToMs = await desk.store.inbox.heardElsewhere(channel);
  return heardToMs !== null && at <= heardToMs;
}
