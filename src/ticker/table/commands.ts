import type { Luck } from '../../dice/stir.ts';
import type { Options } from '../options.ts';
import type { Opponent } from './types.ts';

export interface Order {
  readonly stock: number;
  /** In shares: bought, or sold below zero. */
  readonly shares: number;
}

/** What may be asked of a table. `by` is a person; where there is none, the table itself goes on. */
export type Command =
  | {
      readonly do: 'open';
      readonly by: string;
      readonly options: Options;
      readonly opponents?: readonly Opponent[];
    }
  | { readonly do: 'join'; readonly by: string; readonly name: string }
  | { readonly do: 'leave'; readonly by: string }
  | { readonly do: 'change'; readonly by: string; readonly options: Options }
  | { readonly do: 'start'; readonly by: string }
  | { readonly do: 'trade'; readonly by: string; readonly orders: readonly Order[] }
  | { readonly do: 'undo'; readonly by: string }
  /** Ends a turn of the setup round. */
  | { readonly do: 'pass'; readonly by: string }
  /** Ends any other turn. */
  | { readonly do: 'roll'; readonly by: string }
  /** The turn of an AI player. */
  | { readonly do: 'advance' }
  /** The time of the active human ran out. */
  | { readonly do: 'lapse' }
  | { readonly do: 'take'; readonly by: string; readonly name: string; readonly seat: number }
  | { readonly do: 'pause' | 'resume' | 'cancel'; readonly by: string };

/** The luck of one table and what may be said of it. */
export interface Fate {
  readonly luck: Luck;
  /** SHA-256 of the seed, told at the start; null where nobody needs proof. */
  readonly commitment: string | null;
  /** The seed in hex, told when the table is over. */
  readonly seed: string | null;
}
