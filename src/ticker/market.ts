import { PAR_CENTS, PAYS, STOCK_COUNT, STOCK_OF, TOP_CENTS, WAY, WAY_UP } from './stocks.ts';

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
  /** The stocks that the last resolution named, one bit each. */
  touched: number;
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
    touched: 0,
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
  if (play.atRoll) return resolveInTurn(market, batch, play.dividendUp);
  gather(market, batch, play.dividendUp ? WAY_UP : WAY);
  return settleAll(market);
}

/** Before another game, or another resolution. */
export function clear(market: Market): void {
  const { net, paid, happened } = market;
  for (let left = market.touched; left !== 0; left &= left - 1) {
    const stock = 31 - Math.clz32(left & -left);
    net[stock] = 0;
    paid[stock] = 0;
    happened[stock] = 0;
  }
  market.touched = 0;
}

function gather(market: Market, { rolls, amounts, count }: Batch, way: Int8Array): void {
  const { net, paid } = market;
  let touched = 0;
  for (let at = 0; at < count; at += 1) {
    const roll = rolls[at]!;
    const amount = amounts[at]!;
    const stock = STOCK_OF[roll]!;
    net[stock]! += amount * way[roll]!;
    paid[stock]! += amount * PAYS[roll]!;
    touched |= 1 << stock;
  }
  market.touched = touched;
}

function settleAll(market: Market): boolean {
  let any = 0;
  for (let left = market.touched; left !== 0; left &= left - 1) {
    const stock = 31 - Math.clz32(left & -left);
    settle(market, stock);
    any |= market.happened[stock]!;
  }
  return any !== 0;
}

function settle({ prices, net, paid, happened, shares, cash }: Market, stock: number): void {
  const moved = prices[stock]! + net[stock]!;
  const left = sharesLeft(moved);
  prices[stock] = restsAt(moved);
  if (left !== 1) {
    happened[stock] = left - 1;
    for (let at = stock; at < shares.length; at += STOCK_COUNT) shares[at]! *= left;
  }
  if (paid[stock] === 0) return;
  if (!pays(moved)) {
    paid[stock] = 0;
    return;
  }
  const percent = paid[stock]!;
  for (let seat = 0, at = stock; at < shares.length; seat += 1, at += STOCK_COUNT) {
    const held = shares[at]!;
    if (held !== 0) cash[seat]! += held * percent;
  }
}

function resolveInTurn(market: Market, batch: Batch, dividendUp: boolean): boolean {
  const one = { count: 1, rolls: new Uint8Array(1), amounts: new Uint8Array(1) };
  const sums = { net: [0, 0, 0, 0, 0, 0], paid: [0, 0, 0, 0, 0, 0], happened: [0, 0, 0, 0, 0, 0] };
  let touched = 0;
  for (let at = 0; at < batch.count; at += 1) {
    one.rolls[0] = batch.rolls[at]!;
    one.amounts[0] = batch.amounts[at]!;
    clear(market);
    gather(market, one, dividendUp ? WAY_UP : WAY);
    const stock = STOCK_OF[one.rolls[0]]!;
    settle(market, stock);
    touched |= market.touched;
    sums.net[stock]! += market.net[stock]!;
    sums.paid[stock]! += market.paid[stock]!;
    sums.happened[stock] = market.happened[stock]! || sums.happened[stock]!;
  }
  market.net.set(sums.net);
  market.paid.set(sums.paid);
  market.happened.set(sums.happened);
  market.touched = touched;
  return sums.happened.some((one) => one !== 0);
}

export function fortuneOf({ prices, cash, shares }: Market, seat: number): number {
  let sum = cash[seat]!;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    sum += shares[seat * STOCK_COUNT + stock]! * prices[stock]!;
  }
  return sum;
}
