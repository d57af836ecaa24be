import type { Sfc32 } from '../../dice/sfc32.ts';
import { pays, restsAt, sharesLeft } from '../market.ts';
import { AMOUNT_OF, PAYS, STEP_CENTS, STOCK_COUNT, STOCK_OF, WAY, WAY_UP } from '../stocks.ts';
import type { Sight } from './sight.ts';
import { worth } from './worth.ts';

/** How many futures are imagined for one decision. */
export const FUTURES = 256;
const UNSEEN_CARDS = 53;

const price = new Int32Array(STOCK_COUNT);
const factor = new Float64Array(STOCK_COUNT);
const income = new Float64Array(STOCK_COUNT);
const net = new Int32Array(STOCK_COUNT);
const paid = new Int32Array(STOCK_COUNT);
let touched = 0;
// Kept here: where modules are loaded for tests, a loop that asks another module each time is several times slower.
const [amountOf, stockOf, payOf] = [AMOUNT_OF, STOCK_OF, PAYS];
const stocks = STOCK_COUNT;

/**
 * Imagines what the next `horizon` resolutions may do, and writes the cents that one share held now comes to in each
 * future, dividends included: `worths[stock * FUTURES + future]`. The own card is live until it is used; any other
 * roll is raised as often as another seat holds its card.
 */
export function imagine(sight: Sight, horizon: number, luck: Sfc32, worths: Float64Array): void {
  for (let future = 0; future < FUTURES; future += 1) {
    for (let stock = 0; stock < stocks; stock += 1) {
      price[stock] = sight.prices[stock]!;
      factor[stock] = 1;
      income[stock] = 0;
    }
    let card = sight.card;
    for (let turn = 0; turn < horizon; turn += 1) {
      card = throwDice(sight, card, luck);
      settle();
    }
    for (let stock = 0; stock < stocks; stock += 1) {
      worths[stock * FUTURES + future] = factor[stock]! * price[stock]! + income[stock]!;
    }
  }
}

/** So few futures are off their true mean by as much as stocks differ; it is known exactly, so each is brought to it. */
export function level(sight: Sight, horizon: number, worths: Float64Array): void {
  const named = sight.card < 0 ? -1 : Math.floor(sight.card / 9);
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const expected = worth(sight, horizon, stock === named ? sight.card % 9 : -1);
    const from = stock * FUTURES;
    let sum = 0;
    for (let at = from; at < from + FUTURES; at += 1) sum += worths[at]!;
    if (sum === 0) continue;
    const scale = (expected[sight.prices[stock]! / STEP_CENTS]! * FUTURES) / sum;
    for (let at = from; at < from + FUTURES; at += 1) worths[at]! *= scale;
  }
}

/** One turn's rolls into `net` and `paid`; returns the own card, -1 once it is used. */
function throwDice({ rolls, bonus, seats, dividendUp }: Sight, own: number, luck: Sfc32): number {
  const way = dividendUp ? WAY_UP : WAY;
  let card = own;
  for (let roll = 0; roll < rolls; roll += 1) {
    const id = luck.of54();
    let amount = amountOf[id]!;
    if (bonus !== 0) {
      if (id === card) {
        amount += bonus;
        card = -1;
      } else if (luck.int(UNSEEN_CARDS) < seats - 1) amount += bonus;
    }
    const stock = stockOf[id]!;
    net[stock]! += amount * way[id]!;
    paid[stock]! += amount * payOf[id]!;
    touched |= 1 << stock;
  }
  return card;
}

function settle(): void {
  for (let left = touched; left !== 0; left &= left - 1) {
    const stock = 31 - Math.clz32(left & -left);
    const moved = price[stock]! + net[stock]!;
    factor[stock]! *= sharesLeft(moved);
    price[stock] = restsAt(moved);
    if (pays(moved)) income[stock]! += factor[stock]! * paid[stock]!;
    net[stock] = 0;
    paid[stock] = 0;
  }
  touched = 0;
}
