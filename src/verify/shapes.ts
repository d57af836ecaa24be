import type { Rule, Table } from '../ruleset/types.ts';
import type { Head } from './sealed.ts';

/** Something that is not as it has to be: `event E5`, `dice of 2021-02-03`, `line 7`; and which part of it, where that can be told. */
export interface Finding {
  readonly where: string;
  readonly field: string | null;
  /** The end of a sentence that begins with `where`. */
  readonly saying: string;
}

/** The dice of a UTC day: the SHA-256 of its seed, Slack's `ts` of the posts that told it and the seed, and the seed, in hex, if known. */
export interface DayOfDice {
  readonly day: string;
  readonly commitment: string;
  readonly acceptedTs: string | null;
  readonly revealedTs: string | null;
  readonly seed: string | null;
}

/** What is given out as the outcome of the log: the law, the gamestate in its order, and the newest event. */
export interface Published {
  readonly head: Head;
  readonly version: number;
  readonly rules: readonly Rule[];
  readonly table: Table;
}

export interface Report {
  readonly game: string;
  readonly head: Head;
  readonly events: number;
  /** Throws whose faces were worked out again, and those whose seed is not told yet. */
  readonly throws: { readonly checked: number; readonly waiting: number };
  /** Days of dice, and how many of them were announced before they began. */
  readonly days: { readonly known: number; readonly ahead: number };
  /** Versions of the law, and how many of them were worked out again from what was enacted. */
  readonly versions: { readonly known: number; readonly derived: number };
  readonly findings: readonly Finding[];
  /** Worth knowing, and no fault. */
  readonly remarks: readonly string[];
}
