import { LOT_SHARES, STOCK_COUNT } from '../stocks.ts';
import type { Sight } from './sight.ts';

/** The most whole lots that an amount buys, in shares. */
export function sharesFor(cents: number, priceCents: number): number {
  return Math.floor(cents / (LOT_SHARES * priceCents)) * LOT_SHARES;
}

/** What a seat would have after selling everything. */
export function wealthOf({ cash, shares, prices }: Sight, seat: number): number {
  let sum = cash[seat]!;
  for (let stock = 0, at = seat * STOCK_COUNT; stock < STOCK_COUNT; stock += 1, at += 1) {
    sum += shares[at]! * prices[stock]!;
  }
  return sum;
}

/** A loop, since a call of `fill` costs more than six writes. */
export function empty(six: Float64Array): void {
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) six[stock] = 0;
}

export function allIn(sight: Sight, stock: number, target: Float64Array): void {
  const wealth = wealthOf(sight, sight.seat);
  empty(target);
  target[stock] = sharesFor(wealth, sight.prices[stock]!);
}

/** A sixth of the cash into each stock, then single lots to whatever is worth least, while any can be afforded. */
export function spread({ cash, seat, prices }: Sight, target: Float64Array): void {
  let left = cash[seat]!;
  const budget = Math.floor(left / STOCK_COUNT);
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const bought = sharesFor(budget, prices[stock]!);
    target[stock]! += bought;
    left -= bought * prices[stock]!;
  }
  for (;;) {
    const stock = smallest(prices, target, left);
    if (stock < 0) return;
    target[stock]! += LOT_SHARES;
    left -= LOT_SHARES * prices[stock]!;
  }
}

/** The holding of the smallest value of which a lot can be afforded, -1 when there is none. */
export function smallest(prices: ArrayLike<number>, target: Float64Array, cents: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const value = target[stock]! * prices[stock]!;
    if (value < least && LOT_SHARES * prices[stock]! <= cents) {
      least = value;
      best = stock;
    }
  }
  return best;
}

export function cheapest(prices: ArrayLike<number>): number {
  let best = 0;
  for (let stock = 1; stock < STOCK_COUNT; stock += 1) if (prices[stock]! < prices[best]!) best = stock;
  return best;
}

export function holdsNothing(target: Float64Array): boolean {
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) if (target[stock] !== 0) return false;
  return true;
}
