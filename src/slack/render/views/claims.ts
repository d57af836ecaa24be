import type { ClaimState } from '../../../game/claims.ts';
import type { Who } from '../../../ruleset/types.ts';
import type { ActionDoor, Citation, FieldView } from './shared.ts';

/** An act that somebody claims and others confirm. */
export interface ClaimView extends ActionDoor {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  readonly fields: readonly FieldView[];
  /** Words of the claimant's own, as Slack delivered them. */
  readonly words: string | null;
  readonly state: ClaimState;
  readonly who: Who;
  readonly confirmers: readonly string[];
  /** How many more have to confirm it. */
  readonly left: number;
  readonly untilMs: number;
  readonly emperor: string | null;
  readonly cite: Citation | null;
}

/** Somebody has achieved victory, by a rule; what declares it, when some kind of matter does. */
export interface AchievedView {
  readonly person: string;
  readonly note: string;
  readonly cite: Citation | null;
  readonly declares: { readonly kind: string; readonly opens: string } | null;
  readonly at: number;
  readonly event: number;
}
