import { newest, type Track } from './track.ts';

/** A whole number from an instant on, ms. */
export type Step = readonly [at: number, value: number];

export type Shelf<T> = ReadonlyMap<string, Track<T>>;

/**
 * What rules may ask about the past: folded from the events beside the gamestate, never changed in place.
 * Bookkeeping of what runs by itself is kept here too, since it follows from the events alone.
 */
export interface History {
  /** verb -> person -> when they did it, ms. */
  readonly deeds: ReadonlyMap<string, Shelf<number>>;
  /** `player/cash`, `stock/price`, `global/pot` -> key (empty for a global) -> what it was from when on. */
  readonly values: ReadonlyMap<string, Shelf<Step>>;
  /** The latest instant of any event: whatever was to run by itself until then has been dealt with. */
  readonly reached: number;
  /** Schedules that were dealt with at the very instant `reached`, by the newest events. */
  readonly struck: readonly string[];
  /** Rules that lapse by themselves -> since when they have stood so, ms. */
  readonly standing: ReadonlyMap<string, number>;
}

export const NO_HISTORY: History = {
  deeds: new Map(),
  values: new Map(),
  reached: 0,
  struck: [],
  standing: new Map(),
};

/** The shelf that holds whether people were playing, 1 or 0. */
export const PLAYING = 'player/playing';

/** Deeds of the game itself. Every act is an `action` as well as what it is called. */
export const GAME_DEEDS = ['vote', 'submit', 'resolve', 'message', 'join', 'leave', 'action'] as const;

export function lastDeed({ deeds }: History, person: string, verb: string): number | null {
  return newest(deeds.get(verb)?.get(person) ?? []) ?? null;
}
