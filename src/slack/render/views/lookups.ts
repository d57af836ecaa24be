import type { Saying } from '../../../ruleset/types.ts';
import type { StandingView } from './matters.ts';
import type { ActionDoor, Citation, FieldView, HoldingView, Told } from './shared.ts';

/** Commands that a form asks for. */
export interface AskFormView {
  readonly commands: readonly { readonly name: string; readonly does: string; readonly usage: string }[];
  /** The one chosen at first. */
  readonly chosen: string | null;
}

export interface HelpView {
  readonly person: string;
  readonly role: 'player' | 'observer' | 'stranger';
  readonly channelName: string;
  readonly emperor: boolean;
  /** Matters waiting for this person's vote. */
  readonly votes: readonly string[];
  /** Matters this person may resolve now. */
  readonly resolvable: readonly {
    readonly matter: string;
    readonly outcome: 'enact' | 'fail';
    readonly standing: StandingView;
    readonly seq: number;
  }[];
  readonly actions: readonly (ActionDoor & { readonly examples: readonly string[] })[];
  /** Whether all wish to go on is asked, and they have not said. */
  readonly asked?: boolean;
  /** Kinds of matters they may submit. */
  readonly entries: readonly {
    readonly kind: string;
    readonly opens: string;
    readonly slots: { readonly left: number; readonly of: number } | null;
    readonly freezes: boolean;
  }[];
  readonly notNow: readonly {
    /** What the rules call an action, or the words an entry opens with. */
    readonly what: string;
    readonly why: Saying;
    readonly fromMs: number | null;
    readonly cite: Citation | null;
  }[];
  /** All that players may do is closed to this person: said once, not act by act. */
  readonly playersOnly: boolean;
  /** A word that is no command, and the nearest that is. */
  readonly unknown: { readonly typed: string; readonly meant: string | null } | null;
  /** `help all`: every subcommand with one line each. */
  readonly all: readonly { readonly usage: string; readonly does: string }[] | null;
}

export type Automation = 'automated' | 'text' | 'partly';

export interface RuleLine {
  readonly rule: string;
  /** `2.2`. */
  readonly number: string;
  readonly title: string;
  readonly scope: 'core' | 'round';
  readonly automation: Automation;
}

export interface RulesView {
  readonly version: number;
  readonly rules: readonly RuleLine[];
}

export interface RulePageView extends RuleLine {
  readonly version: number;
  /** All its paragraphs, holes filled. */
  readonly paragraphs: readonly string[];
  /** Clauses that its mechanism leaves to people. */
  readonly byHand: readonly string[];
  /** First paragraph to show, from 1. */
  readonly from: number;
  /** Names of the actions it defines. */
  readonly actions: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
}

export interface FindView {
  readonly version: number;
  readonly words: string;
  readonly hits: readonly (Citation & { readonly text: string })[];
}

export interface PortfolioView {
  readonly person: string;
  readonly mine: boolean;
  readonly rank: { readonly place: number; readonly tied: boolean; readonly of: number } | null;
  readonly fields: readonly FieldView[];
  readonly holdings: readonly (HoldingView & {
    /** What one is traded at. */
    readonly price: number | null;
    /** What all of them cost together; null when nobody knows. */
    readonly paid: number | null;
  })[];
  readonly worth: number | null;
  /** Fields that are no part of the worth. */
  readonly beside: readonly FieldView[];
  /** What sold holdings brought beyond their cost, this round; null when nothing was ever traded. */
  readonly earned: number | null;
}

/** `/nomic state CHAR`: one thing, its moves, who has of it. */
export interface ThingView {
  readonly kind: string;
  readonly key: string;
  readonly fields: readonly FieldView[];
  /** Null where it has no numbers. */
  readonly moves:
    | readonly {
        readonly at: number;
        readonly from: number;
        readonly to: number;
        readonly event: number;
      }[]
    | null;
  /** Null where nobody can hold of it. */
  readonly holders:
    | readonly {
        readonly person: string;
        readonly relation: string;
        readonly amount: number;
      }[]
    | null;
}

/** Actions of the rules in force with what keeps this person from each. */
export interface ActionsView {
  readonly actions: readonly (ActionDoor & {
    readonly cite: Citation;
    readonly grounds: readonly Told[];
    /** There is something it could be done to now. */
    readonly hasObject: boolean;
  })[];
}
