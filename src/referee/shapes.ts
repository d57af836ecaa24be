import type { Settling } from '../game/settling.ts';
import type { Command, Game, Recall, Ruling } from '../game/types.ts';
import type { Shelf } from '../ruleset/amend/types.ts';
import type { Saying } from '../ruleset/types.ts';
import type { Store } from '../store/store.ts';
import type { Draft, Sealed } from '../store/types.ts';

/** A command as heard at the edge. `at` is the signal's own time, epoch ms; `cause` the delivery it came in. */
export interface Request {
  readonly game: string;
  readonly command: Command;
  readonly by: string;
  readonly at: number;
  readonly cause: string | null;
  /** What to tell the one who asked; said in the same transaction as the facts. */
  readonly answer?: (heard: Heard) => readonly Draft[];
  /** More commands of the same delivery follow: it is not dealt with yet. */
  readonly more?: boolean;
  /** How the act was put: kept with a refusal, so that it may be asked about again. */
  readonly asked?: Saying;
  /** What the log has of the event that it asks to strike; the referee looks it up itself. */
  readonly recall?: Recall;
}

/** A ruling and what came of it. `events` includes what fell due before the command. */
export interface Heard {
  readonly ruling: Ruling;
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly Sealed[];
}

/** Told of every change, in the transaction that records it; returns what is to be said in public. */
export type Announce = (heard: Heard) => readonly Draft[];

export interface Parts {
  readonly store: Store;
  readonly clock: { now(): number };
  readonly announce: Announce;
  /** Documents that amendments may adopt by name. */
  readonly shelf?: Shelf;
  /** Told when a ruling is on record. */
  readonly step?: (said: string, about: Readonly<Record<string, unknown>>) => void;
  /** Told what went wrong beside a command that is on record all the same. */
  readonly trouble?: (saying: string, error: unknown) => void;
}

/** What is let happen: until when, and how many things at most. */
export interface Catching {
  readonly until: number;
  readonly settling: Settling;
  readonly cause: string | null;
  readonly most: number;
}
