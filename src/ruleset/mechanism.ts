import type { LapseDecl, ScheduleDecl } from './timing.ts';
import type { Definition, Doer, Duty, TitleParagraphs, VoteWord, Who } from './types.ts';

/** A path inside a rule's mechanism block, such as `['actions', 'buy', 'needs', 0, 'that']`. Faults are placed by it. */
export type Place = readonly (string | number)[];

/** An expression as written, with where it stands. Numbers and flags written bare in YAML arrive as their source text. */
export interface Source {
  readonly source: string;
  readonly at: Place;
}

/** A sentence as written: text with `{{expression}}` holes. */
export interface Sentence {
  readonly text: string;
  readonly at: Place;
}

export interface Need {
  readonly at: Place;
  readonly name: string | null;
  readonly that: Source;
  readonly otherwise: Sentence;
  readonly par: number | null;
}

export interface Limit {
  readonly at: Place;
  readonly name: string | null;
  readonly times: number;
  /** A duration expression (a parameter's name, or a literal such as `1h`). */
  readonly within: Source;
  readonly per: 'player' | 'game';
  readonly window: 'rolling' | 'fixed';
  readonly par: number | null;
}

interface Named {
  readonly at: Place;
  readonly name: string | null;
}

export type Step = Named &
  (
    | { readonly do: 'set'; readonly place: Source; readonly to: Source }
    | { readonly do: 'change'; readonly place: Source; readonly by: Source }
    | { readonly do: 'clear'; readonly place: Source }
    | { readonly do: 'let'; readonly local: string; readonly be: Source }
    | { readonly do: 'roll'; readonly dice: Source; readonly as: string; readonly label: Source | null }
    | {
        readonly do: 'if';
        readonly test: Source;
        readonly then: readonly Step[];
        readonly else: readonly Step[];
      }
    | {
        readonly do: 'each';
        readonly local: string;
        readonly in: Source;
        readonly where: Source | null;
        readonly steps: readonly Step[];
      }
    | {
        readonly do: 'call';
        readonly procedure: string;
        readonly with: readonly (readonly [string, Source])[];
        /** How much later it runs; null: at once. */
        readonly in: Source | null;
      }
    | {
        readonly do: 'create';
        readonly kind: string;
        /** Literals, still to pass `accept`. */
        readonly values: readonly (readonly [string, unknown, Place])[];
        readonly with: readonly (readonly [string, Source])[];
        readonly as: string | null;
      }
    | { readonly do: 'add'; readonly item: Source; readonly place: Source; readonly first: boolean }
    | { readonly do: 'take'; readonly item: Source; readonly place: Source }
    | { readonly do: 'pick'; readonly from: Source; readonly as: string; readonly count: Source | null }
    | { readonly do: 'shuffle'; readonly list: Source; readonly as: string }
    | { readonly do: 'remove'; readonly thing: Source }
    | { readonly do: 'make'; readonly player: Source; readonly role: 'player' | 'observer' }
    | { readonly do: 'ensure'; readonly test: Source; readonly otherwise: Sentence }
    | { readonly do: 'win'; readonly player: Source }
    | { readonly do: 'announce'; readonly sentence: Sentence }
  );

export interface Confirmation {
  readonly who: Who;
  readonly count: number;
  /** How long it waits for them; null for as long as the engine lets it. */
  readonly within: Source | null;
}

export interface ActionDecl {
  readonly name: string;
  readonly at: Place;
  readonly note: string;
  readonly who: Doer;
  readonly whileFrozen: boolean;
  readonly takes: readonly Definition[];
  readonly needs: readonly Need[];
  readonly limits: readonly Limit[];
  /** Who has to confirm it before it is done; null for nobody. */
  readonly confirmation: Confirmation | null;
  readonly does: readonly Step[];
  /** Words by which rules elsewhere can guard several actions at once. */
  readonly tags: readonly string[];
  readonly par: number | null;
}

/** Steps in place of those of an action or procedure, whenever `when` holds. */
export interface InsteadDecl {
  readonly name: string;
  readonly at: Place;
  readonly of: string;
  readonly when: Source | null;
  readonly does: readonly Step[];
}

