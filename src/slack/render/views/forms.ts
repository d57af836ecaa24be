import type { Doer, VoteWord } from '../../../ruleset/types.ts';
import type { FaultsView, PreviewView } from './amendments.ts';
import type { FinalView, Forecast, StandingView } from './matters.ts';
import type { ActionDoor, Citation, FieldView } from './shared.ts';

export interface SetupFormView {
  readonly channel: string;
  /** Files of `rulesets/`, by name; the first is chosen. */
  readonly rulesets: readonly { readonly file: string; readonly title: string }[];
  readonly emperor: string;
  readonly players: readonly string[];
  /** Things to start with: what they are, and lines as a sample; null when no ruleset has a kind for them. */
  readonly things: { readonly plural: string; readonly sample: string; readonly form: string } | null;
}

export interface AscendFormView {
  readonly game: string;
  readonly silent: number;
  readonly players: number;
  readonly cite: Citation | null;
}

export interface VoteFormView {
  readonly person: string;
  readonly matter: string;
  readonly standing: StandingView;
  readonly mine: VoteWord | null;
  readonly seq: number;
  readonly choices: readonly {
    readonly vote: VoteWord;
    /** Final at once: asked to be confirmed by typing the word. */
    readonly final: FinalView['how'] | null;
    /** Of a veto: votes could enact it all the same. */
    readonly redeemable?: boolean;
    /** It counts as neither FOR nor AGAINST. */
    readonly neither: boolean;
    readonly forecast: Forecast | null;
    readonly cite: Citation | null;
  }[];
  /** Who follows the emperor's vote. */
  readonly followers: readonly string[];
  readonly emperor: string | null;
}

export interface ChoiceView {
  readonly value: string;
  /** What tells it apart: fields beside the key. */
  readonly facts: readonly FieldView[];
}

export interface ArgView {
  readonly name: string;
  readonly type: string;
  /** What a list holds, of which several are chosen. */
  readonly of?: string;
  readonly note: string;
  readonly optional: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly initial: string | null;
  /** Lawful choices for a thing, a person, a matter or an enum; null = typed. */
  readonly choices: readonly ChoiceView[] | null;
  /** Choices that do not qualify now. */
  readonly barred: readonly string[];
}

export interface ActFormView extends ActionDoor {
  readonly who: Doer;
  readonly rule: Citation;
  readonly version: number;
  /** What the rule says, holes filled. */
  readonly text: string | null;
  /** The asker's own values worth seeing, such as cash. */
  readonly facts: readonly FieldView[];
  readonly args: readonly ArgView[];
  /** For buying and selling: most that can be had of the chosen thing, and its price. */
  readonly most: { readonly key: string; readonly count: number; readonly price: number } | null;
}

export interface NewsFormView extends ActionDoor {
  readonly rule: Citation;
  readonly version: number;
  /** What the rule says, holes filled. */
  readonly text: string | null;
  readonly kind: string;
  /** Things in play it may be about; at least one. */
  readonly keys: readonly string[];
}

export interface EntryFormView {
  readonly kind: string;
  readonly opens: string;
  readonly channelName: string;
  readonly slots: { readonly left: number; readonly of: number; readonly cite: Citation | null } | null;
  readonly freezes: boolean;
  /** What its kind lets an entry say of itself. */
  readonly fields: readonly ArgView[];
  readonly title: string;
  readonly body: string;
  /** What the amendment's field begins with; null where enactment amends nothing. */
  readonly amendment: string | null;
  /** Slack `ts` of the near miss it grew from, or null. */
  readonly from: string | null;
}

export interface EntryPreviewView {
  /** Names the draft kept by the app until it is posted; a form carries ids only. */
  readonly draft: string;
  readonly kind: string;
  readonly opens: string;
  readonly title: string;
  readonly body: string;
  readonly vote: 'for' | 'none';
  /** The amendment that goes with it and what it would do; null without one. */
  readonly amendment: {
    readonly source: string;
    readonly told: PreviewView | FaultsView;
  } | null;
  readonly byHand: boolean;
  readonly freezes: boolean;
}
