import type { Shift } from '../../../game/preview.ts';
import type { Authority } from '../../../game/types.ts';
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
  /** Who would come to have achieved victory, or would no longer; of a dry run only. */
  readonly achieves?: readonly AchievesView[];
}

export interface AchievesView {
  readonly person: string;
  readonly holds: boolean;
  readonly note: string;
  readonly cite: Citation | null;
}

/** An action of the last day that the amended rules would have refused; `note` is what the rules call it. */
export interface RefusedView {
  readonly by: string;
  readonly action: string;
  readonly note: string;
  readonly at: number;
  readonly why: readonly Saying[];
}

/** The dry run of an amendment. `version` is the law it was run against, `to` what it becomes. */
export interface PreviewView extends EffectsView {
  /** Null while it is a draft that no matter carries. */
  readonly matter: string | null;
  readonly version: number;
  readonly to: number;
  readonly at: number;
  readonly judged: readonly { readonly line: number; readonly held: boolean }[];
  readonly warnings: readonly Saying[];
  readonly notices: readonly Notice[];
  readonly said: readonly Saying[];
  readonly shifts: readonly Shift[];
  readonly refused: readonly RefusedView[];
  /** It does something else than when it was posted. */
  readonly differs: boolean;
}

/** An amendment that cannot be applied. `lines` are those of the author's block, the first being line 1. */
export interface FaultsView {
  /** Null while it is a draft that no matter carries. */
  readonly matter: string | null;
  readonly version: number;
  readonly faults: readonly AmendmentFault[];
  readonly lines: readonly string[];
  /** It will never apply: the matter is text for good. Otherwise it is tried again at the resolution. */
  readonly unreadable: boolean;
  readonly emperor: string | null;
}

/** What a version of the law stands on, and when it came into force. */
export interface Enactment {
  readonly version: number;
  readonly at: number;
  readonly event: number;
  readonly by: string;
  readonly title:
    | { readonly is: 'matter'; readonly matter: string; readonly for: number; readonly against: number }
    | { readonly is: 'record'; readonly authority: Authority }
    | { readonly is: 'contest'; readonly record: number }
    | { readonly is: 'strike'; readonly struck: number }
    | { readonly is: 'round' }
    | { readonly is: 'lapse'; readonly title: string }
    | { readonly is: 'founding' };
}

/** `r12 → r13`, told in the thread after the notice and on request. */
export interface InForceView extends EffectsView {
  readonly from: number;
  readonly to: number;
  /** The enactments in between, oldest first; one, unless several versions were asked for. */
  readonly enactments: readonly Enactment[];
}

/** A rule as each version left it. */
export interface RuleHistoryView {
  readonly rule: string;
  readonly number: string | null;
  readonly title: string;
  /** Newest first; `before` null where it was added, `after` where it was repealed. */
  readonly versions: readonly (Enactment & {
    readonly before: string | null;
    readonly after: string | null;
  })[];
}

/** A change made by hand. */
export interface HandRecordView extends EffectsView {
  readonly event: number;
  readonly by: string;
  readonly on: Authority | { readonly record: number };
  readonly reason: string;
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
  readonly law: { readonly from: number; readonly to: number } | null;
  /** Of a reversal: what something else has changed since, left as it is. */
  readonly kept: readonly string[];
  /** Any player may contest it; `until` null: for as long as it can be taken back. */
  readonly contest: { readonly until: number | null } | null;
  /** The record that took it back, once one did. */
  readonly contestedBy: number | null;
  /** The strike that did, once one did. */
  readonly struckBy: number | null;
}
