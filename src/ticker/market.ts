import {
  COMBINATIONS,
  centsOf,
  EFFECT_OF,
  PAR_CENTS,
  percentOf,
  STOCK_COUNT,
  STOCK_OF,
  TOP_CENTS,
} from './stocks.ts';

// Kept here: a loop that asks another module each time is slower.
const [stockOf, effectOf] = [STOCK_OF, EFFECT_OF];

/** Everything that a batch of rolls can change, in whole cents and shares. Seats by position, `seat * 6 + stock`. */
export interface Market {
  readonly seats: number;
  readonly prices: Int32Array;
  readonly cash: Float64Array;
  readonly shares: Float64Array;
  /** Of the last resolution, by stock: the net movement in cents. */
  readonly net: Int32Array;
  /** Of the last resolution, by stock: the percent paid to holders; 0 where nothing was. */
  readonly paid: Int32Array;
  /** Of the last resolution, by stock: -1 crashed, 1 split, 0 neither. */
  readonly happened: Int8Array;
  /** By stock, the effect of rolls that are thrown but not resolved yet. */
  readonly pending: Int32Array;
  /** The stocks that the last resolution named, one bit each. */
  named: number;
}

/** The rolls of one turn: combinations, and the numbers that count for them (a card may have raised one). */
export interface Batch {
  count: number;
  readonly rolls: Uint8Array;
  readonly amounts: Uint8Array;
}

export interface Play {
  /** A dividend moves its stock upward too. ST-38 */
  readonly dividendUp: boolean;
  /** Each roll is resolved whole before the next, as in 1937; else movement of the turn comes first. AM-08 */
  readonly atRoll: boolean;
}

export function openMarket(seats: number): Market {
  return {
    seats,
    prices: new Int32Array(STOCK_COUNT).fill(PAR_CENTS),
    cash: new Float64Array(seats),
    shares: new Float64Array(seats * STOCK_COUNT),
    net: new Int32Array(STOCK_COUNT),
    paid: new Int32Array(STOCK_COUNT),
    happened: new Int8Array(STOCK_COUNT),
    pending: new Int32Array(STOCK_COUNT),
    named: 0,
  };
}

/** Where a price comes to rest after its movement; both ends lead back to par. ST-33, ST-34 */
export function restsAt(movedCents: number): number {
  return movedCents <= 0 || movedCents >= TOP_CENTS ? PAR_CENTS : movedCents;
}

/** How many shares one share has become after that movement: 0 after a crash, 2 after a split. */
export function sharesLeft(movedCents: number): number {
  return movedCents <= 0 ? 0 : movedCents >= TOP_CENTS ? 2 : 1;
}

/** ST-31: the price after all movement has to be at par. */
export function pays(movedCents: number): boolean {
  return movedCents >= PAR_CENTS;
}

/**
 * What one turn's batch does, in place: movement with crash and split, then dividends. Answers whether any stock
 * crashed or split. ST-28 to ST-34, ST-38
 */
export function resolve(market: Market, batch: Batch, play: Play): boolean {
  clear(market);
  const { count } = batch;
  if (!play.atRoll) {
    gather(market, batch, play, 0);
    return settle(market, batch, 0);
  }
  let any = false;
  for (let at = 0; at < count; at += 1) {
    batch.count = at + 1;
    gather(market, batch, play, at);
    if (settle(market, batch, at)) any = true;
  }
  return any;
}

/** Before another game, or another resolution. */
export function clear(market: Market): void {
  const { net, paid, happened } = market;
  for (let left = market.named; left !== 0; left &= left - 1) {
    const stock = 31 - Math.clz32(left & -left);
    net[stock] = 0;
    paid[stock] = 0;
    happened[stock] = 0;
  }
  market.named = 0;
}

/** The rolls of a batch from one of them on, to be resolved together. */
function gather(market: Market, { rolls, amounts, count }: Batch, play: Play, from: number): void {
  const { pending } = market;
  const table = play.dividendUp ? COMBINATIONS : 0;
  let { named } = market;
  for (let at = from; at < count; at += 1) {
    const roll = rolls[at]!;
    const stock = stockOf[roll]!;
    pending[stock]! += amounts[at]! * effectOf[table + roll]!;
    named |= 1 << stock;
  }
  market.named = named;
}

/** Does what is pending; a stock that came up twice is settled once, since then nothing is pending. */
function settle(market: Market, { rolls, count }: Batch, from: number): boolean {
  const { prices, net, paid, shares, cash, seats, pending } = market;
  let any = false;
  for (let at = from; at < count; at += 1) {
    const stock = stockOf[rolls[at]!]!;
    const effect = pending[stock]!;
    if (effect === 0) continue;
    pending[stock] = 0;
    const cents = centsOf(effect);
    const moved = prices[stock]! + cents;
    prices[stock] = moved;
    net[stock]! += cents;
    if (moved <= 0 || moved >= TOP_CENTS) {
      startAgain(market, stock, moved);
      any = true;
    }
    // All its bits where the price pays, else none: reckoned, since no processor could foresee which way it goes.
    const percent = percentOf(effect) & ~((moved - PAR_CENTS) >> 31);
    if (percent === 0) continue;
    paid[stock]! += percent;
    for (let seat = 0, held = stock; seat < seats; seat += 1, held += STOCK_COUNT) {
      cash[seat]! += shares[held]! * percent;
    }
  }
  return any;
}

/** A crash or a split. ST-33, ST-34 */
function startAgain({ prices, happened, shares }: Market, stock: number, movedCents: number): void {
  const left = sharesLeft(movedCents);
  prices[stock] = restsAt(movedCents);
  happened[stock] = left - 1;
  for (let at = stock; at < shares.length; at += STOCK_COUNT) shares[at]! *= left;
}

export function fortuneOf({ prices, cash, shares }: Market, seat: number): number {
  let sum = cash[seat]!;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    sum += shares[seat * STOCK_COUNT + stock]! * prices[stock]!;
  }
  return sum;
}
