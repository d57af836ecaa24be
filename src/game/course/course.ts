/** A number from an event on; null: from then on there was none. */
export interface Step {
  readonly event: number;
  readonly at: number;
  readonly to: number | null;
}

export type Cause = 'action' | 'due' | 'matter' | 'record' | 'other';

/** An event that moved a number, or rolled dice. */
export interface Moment {
  readonly event: number;
  readonly at: number;
  readonly cause: Cause;
  /** The action, the schedule, or the id of the matter or record. */
  readonly name: string;
  /** How many of that name there were in this round, this one included. */
  readonly nth: number;
  readonly rolled: boolean;
}

/** How every number of a round went from its beginning on. Folded from the log; paths carry the names of today. */
export interface Course {
  /** The last event it knows of. */
  readonly seq: number;
  /** The event the round began with. */
  readonly began: number;
  /** When that was, and the latest instant known, ms. */
  readonly beganAt: number;
  readonly at: number;
  /** Path of a cell -> what it was from when on, oldest first. */
  readonly steps: ReadonlyMap<string, readonly Step[]>;
  readonly moments: readonly Moment[];
  readonly counts: ReadonlyMap<string, number>;
}

export const NO_COURSE: Course = {
  seq: 0,
  began: 0,
  beganAt: 0,
  at: 0,
  steps: new Map(),
  moments: [],
  counts: new Map(),
};
