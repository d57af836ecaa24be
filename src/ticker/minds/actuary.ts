import { STEP_CENTS, STOCK_COUNT } from '../stocks.ts';
import { empty, sharesFor, wealthOf } from './purse.ts';
import { horizonOf, type Mind, resolutionsLeft, type Sight } from './sight.ts';
import { worth } from './worth.ts';

const CHEAP_CENTS = 20;
const CHEAP_PERCENT = 15;
const CROWDING = 0.01;
const LATE_ROLLS = 160;

const scores = new Float64Array(STOCK_COUNT);

/** Buys what is worth most on average until its next turn, and would rather not own what everybody owns. */
export const actuary: Mind = (sight, _luck, target) => {
  rate(sight);
  let cash = wealthOf(sight, sight.seat);
  const cheap = best(sight.prices, (price) => price <= CHEAP_CENTS);
  const dear = best(sight.prices, (price) => price > CHEAP_CENTS);
  empty(target);
  const buy = (stock: number, cents: number) => {
    const bought = sharesFor(cents, sight.prices[stock]!);
    target[stock]! += bought;
    cash -= bought * sight.prices[stock]!;
  };
  if (dear < 0) {
    buy(cheap, cash);
    return;
  }
  if (cheap >= 0 && scores[cheap]! > scores[dear]!) buy(cheap, Math.floor((cash * CHEAP_PERCENT) / 100));
  if (resolutionsLeft(sight) * sight.rolls > LATE_ROLLS) {
    const half = Math.floor(cash / 2);
    const next = best(sight.prices, (price, stock) => price > CHEAP_CENTS && stock !== dear);
    buy(dear, half);
    if (next >= 0) buy(next, half);
  }
  buy(dear, cash);
};

function rate(sight: Sight): void {
  const { prices, shares, seats, seat, card } = sight;
  const horizon = horizonOf(sight);
  const plain = worth(sight, horizon, -1);
  const named = card < 0 ? -1 : Math.floor(card / 9);
  const own = named < 0 ? plain : worth(sight, horizon, card % 9);
  let rivals = 0;
  for (let other = 0; other < seats; other += 1) if (other !== seat) rivals += wealthOf(sight, other);
  const crowding = rivals === 0 ? 0 : CROWDING / rivals;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const price = prices[stock]!;
    let held = -shares[seat * STOCK_COUNT + stock]!;
    for (let at = stock; at < shares.length; at += STOCK_COUNT) held += shares[at]!;
    const value = (stock === named ? own : plain)[price / STEP_CENTS]!;
    scores[stock] = value / price - held * price * crowding;
  }
}

/** The stock of the highest score among those that fit, -1 when none does. */
function best(prices: ArrayLike<number>, fits: (priceCents: number, stock: number) => boolean): number {
  let found = -1;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    if (fits(prices[stock]!, stock) && (found < 0 || scores[stock]! > scores[found]!)) found = stock;
  }
  return found;
}
