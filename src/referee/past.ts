import { setImmediate } from 'node:timers/promises';
import { fold, unfounded } from '../game/evolve.ts';
import type { Fact, Game } from '../game/types.ts';
import type { Store } from '../store/store.ts';
import type { Sealed } from '../store/types.ts';
import { thawed } from './games.ts';

const PAGE = 500;

/** A game as it was after an event, and that event's hash. */
export interface Past {
  readonly game: Game;
  readonly head: string;
}

/** Folded from the nearest snapshot before it, a page at a time so that others have their turn in between. */
export async function gameAsOf(store: Store, id: string, seq: number): Promise<Past> {
  const snapshot = await store.snapshots.newest(id, seq);
  const start = snapshot === null ? null : thawed(id, snapshot.seq, snapshot.state);
  let game = start ?? unfounded(id);
  let head = start === null ? '' : (snapshot?.head ?? '');
  while (game.seq < seq) {
    const events = await store.log.between(id, game.seq, seq, PAGE);
    const last = events.at(-1);
    if (last === undefined) break;
    game = fold(game, events);
    head = last.hash;
    await setImmediate();
  }
  return { game, head };
}

/** What is looked for in the log from its end: which types alone, before which event, how many at most. */
export interface Search {
  readonly types?: readonly Fact['type'][];
  readonly before?: number;
  readonly most: number;
  /** The oldest event that can be one; the search ends there. */
  readonly until?: (event: Sealed) => boolean;
}

/** Events that fit, newest first; `read` is the number of the oldest one that was looked at. */
export async function searchLog(
  store: Store,
  id: string,
  fits: (event: Sealed) => boolean,
  { types, before = Number.MAX_SAFE_INTEGER, most, until }: Search,
): Promise<{ readonly found: readonly Sealed[]; readonly read: number }> {
  const found: Sealed[] = [];
  let read = before;
  for (;;) {
    const events = await store.log.before(id, read, PAGE, types);
    for (const event of events) {
      read = event.seq;
      if (fits(event)) found.push(event);
      if (found.length >= most || until?.(event)) return { found, read };
    }
    if (events.length < PAGE) return { found, read: Math.min(read, 1) };
    await setImmediate();
  }
}
