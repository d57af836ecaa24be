import type { Renamed } from '../renamed.ts';
import type { Since } from '../retitled.ts';
import type { Cell, Change, MatterFacts, Notice, Program, Roll, Rule, Saying, World } from '../types.ts';

/** A complaint about an amendment. Line and column are those of the author's own block, the first line after `amend` being 1. */
export interface AmendmentFault {
  readonly line: number | null;
  readonly column: number | null;
  readonly saying: string;
}

/** A shipped or attached document that `adopt` may name: its name -> its Markdown. */
export type Shelf = ReadonlyMap<string, string>;

/** The law an amendment is applied to. */
export interface Standing {
  readonly rules: readonly Rule[];
  readonly program: Program;
}

export interface Circumstances {
  /** The gamestate at the instant of enactment (or of asking). Its dice throw `NoDice` in a dry run. */
  readonly world: World;
  /** Who resolves it. */
  readonly by: string;
  /** The matter that carries it; `if` conditions and `do` steps may look at it. */
  readonly matter: MatterFacts | null;
  readonly shelf: Shelf;
  /** Renamings since it was written: where it uses an old word or title, the new one is meant. */
  readonly since?: Since;
}

/** A word of the law that an amendment adds, takes away or changes. */
export interface WordChange {
  readonly what:
    | 'parameter'
    | 'global'
    | 'player field'
    | 'kind'
    | 'field'
    | 'relation'
    | 'action'
    | 'procedure'
    | 'trigger'
    | 'schedule'
    | 'guard'
    | 'permission'
    | 'matter kind'
    | 'criterion'
    | 'votes'
    | 'noun'
    | 'duty'
    | 'other';
  /** `cash`, `stock.trend`, `adjust`; for parameters and nouns `from` and `to` are printed values, of a word that got another name its names. */
  readonly name: string;
  readonly how: 'added' | 'removed' | 'changed';
  readonly rule: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface RuleChange {
  readonly id: string;
  readonly title: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** The rule as a document prints it, heading and block included; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What an amendment does, as data to be shown. */
export interface LawDiff {
  readonly rules: readonly RuleChange[];
  readonly words: readonly WordChange[];
  /** Cells as they were and will be, in order of their first change; bookkeeping of the engine is left out. */
  readonly values: readonly {
    readonly path: string;
    readonly from: Cell | null;
    readonly to: Cell | null;
  }[];
}

export interface Amended {
  readonly ok: true;
  readonly rules: readonly Rule[];
  readonly program: Program;
  /** All that enactment brings: values fitted, its own steps, the `then` of the matter's kind, and triggers settled. */
  readonly changes: readonly Change[];
  /** So many of these, the first, are its own doing: of its steps, and of what they call. The others answered them. */
  readonly own: number;
  readonly rolls: readonly Roll[];
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
  /** What its voters should know: nothing here stops it. */
  readonly warnings: readonly Saying[];
  readonly diff: LawDiff;
  /** `if` conditions as judged now, in the order they stand. */
  readonly judged: readonly { readonly line: number; readonly held: boolean }[];
  /** Words that got another name, in order; values have moved along. */
  readonly renamed: readonly Renamed[];
}

export interface NotAmended {
  readonly ok: false;
  readonly faults: readonly AmendmentFault[];
  /** The block itself cannot be read, whatever the law: it will never apply. */
  readonly unreadable: boolean;
}

export type Amendment = Amended | NotAmended;
