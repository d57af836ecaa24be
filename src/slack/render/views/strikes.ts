import type { Notice, Saying } from '../../../ruleset/types.ts';
import type { EffectsView } from './amendments.ts';
import type { Citation } from './shared.ts';

/** An event in a line: its number, who, what. */
export interface ToldEvent {
  readonly seq: number;
  readonly by: string | null;
  readonly saying: Saying;
  /** Why it would have been refused. */
  readonly why?: Saying;
}

/** A strike that was carried out. */
export interface StruckView extends EffectsView {
  readonly event: number;
  readonly by: string;
  readonly struck: ToldEvent;
  readonly order: string | null;
  readonly reach: 'alone' | 'followed';
  readonly reason: string;
  readonly refused: readonly ToldEvent[];
  readonly otherwise: readonly number[];
  readonly kept: readonly string[];
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
  readonly law: { readonly from: number; readonly to: number } | null;
  /** The strike that took this one back, once one did. */
  readonly struckBy: number | null;
}

/** Why not, and by which rule. */
export interface AgainstView {
  readonly saying: Saying;
  readonly cite: Citation | null;
}

/** One way of striking, as it would be done now. */
export type WayView =
  | (EffectsView & {
      readonly able: true;
      readonly kept: readonly string[];
      readonly refused: readonly ToldEvent[];
      readonly otherwise: readonly number[];
      /** Grounds on which this person could not do it so now. */
      readonly barred: readonly AgainstView[];
      /** Digest of what is shown; null where it could not be done. */
      readonly seen: string | null;
    })
  | { readonly able: false; readonly why: string };

/** What would change, before anybody confirms it. */
export interface StrikeView {
  readonly struck: ToldEvent;
  readonly order: string | null;
  readonly reason: string;
  readonly alone: WayView;
  readonly followed: WayView;
  /** What a matter would have to say. */
  readonly draft: string;
  /** Grounds that hold whatever the way. */
  readonly barred: readonly AgainstView[];
  /** The delivery that a press goes back to, `C1|Ev2`. */
  readonly asked: string;
  /** How to confirm by typing. */
  readonly typed: string;
}
