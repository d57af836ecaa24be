import type { Cell, Rule } from './types.ts';

export type VoteWord = 'for' | 'against' | 'deferential' | 'veto';
export type Who = 'player' | 'emperor' | 'subject' | 'observer' | 'anyone';
/** Who does an action; what the referee does is only recorded by it, when it has seen it happen. */
export type Doer = Who | 'referee';
export type Duty = 'keep_roster_pinned' | 'pin_pending_matters' | 'broadcast_resolutions';

/** A declared value: field, parameter, global or argument. */
export interface Definition {
  readonly name: string;
  readonly type: string;
  /** What a list holds, text unless said; bounds, options and pattern are then those of its items. */
  readonly of?: string;
  readonly default?: Cell;
  readonly optional: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly floor?: number;
  readonly ceiling?: number;
  readonly options?: readonly string[];
  readonly pattern?: string;
  readonly unique: boolean;
  readonly note: string;
  readonly rule: string;
}

export interface ActionSpec {
  readonly name: string;
  readonly note: string;
  readonly who: Doer;
  readonly whileFrozen: boolean;
  readonly takes: readonly Definition[];
  readonly tags: readonly string[];
  readonly rule: string;
  readonly par?: number;
  /** How often it may be used; how long a limit lasts now is asked of `limitMs`. */
  readonly limits: readonly {
    readonly times: number;
    readonly per: 'player' | 'game';
    readonly window: 'rolling' | 'fixed';
  }[];
  /** Who has to confirm it before it is done, and how many of them. */
  readonly confirmedBy: { readonly who: Who; readonly count: number } | null;
  /** Whether any path through its steps may roll. */
  readonly rolls: boolean;
}

export interface KindSpec {
  readonly name: string;
  readonly plural: string;
  readonly key: string;
  readonly numbered: boolean;
  readonly fields: readonly Definition[];
  readonly rule: string;
}

export interface RelationSpec {
  readonly name: string;
  readonly of: readonly [string, string];
  readonly default: number;
  readonly min?: number;
  readonly max?: number;
  readonly rule: string;
}

/** A holding that people get and give away for a number of their own, at a number of the thing held. */
export interface ExchangeSpec {
  readonly relation: string;
  /** Kind of the things held. */
  readonly kind: string;
  /** Field of a player that pays and is paid. */
  readonly money: string;
  /** Field of the kind that says how much one is. */
  readonly price: string;
}

/** Steps that run by themselves, as their rule has it. */
export interface ScheduleSpec {
  readonly name: string;
  /** `every 1d, at 9h, on monday`, `once deadline`: the words of the rule. */
  readonly words: string;
  readonly whileFrozen: boolean;
  readonly rule: string;
}

export interface MatterKindSpec {
  readonly name: string;
  /** One capital letter: P7, C2, V1. */
  readonly letter: string;
  readonly opens: string;
  readonly who: Who;
  readonly queued: boolean;
  /** What its entries may say of themselves. */
  readonly fields: readonly Definition[];
  /** Whether votes may count for more or less than one. */
  readonly weighted: boolean;
  readonly selfKill: boolean;
  readonly veto: boolean;
  readonly needsEmperor: boolean;
  readonly freezes: boolean;
  readonly openWhileFrozen: boolean;
  readonly enacted: 'amend' | 'victory';
  readonly rule: string;
  /** Paragraphs to cite, by key of the kind: `slots`, `who`, `freezes`, `lock`, `veto`, `queued` … */
  readonly par: Readonly<Record<string, number>>;
}

/** What paragraphs of the rules that `Titles` names are about. */
export type TitleParagraphs = {
  readonly [about in
    | 'vote'
    | 'deferential'
    | 'final'
    | 'enact'
    | 'fail'
    | 'queue'
    | 'closed'
    | 'strike'
    | 'strikers'
    | 'contest'
    | 'wish']?: number | undefined;
};

/** Which rule an engine refusal cites: the rule that declares the thing, or null when none does any more. */
export interface Titles {
  readonly par: TitleParagraphs;
  readonly votes: string | null;
  readonly criteria: string | null;
  readonly players: string | null;
  readonly emperor: string | null;
  readonly strikes: string | null;
  /** What is done by hand may be contested. */
  readonly contest: string | null;
  /** What follows a victory. */
  readonly victory: string | null;
}

/** A compiled ruleset. Immutable; made by `compile`, kept per version. */
export interface Program {
  readonly rules: readonly Rule[];
  readonly parameters: ReadonlyMap<string, { readonly definition: Definition; readonly value: Cell }>;
  readonly globals: ReadonlyMap<string, Definition>;
  readonly playerFields: ReadonlyMap<string, Definition>;
  readonly kinds: ReadonlyMap<string, KindSpec>;
  readonly relations: ReadonlyMap<string, RelationSpec>;
  readonly actions: ReadonlyMap<string, ActionSpec>;
  /** What is traded for what, as the actions show. */
  readonly exchanges: readonly ExchangeSpec[];
  readonly matters: ReadonlyMap<string, MatterKindSpec>;
  readonly votes: Readonly<Record<VoteWord, readonly string[]>>;
  readonly nouns: ReadonlyMap<string, string>;
  readonly duties: ReadonlyMap<Duty, { readonly rule: string; readonly par?: number }>;
  /** Who may, and may not, do what, in rule order. */
  readonly permissions: readonly {
    readonly who: Who;
    readonly allows: boolean;
    readonly verb: 'resolve' | 'play_the_round' | 'submit' | 'vote' | 'act';
    readonly what: readonly string[];
    readonly rule: string;
    readonly par?: number;
  }[];
  readonly schedules: ReadonlyMap<string, ScheduleSpec>;
  /** Rules that repeal themselves -> by which words of theirs. */
  readonly lapses: ReadonlyMap<string, string>;
  /** Whether a rule asks who talked: only then is talk remembered. */
  readonly listens: boolean;
  readonly tracker: { readonly url: string; readonly rule: string } | null;
  /** Rule -> its clauses that a mechanism leaves to people, as written. */
  readonly byHand: ReadonlyMap<string, readonly string[]>;
  readonly titles: Titles;
}
