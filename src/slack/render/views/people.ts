import type { Outcome, Tally } from '../../../game/types.ts';
import type { Citation, FieldView, Quorum } from './shared.ts';

/** What a move of N did to a pending matter. Needs as in `StandingView`. */
export interface EffectView {
  readonly matter: string;
  readonly was: Outcome | null;
  readonly is: Outcome | null;
  readonly forNeeded: number | null;
  readonly againstNeeded: number | null;
}

/** Somebody became a player or an observer, or was made one. */
export interface RoleChangeView {
  readonly person: string;
  readonly to: 'player' | 'observer';
  readonly by: string;
  readonly cause: 'joined' | 'returned' | 'stepped_down' | 'made';
  /** For a newcomer: the values that are defaults; for a returner: those kept. */
  readonly fields: readonly FieldView[];
  readonly fieldsCite: Citation | null;
  /** Earliest return of somebody who was made an observer. */
  readonly returnMs: number | null;
  readonly before: number;
  readonly quorum: Quorum;
  readonly effects: readonly EffectView[];
  readonly cite: Citation | null;
  readonly event: number;
}

export interface IdleView {
  readonly person: string;
  readonly idleMs: number;
  /** What they last did, in the rules' or the engine's words, and when; null when never. */
  readonly last: { readonly did: string; readonly at: number } | null;
  readonly now: Quorum;
  readonly after: Quorum;
  readonly effects: readonly EffectView[];
  readonly returnWaitS: number | null;
  readonly cite: Citation | null;
}

export type DutyView =
  | {
      readonly is: 'apply';
      readonly matter: string;
      readonly enactedAt: number;
      readonly text: string;
      /** Why the referee did not carry it out. */
      readonly why: 'text' | 'unreadable' | 'misfit';
      /** What it prescribes is drafted: the form of a record begins with it. */
      readonly drafted: boolean;
      /** Events of the records made on it so far. */
      readonly records: readonly number[];
      readonly cite: Citation | null;
    }
  | {
      readonly is: 'vote';
      readonly matter: string;
      readonly waiting: number;
      readonly cite: Citation | null;
    }
  | { readonly is: 'ascend'; readonly cite: Citation | null };

/** A duty the bot does: how far it is done. */
export interface KeptView {
  readonly duty: 'keep_roster_pinned' | 'pin_pending_matters' | 'broadcast_resolutions';
  readonly done: number;
  readonly of: number;
  /** Matters for which it is not done, where they can be named. */
  readonly bare?: readonly string[];
  readonly cite: Citation;
}

export interface DutiesView {
  readonly due: readonly DutyView[];
  readonly kept: readonly KeptView[];
}

export interface StandingRow {
  readonly person: string;
  readonly rank: number | null;
  readonly tied: boolean;
  readonly worth: number | null;
}

export interface VictoryView {
  readonly winner: string;
  readonly round: string;
  readonly matter: string;
  readonly by: string;
  readonly tally: Tally;
  readonly cite: Citation | null;
  /** The rules of the round end now; false = when the next one opens. */
  readonly repealed: boolean;
  readonly fromMs: number;
  readonly toMs: number;
  /** How often each action was taken: `{ what: 'buy', n: 12 }`. */
  readonly counts: readonly { readonly what: string; readonly n: number }[];
  readonly enactments: number;
  readonly standings: readonly StandingRow[];
  readonly wishes: {
    readonly yes: readonly string[];
    readonly no: readonly string[];
    readonly silent: readonly string[];
  };
  readonly closed: readonly string[];
  /** The last event before the end. */
  readonly before: number;
  /** The Ascension Address was made; no button for it any more. */
  readonly ascended: boolean;
}

export interface WelcomeView {
  readonly channel: string;
}

/** Somebody came into a channel where a game is on. */
export interface NewcomerView {
  readonly players: number;
  readonly pending: readonly string[];
}

/** First players named at set-up: mentioned, asked, never made players unasked. */
export interface InviteView {
  readonly people: readonly string[];
  readonly by: string;
}

/** A post that looks like an entry and is none. */
export interface NudgeView {
  /** The words it should open with, `PROPOSAL:`. */
  readonly opens: string;
  readonly kind: string;
  /** Slack `ts` of the post. */
  readonly post: string;
  /** How the post begins. */
  readonly begins: string;
  readonly why: 'spelling' | 'empty' | 'quoted' | 'not_first' | 'thread' | 'elsewhere' | 'command';
  readonly cite: Citation | null;
}

/** What the bot caught up with after it was away. */
export interface AwayView {
  readonly counts: readonly { readonly what: string; readonly n: number }[];
}
