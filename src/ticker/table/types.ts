import type { CountedRoll } from '../cards.ts';
import type { Personality } from '../minds/list.ts';
import type { Ground, Options } from '../options.ts';
import type { Combination, Faces } from '../stocks.ts';

export interface Person {
  /** Whatever tells people apart where they sit; `@U123` or `you`. */
  readonly person: string;
  readonly name: string;
}

/** An AI player as it will sit down: one of the table before. */
export interface Opponent {
  readonly name: string;
  readonly ai: Personality;
}

/** A place at the table; its number is its position in the order of play. */
export interface Seat {
  readonly name: string;
  /** Whose place it is, null when it was an AI's from the start. */
  readonly person: string | null;
  /** Who plays it now: null a human, else an AI. */
  readonly ai: Personality | null;
  /** Turns in a row that its human let pass. */
  readonly missed: number;
}

/** A seat's money and shares; six stocks each. */
export interface Holding {
  readonly cashCents: number;
  readonly shares: readonly number[];
  /** What the shares held cost, for the average paid. Never money. AM-12 */
  readonly basisCents: readonly number[];
}

export interface Resolution {
  readonly round: number;
  readonly seat: number;
  readonly rolls: readonly CountedRoll[];
  readonly fromCents: readonly number[];
  readonly toCents: readonly number[];
  readonly netCents: readonly number[];
  /** Percent paid to holders by stock. */
  readonly paid: readonly number[];
  readonly crashed: readonly number[];
  readonly split: readonly number[];
  /** What each seat received in dividends. */
  readonly dividendCents: readonly number[];
  /** Every card that was used, with the seat that held it. Public. AM-20 */
  readonly triggered: readonly { readonly seat: number; readonly card: Combination }[];
}

export type Phase = 'lobby' | 'setup' | 'play' | 'over' | 'cancelled';

export interface Result {
  readonly fortunesCents: readonly number[];
  readonly winners: readonly number[];
}

/** A table at one moment: nothing but the fold of its events, and plain data throughout. */
export interface Table {
  readonly phase: Phase;
  readonly paused: boolean;
  /** Who of the table would have it go on or end, while it is paused. */
  readonly wishes: readonly Wished[];
  readonly options: Options;
  readonly host: string;
  readonly joined: readonly Person[];
  /** Secret until the end: whom the AI seats are kept for, the rest is drawn. */
  readonly opponents: readonly Opponent[];
  readonly seats: readonly Seat[];
  readonly round: number;
  /** The seat whose turn it is. */
  readonly active: number;
  readonly pricesCents: readonly number[];
  readonly holdings: readonly Holding[];
  /** The active seat's holding when its turn began. */
  readonly before: Holding | null;
  /** Secret: the card of each seat. No view of another seat may come from it. */
  readonly hands: readonly (Combination | null)[];
  readonly discarded: readonly Combination[];
  readonly deals: number;
  readonly last: Resolution | null;
  readonly commitment: string | null;
  /** Hex; known once the table is over. */
  readonly seed: string | null;
  readonly result: Result | null;
  /** Events folded so far: what a button stands for. */
  readonly version: number;
}

/** Who or what made a trade or ended a turn. */
export type Cause = 'own' | 'ai' | 'deadline';

export type TableEvent =
  | {
      readonly type: 'opened';
      readonly host: string;
      readonly options: Options;
      readonly opponents?: readonly Opponent[];
    }
  | ({ readonly type: 'joined' } & Person)
  | { readonly type: 'left'; readonly person: string }
  | { readonly type: 'changed'; readonly options: Options }
  | { readonly type: 'started'; readonly seats: readonly Seated[]; readonly commitment: string | null }
  /** Secret until the end. */
  | { readonly type: 'dealt'; readonly deal: number; readonly seat: number; readonly card: Combination }
  | Traded
  | { readonly type: 'undone'; readonly round: number; readonly seat: number }
  | { readonly type: 'passed'; readonly round: number; readonly seat: number; readonly cause: Cause }
  | Rolled
  | { readonly type: 'missed'; readonly seat: number }
  | Handed
  | { readonly type: 'paused'; readonly by: string }
  | { readonly type: 'resumed'; readonly by: string }
  | ({ readonly type: 'wished' } & Wished)
  | { readonly type: 'cancelled'; readonly by: string }
  | ({ readonly type: 'ended'; readonly seed: string | null } & Result);

/** What more than half of the people at a paused table may do together. */
export interface Wished {
  readonly by: string;
  readonly wish: 'resume' | 'cancel';
}

/** In the order of play. */
export interface Seated {
  readonly name: string;
  readonly person: string | null;
  readonly ai: Personality | null;
}

export interface Traded {
  readonly type: 'traded';
  readonly round: number;
  readonly seat: number;
  readonly stock: number;
  /** Bought, or sold below zero. */
  readonly shares: number;
  readonly priceCents: number;
  readonly cause: Cause;
}

export interface Rolled {
  readonly type: 'rolled';
  readonly round: number;
  readonly seat: number;
  readonly faces: readonly Faces[];
  readonly cause: Cause;
}

export interface Handed {
  readonly type: 'handed';
  readonly seat: number;
  readonly person: string | null;
  readonly name: string;
  readonly ai: Personality | null;
}

export type Ruling =
  | { readonly lawful: true; readonly events: readonly TableEvent[] }
  | { readonly lawful: false; readonly grounds: readonly Ground[] };
