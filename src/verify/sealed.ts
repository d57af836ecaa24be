import type { GameEvent } from '../game/types.ts';

/** An event as the books keep it: `body` is the canonical JSON of who, what and the changes, `under` that of its title. */
export interface EventRow {
  game: string;
  seq: number;
  at: number;
  type: string;
  body: string;
  under: string;
  cause: string | null;
  prev: string;
  hash: string;
}

export interface Sealed extends GameEvent {
  readonly game: string;
  readonly cause: string | null;
  readonly prev: string;
  readonly hash: string;
}

/** The number and hash of a game's newest event. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}
