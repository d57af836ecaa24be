import { type Matter, pendingMatters } from '../game/matters.ts';
import type { Game } from '../game/types.ts';
import type { Draft, Outgoing } from '../store/types.ts';
import type { Desk } from './desk.ts';
import { pinning } from './say/routes.ts';

/** Slack takes a hundred pins in a channel. */
export const NO_ROOM = 'too_many_pins';

/** What has to be pinned, by its `ts`, the gamestate first, then matters, the oldest first. */
export function wantedPins(desk: Desk, game: Game): string[] {
  const board = desk.mirror.of(game.id, 'board')?.ts;
  const asked = game.law.program.duties.has('pin_pending_matters');
  const matters = asked ? pendingMatters(game).map((at) => postOf(desk, game, at)) : [];
  return [board, ...matters].filter((ts) => ts !== undefined);
}

/** A matter whose post is gone is pinned by its card. */
export function postOf(
  desk: Desk,
  game: Game,
  at: Pick<Matter, 'id' | 'post' | 'deleted'>,
): string | undefined {
  return at.deleted ? desk.mirror.of(game.id, `card/${at.id}`)?.ts : at.post;
}

export function pinKey(game: Game, ts: string): string {
  return `${game.id} ${ts}`;
}

/** Whether a post that has to be pinned is, as far as is known. */
export function isPinned(desk: Desk, game: Game, ts: string | undefined): boolean {
  if (ts === undefined) return false;
  const key = pinKey(game, ts);
  return !desk.room.unpinned.has(key) && !desk.room.crowdedOut.has(key);
}

/** There was no room for a pin: it takes the place of what matters less, or waits for room. */
export function pinRefused(desk: Desk, game: Game, row: Outgoing): Draft[] {
  const ts = tsOf(desk, game, row);
  if (ts === null) return [];
  const { crowdedOut } = desk.room;
  const wanted = wantedPins(desk, game);
  const rank = wanted.indexOf(ts);
  if (rank < 0) return [];
  const yields = wanted.slice(rank + 1).findLast((one) => isPinned(desk, game, one));
  if (yields === undefined) {
    crowdedOut.add(pinKey(game, ts));
    return [];
  }
  crowdedOut.add(pinKey(game, yields));
  return [pinning('unpin', game.channel, { ts: yields }), pinning('pin', game.channel, { ts })];
}

function tsOf(desk: Desk, game: Game, { body, what }: Outgoing): string | null {
  const { of } = body as { readonly of?: { readonly ts?: string; readonly what?: string } };
  return of?.ts ?? desk.mirror.of(game.id, of?.what ?? what ?? '')?.ts ?? null;
}

/** So many pins were taken off: what waits for room is pinned, the first of it first. */
export function pinsForRoom(desk: Desk, game: Game, freed: number): Draft[] {
  const { crowdedOut } = desk.room;
  const next = wantedPins(desk, game).filter((ts) => crowdedOut.has(pinKey(game, ts)));
  return next.slice(0, freed).map((ts) => {
    crowdedOut.delete(pinKey(game, ts));
    return pinning('pin', game.channel, { ts });
  });
}
