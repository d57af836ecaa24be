/** The words that rules, games and the Slack edge share. Pure data: JSON goes in, JSON comes out. */

import type { History } from './history/history.ts';

/** What a program says of itself. */
export type * from './specs.ts';

/** A value at rest in the gamestate. Durations are seconds, moments epoch milliseconds, dice their notation. */
export type Cell = string | number | boolean | readonly string[];

/** The gamestate: one flat table, path -> value. A path that is absent is unset. */
export type Table = ReadonlyMap<string, Cell>;

/** One write. Changes are listed in the order they were made; `rule` is the id of the rule it stands on. */
export interface Change {
  readonly path: string;
  readonly from: Cell | null;
  readonly to: Cell | null;
  readonly rule: string;
}

/** A place in a sentence that only the edge can print: it knows names, markup and time zones. */
export type Hole =
  | { readonly player: string }
  | { readonly amount: number }
  | { readonly instant: number }
  | { readonly lastingS: number }
  | { readonly dice: string }
  | { readonly rule: string; readonly par?: number }
  | { readonly matter: string };

/** A sentence: words and holes. Words are never escaped here. */
export type Saying = readonly (string | Hole)[];

/** Why something may not be done: the rule (and its paragraph, from 1) and a sentence; `fromMs` when it becomes possible. */
export interface Ground {
  readonly rule: string;
  readonly par?: number;
  readonly saying: Saying;
  readonly fromMs?: number;
  /** The rule failed rather than said no: what everybody is to be told. */
  readonly failed?: Notice;
}

/** One condition of a question: whether it holds, the fact in words, and the rule it stands on. */
export interface Check extends Ground {
  readonly holds: boolean;
}

/** Something the engine wants everybody to know: a rule that failed and what was done instead. */
export interface Notice {
  readonly rule: string;
  readonly saying: Saying;
  /** Present where the rule failed: the part of its block that did, as amendments name it, or nothing where that is not known. */
  readonly broke?: string;
}

/** One throw: the dice as written, every face, what was added, and how many changes had been made before it. */
export interface Roll {
  readonly dice: string;
  readonly faces: readonly number[];
  readonly modifier: number;
  readonly total: number;
  readonly label: string;
  /** It chose among a list; the label says what. Its number means nothing by itself. */
  readonly picked?: true;
  /** Number of the throw in its stream of provable dice. */
  readonly n: number;
  readonly before: number;
}

/** Luck, handed in with the command. A question gets dice whose `roll` throws `NoDice`. */
export interface Dice {
  roll(count: number, sides: number): { readonly faces: readonly number[]; readonly n: number };
}

/** Thrown by the dice of questions, previews and dry runs, and by those of a day that has none: `why` says so to people. */
export class NoDice extends Error {
  readonly why: Saying | null;

  constructor(why: Saying | null = null) {
    super('no dice are rolled here');
    this.name = 'NoDice';
    this.why = why;
  }
}

export type Scope = 'core' | 'round';

/** One `##` of a document. `mechanism` is its YAML as printed, or null for a rule that is text only. */
export interface Rule {
  /** The title lower-cased, runs of other characters turned to `_`. Unique over both documents. */
  readonly id: string;
  readonly title: string;
  readonly scope: Scope;
  readonly text: string;
  readonly mechanism: string | null;
  /** Its place in its section when it was enacted, from 1, kept for as long as it stands; absent: its position. */
  readonly number?: number;
}

/** A complaint about a document: the rule, the line (1 = its heading) and column, and a sentence that says what would work. */
export interface Fault {
  readonly rule: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly saying: string;
}

/** What rules are judged against. `frozen` names the ground when a freezing matter is open at `now`. */
export interface World {
  readonly table: Table;
  readonly now: number;
  readonly dice: Dice;
  readonly frozen: Ground | null;
  /** What came before; without it nothing is remembered. */
  readonly history?: History;
  readonly docket?: Docket;
}

/** Work that is paid for. Throws when there is none left to pay with. */
export interface Work {
  charge(units: number): void;
}

/** What a game knows of its matters that no single cell says. Asked only when a rule asks. */
export interface Docket {
  /** How a registered matter stands by the votes and clocks of this table; null when there is none of that id. */
  facts(id: string, table: Table, work: Work): MatterFacts | null;
  /** What those whose votes stand wrote in giving them by reply, in order of joining. */
  comments(id: string, table: Table): readonly string[];
  /** Ids of the rules that the amendment it carries adds, changes or repeals; none when it carries none that can be read. */
  touches(id: string, table: Table): readonly string[];
}

/** An entry on its way in, as its author wrote it. */
export interface Entry {
  /** The id it gets if it is registered. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly amendment: string | null;
  /** Declared fields as typed, by name or by the name's words. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What criteria may ask about a matter; the tally is taken by the game. */
export interface MatterFacts {
  readonly id: string;
  readonly kind: string;
  readonly author: string;
  readonly forVotes: number;
  readonly againstVotes: number;
  readonly deferential: number;
  readonly openForMs: number;
  readonly killed: boolean;
  readonly vetoed: boolean;
  /** Who the votes that count for and against are of, and everybody whose vote stands. */
  readonly votersFor: readonly string[];
  readonly votersAgainst: readonly string[];
  readonly voters: readonly string[];
  /** How many are FOR, where some of their votes count for more or less than one. */
  readonly headsFor?: number;
}

export interface Move {
  readonly action: string;
  /** Raw words as typed, or values. Unknown and missing ones are grounds. */
  readonly args: Readonly<Record<string, string | number | boolean>>;
}

export interface Lawful {
  readonly lawful: true;
  readonly changes: readonly Change[];
  readonly rolls: readonly Roll[];
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
  /** The arguments as accepted. */
  readonly args: Readonly<Record<string, Cell>>;
}

export interface Unlawful {
  readonly lawful: false;
  readonly grounds: readonly Ground[];
  /** A rule that broke while it was judged; the move is refused, the notice is public. */
  readonly notices: readonly Notice[];
}

export type Verdict = Lawful | Unlawful;
