import type { Outcome } from '../../../game/types.ts';
import type { AmendmentFault, LawDiff } from '../../../ruleset/amend/types.ts';
import type { Notice, Saying } from '../../../ruleset/types.ts';
import type { Shapes } from './market.ts';
import type { Citation } from './shared.ts';

/** What changes, and what it takes to read it. `shapes` are those of the law before and after together. */
export interface EffectsView {
  readonly diff: LawDiff;
  readonly shapes: Shapes;
  /** Clauses of rules that were added or changed which people carry out. */
  readonly byHand: readonly { readonly title: string; readonly clauses: readonly string[] }[];
}

/** How another matter would stand once this one is enacted; null: neither may be done. */
export interface StandingMove {
  readonly matter: string;
  readonly before: Outcome | null;
  readonly after: Outcome | null;
}

/** An action of the last day that the amended rules would have refused. */
export interface RefusedDeed {
  readonly by: string;
  readonly action: string;
  readonly note: string;
  readonly at: number;
  readonly why: Saying;
}

/** The dry run of an amendment. `version` is the law it was run against. */
export interface PreviewView extends EffectsView {
  readonly matter: string;
  readonly version: number;
  readonly at: number;
  readonly judged: readonly { readonly line: number; readonly held: boolean }[];
  readonly warnings: readonly Saying[];
  readonly notices: readonly Notice[];
  readonly said: readonly Saying[];
  readonly moves: readonly StandingMove[];
  readonly refused: readonly RefusedDeed[];
}

/** An amendment that cannot be applied. `lines` are those of the author's block, the first being line 1. */
export interface FaultsView {
  readonly matter: string;
  readonly version: number;
  readonly faults: readonly AmendmentFault[];
  readonly lines: readonly string[];
  /** It will never apply: the matter is text for good. Otherwise it is tried again at the resolution. */
  readonly unreadable: boolean;
  readonly emperor: string | null;
}

/** What came into force, told in the thread after the notice: `by` what, from which version to which. */
export interface InForceView extends EffectsView {
  readonly title: LawTitle;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly event: number;
}

/** What a version of the law stands on. */
export type LawTitle =
  | { readonly is: 'matter'; readonly matter: string; readonly for: number; readonly against: number }
  | { readonly is: 'record'; readonly by: string; readonly authority: Authority }
  | { readonly is: 'round' }
  | { readonly is: 'founding' }
  | { readonly is: 'rule'; readonly cite: Citation | null };

/** On what a record by hand stands. */
export type Authority = { readonly matter: string } | { readonly rule: string };

/** A version of one rule: as it stood from `at` on. */
export interface RuleVersion {
  readonly version: number;
  readonly at: number;
  readonly title: LawTitle;
  readonly how: 'added' | 'changed' | 'removed';
  readonly before: string | null;
  readonly after: string | null;
}

export interface RuleHistoryView {
  readonly rule: string;
  readonly number: string | null;
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly RuleVersion[];
}

/** A change made by hand, and whether it stands. */
export interface HandRecordView extends EffectsView {
  readonly event: number;
  readonly by: string;
  readonly authority: Authority;
  readonly reason: string;
  readonly law: { readonly from: number; readonly to: number } | null;
  readonly at: number;
  /** Until when any player may contest it. */
  readonly contestUntil: number | null;
}

export interface ContestView extends EffectsView {
  readonly record: number;
  readonly by: string;
  readonly reason: string;
  readonly event: number;
  readonly law: { readonly from: number; readonly to: number } | null;
}
