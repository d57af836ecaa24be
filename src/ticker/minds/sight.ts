import type { Sfc32 } from '../../dice/sfc32.ts';

/**
 * What an AI player sees: the public board and its own card. There is no place in it for the card of another seat.
 * Seats by position, holdings as `seat * 6 + stock`; money in cents.
 */
export interface Sight {
  readonly seats: number;
  readonly length: number;
  readonly rolls: number;
  readonly dividendUp: boolean;
  /** What a card adds; 0 without cards. */
  readonly bonus: number;
  readonly seat: number;
  /** 0 while seats buy in. */
  readonly round: number;
  readonly prices: ArrayLike<number>;
  readonly cash: ArrayLike<number>;
  readonly shares: ArrayLike<number>;
  /** Net movement of each stock in the last resolution. */
  readonly net: ArrayLike<number>;
  /** The own card, -1 without one. */
  readonly card: number;
  /** The stock that this seat took a fancy to before the game. */
  readonly whim: number;
}

/** Writes the six holdings wanted, in shares, over those there are. All it costs has to be covered by what is sold. */
export type Mind = (sight: Sight, luck: Sfc32, target: Float64Array) => void;

/** Resolutions until the seat trades again; in the last round, until the end. */
export function horizonOf({ round, length, seats, seat }: Sight): number {
  if (round === 0) return Math.max(1, seat);
  return round === length ? seats - seat : seats;
}

/** Resolutions that are still to come in the game, the seat's own included. */
export function resolutionsLeft({ round, length, seats, seat }: Sight): number {
  return round === 0 ? length * seats : (length - round) * seats + seats - seat;
}
