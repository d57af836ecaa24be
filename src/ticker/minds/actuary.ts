import { STOCK_COUNT } from '../stocks.ts';
import { sharesFor } from './purse.ts';
import { horizonOf, type Mind, resolutionsLeft, type Sight } from './sight.ts';
import { worthPerCent } from './worth.ts';

const CHEAP_CENTS = 20;
const CHEAP_PERCENT = 15;
const CROWDING = 0.01;
const LATE_ROLLS = 160;

const scores = new Float64Array(STOCK_COUNT);
/** Cents that the others hold of each stock. */
const crowd = new Float64Array(STOCK_COUNT);

/** Buys what is worth most on average until its next turn, and would rather not own what everybody owns. */
export const actuary: Mind = (sight, _luck, target) => {
  const { prices, shares, seat } = sight;
  rate(sight);
  let cash = sight.cash[seat]!;
  let cheap = -1;
  let dear = -1;
  let next = -1;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const score = scores[stock]!;
    const price = prices[stock]!;
    cash += shares[seat * STOCK_COUNT + stock]! * price;
    target[stock] = 0;
    if (price <= CHEAP_CENTS) {
      if (cheap < 0 || score > scores[cheap]!) cheap = stock;
    } else if (dear < 0 || score > scores[dear]!) {
      next = dear;
      dear = stock;
    } else if (next < 0 || score > scores[next]!) next = stock;
  }
  if (dear < 0) {
    add(target, cheap, sharesFor(cash, prices[cheap]!));
    return;
  }
  if (cheap >= 0 && scores[cheap]! > scores[dear]!) {
    cash -= add(target, cheap, sharesFor((cash * CHEAP_PERCENT) / 100, prices[cheap]!)) * prices[cheap]!;
  }
  if (next >= 0 && resolutionsLeft(sight) * sight.rolls > LATE_ROLLS) {
    cash -= add(target, next, sharesFor(cash / 2, prices[next]!)) * prices[next]!;
  }
  add(target, dear, sharesFor(cash, prices[dear]!));
};

/** How many shares were bought. */
function add(target: Float64Array, stock: number, shares: number): number {
  target[stock]! += shares;
  return shares;
}

function rate(sight: Sight): void {
  const { prices, card } = sight;
  const horizon = horizonOf(sight);
  const named = card < 0 ? -1 : Math.floor(card / 9);
  const plain = worthPerCent(sight, horizon, -1);
  const own = named < 0 ? plain : worthPerCent(sight, horizon, card % 9);
  const rivals = gatherCrowd(sight);
  const crowding = rivals === 0 ? 0 : CROWDING / rivals;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const value = (stock === named ? own : plain)[prices[stock]!]!;
    scores[stock] = value - crowd[stock]! * crowding;
  }
}

/** What all the others have together. */
function gatherCrowd({ prices, shares, cash, seats, seat }: Sight): number {
  let rivals = 0;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) crowd[stock] = 0;
  for (let other = 0, at = 0; other < seats; other += 1, at += STOCK_COUNT) {
    if (other === seat) continue;
    rivals += cash[other]!;
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      const held = shares[at + stock]! * prices[stock]!;
      crowd[stock]! += held;
      rivals += held;
    }
  }
  return rivals;
}
