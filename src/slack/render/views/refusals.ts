import type { Outcome } from '../../../game/types.ts';
import type { Ground, Saying } from '../../../ruleset/types.ts';
import type { Quote } from './shared.ts';

/** The one act closest to what was refused. */
export type Nearest =
  | {
      readonly do: 'act';
      readonly action: string;
      readonly args: Readonly<Record<string, string | number>>;
      /** Price it was computed at and sum it comes to; the click asks again when the price moved. */
      readonly seen: number | null;
      readonly sum: number | null;
    }
  | { readonly do: 'see'; readonly matter: string }
  | { readonly do: 'resolve'; readonly matter: string; readonly outcome: Outcome; readonly seq: number };

export interface RefusalView {
  /** The act in the person's words, without a full stop. */
  readonly act: Saying;
  readonly grounds: readonly Ground[];
  readonly quotes: readonly Quote[];
  readonly version: number;
  /** How it becomes possible, where a date does not say it. */
  readonly how: Saying | null;
  readonly nearest: Nearest | null;
  /** The channel of the game and the delivery of what was refused, `C1|Ev2`, where it can be asked about once more. */
  readonly why?: string;
}

/** An entry refused in public, in one line. */
export interface EntryRefusalView {
  readonly opens: string;
  readonly grounds: readonly Ground[];
  /** What its button asks of. */
  readonly why?: string;
}
