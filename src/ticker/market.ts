import { DIV, DOWN, MOVE_OF, PAR_CENTS, STOCK_COUNT, STOCK_OF, TOP_CENTS } from './stocks.ts';

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

/** What one turn's batch does, in place: movement with crash and split, then dividends. ST-28 to ST-34, ST-38 */
export function resolve(market: Market, batch: Batch, play: Play): void {
  clear(market);
  if (play.atRoll) {
    resolveInTurn(market, batch, play.dividendUp);
    return;
  }
  gather(market, batch, play.dividendUp);
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) settle(market, stock);
}

function clear({ net, paid, happened }: Market): void {
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    net[stock] = 0;
    paid[stock] = 0;
    happened[stock] = 0;
  }
}

function gather({ net, paid }: Market, { rolls, amounts, count }: Batch, dividendUp: boolean): void {
  for (let at = 0; at < count; at += 1) {
    const roll = rolls[at]!;
    const amount = amounts[at]!;
    const stock = STOCK_OF[roll]!;
    const move = MOVE_OF[roll]!;
    if (move === DIV) paid[stock]! += amount;
    if (move !== DIV) net[stock]! += move === DOWN ? -amount : amount;
    else if (dividendUp) net[stock]! += amount;
  }
}

function settle({ prices, net, paid, happened, shares, cash }: Market, stock: number): void {
  if (net[stock] === 0 && paid[stock] === 0) return;
  const moved = prices[stock]! + net[stock]!;
  const left = sharesLeft(moved);
  prices[stock] = restsAt(moved);
  if (left !== 1) {
    happened[stock] = left - 1;
    for (let at = stock; at < shares.length; at += STOCK_COUNT) shares[at]! *= left;
  }
  const percent = pays(moved) ? paid[stock]! : 0;
  paid[stock] = percent;
  if (percent === 0) return;
  for (let seat = 0, at = stock; at < shares.length; seat += 1, at += STOCK_COUNT) {
    cash[seat]! += shares[at]! * percent;
  }
}

function resolveInTurn(market: Market, batch: Batch, dividendUp: boolean): void {
  const one = { count: 1, rolls: new Uint8Array(1), amounts: new Uint8Array(1) };
  const sums = { net: [0, 0, 0, 0, 0, 0], paid: [0, 0, 0, 0, 0, 0], happened: [0, 0, 0, 0, 0, 0] };
  for (let at = 0; at < batch.count; at += 1) {
    one.rolls[0] = batch.rolls[at]!;
    one.amounts[0] = batch.amounts[at]!;
    clear(market);
    gather(market, one, dividendUp);
    const stock = STOCK_OF[one.rolls[0]]!;
    settle(market, stock);
    sums.net[stock]! += market.net[stock]!;
    sums.paid[stock]! += market.paid[stock]!;
    sums.happened[stock] = market.happened[stock]! || sums.happened[stock]!;
  }
  market.net.set(sums.net);
  market.paid.set(sums.paid);
  market.happened.set(sums.happened);
}

export function fortuneOf({ prices, cash, shares }: Market, seat: number): number {
  let sum = cash[seat]!;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    sum += shares[seat * STOCK_COUNT + stock]! * prices[stock]!;
  }
  return sum;
}