export interface ProcedureDecl {
  readonly name: string;
  readonly at: Place;
  readonly takes: readonly Definition[];
  readonly does: readonly Step[];
}

export type TriggerDecl = { readonly name: string; readonly at: Place; readonly does: readonly Step[] } & (
  | { readonly on: string | null; readonly when: Source }
  | { readonly after: string; readonly of: string | null; readonly test: Source | null }
);

/** When a player has achieved victory in the round. */
export interface VictoryDecl extends Named {
  readonly when: Source;
  readonly note: string;
}

export interface GuardDecl {
  /** An action's name, `submit dov`, `vote proposal`, `resolve proposal`; or all at once: `#tag`, `act`, `submit`, `vote`, `resolve`. */
  readonly target: string;
  readonly at: Place;
  readonly needs: readonly Need[];
}

export interface Permission {
  readonly at: Place;
  readonly who: Who;
  readonly allows: boolean;
  /** `may`: resolve, play_the_round. `may_not`: resolve, submit, vote, act. */
  readonly verb: 'resolve' | 'play_the_round' | 'submit' | 'vote' | 'act';
  /** Kinds or actions; empty = everything. */
  readonly what: readonly string[];
  readonly par: number | null;
}

export interface KindDecl {
  readonly name: string;
  readonly at: Place;
  readonly key: string;
  readonly plural: string;
  readonly fields: readonly Definition[];
}

export interface RelationDecl {
  readonly name: string;
  readonly at: Place;
  readonly of: readonly [string, string];
  readonly default: number;
  readonly min: number | null;
  readonly max: number | null;
}

export interface MatterDecl {
  readonly name: string;
  readonly at: Place;
  /** P, C, V for proposal, cfj, dov unless the block gives another; a new kind declares a free one. */
  readonly letter: string;
  readonly opens: string;
  readonly who: Who;
  readonly needs: readonly Need[];
  /** How often one author may submit one. */
  readonly limits: readonly Limit[];
  /** Declared fields of its matters, given in the entry. */
  readonly fields: readonly Definition[];
  readonly slots: Source | null;
  readonly queued: boolean;
  /** Which of them stand in the queue; null for all. */
  readonly inQueue: Source | null;
  /** What one vote counts; null for one. */
  readonly weight: Source | null;
  readonly selfKill: boolean;
  readonly veto: boolean;
  readonly needsEmperor: boolean;
  readonly freezes: boolean;
  readonly openWhileFrozen: boolean;
  readonly lock: Source | null;
  readonly enact: Source | null;
  readonly fail: Source | null;
  readonly enacted: 'amend' | 'victory';
  readonly then: readonly Step[];
  readonly par: Readonly<Record<string, number>>;
}

/** One rule's block, read and checked for form; names and types are checked by `compile`. */
export interface Mechanism {
  readonly parameters: readonly Definition[];
  readonly globals: readonly Definition[];
  readonly playerFields: readonly Definition[];
  readonly kinds: readonly KindDecl[];
  readonly relations: readonly RelationDecl[];
  readonly actions: readonly ActionDecl[];
  readonly procedures: readonly ProcedureDecl[];
  readonly triggers: readonly TriggerDecl[];
  readonly schedules: readonly ScheduleDecl[];
  readonly lapses: LapseDecl | null;
  readonly instead: readonly InsteadDecl[];
  readonly victory: readonly VictoryDecl[];
  readonly guards: readonly GuardDecl[];
  readonly permissions: readonly Permission[];
  readonly matters: readonly MatterDecl[];
  readonly criteria: {
    readonly enact: Source | null;
    readonly fail: Source | null;
    readonly par: TitleParagraphs;
  } | null;
  readonly votes:
    | (Partial<Readonly<Record<VoteWord, readonly string[]>>> & { readonly par: TitleParagraphs })
    | null;
  readonly nouns: readonly (readonly [string, string])[];
  readonly duties: readonly { readonly duty: Duty; readonly par: number | null }[];
  readonly tracker: string | null;
  /** Clauses of the rule that nothing here carries out. */
  readonly byHand: readonly Sentence[];
}
