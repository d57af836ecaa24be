import type { Change, Notice, Roll, Saying } from '../../../ruleset/types.ts';
import type { ActionDoor, Citation, FieldView } from './shared.ts';

/** One buying or selling at one price. `money.name` is the player field that paid. */
export interface TradeView {
  readonly by: string;
  readonly action: 'buy' | 'sell';
  readonly relation: string;
  readonly key: string;
  readonly count: number;
  readonly price: number;
  readonly money: { readonly name: string; readonly from: number; readonly to: number };
  readonly held: { readonly from: number; readonly to: number };
  readonly worth: number | null;
  /** The word that stood for the number, `max` or `all`. */
  readonly asked: string | null;
  readonly cite: Citation | null;
  readonly at: number;
  readonly event: number;
}

/** What the changes of an event need to be read: relations by name, and the types of fields by `kind/field`. */
export interface Shapes {
  readonly relations: ReadonlyMap<string, readonly [string, string]>;
  readonly types: ReadonlyMap<string, string>;
  readonly plurals: ReadonlyMap<string, string>;
}

/** Any action that was taken: rolls, what followed each, what was said. */
export interface ActionView extends ActionDoor {
  readonly by: string;
  /** Which one it was, counted from 1; null when not counted. */
  readonly nth: number | null;
  readonly at: number;
  readonly event: number;
  readonly rule: Citation | null;
  readonly rolls: readonly Roll[];
  readonly changes: readonly Change[];
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
  readonly next: { readonly fromMs: number; readonly cite: Citation | null } | null;
  readonly shapes: Shapes;
}

export interface TapeView {
  readonly dayMs: number;
}

/** A burst of trades folded into one message. */
export interface TapeFoldView {
  readonly trades: readonly TradeView[];
}

export interface PlainRollView {
  readonly by: string;
  readonly roll: Roll;
  readonly at: number;
  readonly event: number;
}

/** Dice that fell for what was then refused: `on` says what was tried. */
export interface SpentDiceView {
  readonly by: string;
  readonly on: Saying;
  readonly rolls: readonly Roll[];
  readonly at: number;
  readonly event: number;
}

export type NewsState =
  | { readonly is: 'open' }
  | { readonly is: 'frozen'; readonly by: string }
  | { readonly is: 'lapsed' }
  | {
      readonly is: 'rolled';
      readonly rolls: readonly Roll[];
      readonly changes: readonly Change[];
      readonly said: readonly Saying[];
      readonly at: number;
      readonly event: number;
    };

export interface NewsView {
  /** N9. */
  readonly id: string;
  readonly by: string;
  readonly text: string;
  /** The thing it is about: its kind, key and other fields. */
  readonly kind: string;
  readonly key: string;
  readonly fields: readonly FieldView[];
  /** Dice its author may roll, where the rules name them. */
  readonly dice: string | null;
  readonly state: NewsState;
  /** Start of the author's next window; null when no limit. */
  readonly nextMs: number | null;
  readonly cite: Citation | null;
  /** The text stands in a post of the author's own; this is a reply to it. */
  readonly reply: boolean;
  readonly shapes: Shapes;
}

/** Dice of a UTC day: the commitment a day ahead, the seed after it ends. */
export type DiceDayView =
  | { readonly is: 'commitment'; readonly dayMs: number; readonly hash: string }
  | { readonly is: 'seed'; readonly dayMs: number; readonly hash: string; readonly seed: string };

/** The head of the log, posted whole once a day. */
export interface HeadView {
  readonly at: number;
  readonly seq: number;
  readonly hash: string;
}
