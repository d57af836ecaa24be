import type { Sfc32 } from '../../dice/sfc32.ts';
import { pays, restsAt, sharesLeft } from '../market.ts';
import { AMOUNT_OF, DIV, DOWN, MOVE_OF, STOCK_COUNT, STOCK_OF } from '../stocks.ts';
import type { Sight } from './sight.ts';

/** How many futures are imagined for one decision. */
export const FUTURES = 256;
const UNSEEN_CARDS = 53;

const price = new Int32Array(STOCK_COUNT);
const factor = new Float64Array(STOCK_COUNT);
const income = new Float64Array(STOCK_COUNT);
const net = new Int32Array(STOCK_COUNT);
const paid = new Int32Array(STOCK_COUNT);

/**
 * Imagines what the next `horizon` resolutions may do, and writes the cents that one share held now comes to in each
 * future, dividends included: `worths[stock * FUTURES + future]`. The own card is live until it is used; any other
 * roll is raised as often as another seat holds its card.
 */
export function imagine(sight: Sight, horizon: number, luck: Sfc32, worths: Float64Array): void {
  for (let future = 0; future < FUTURES; future += 1) {
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      price[stock] = sight.prices[stock]!;
      factor[stock] = 1;
      income[stock] = 0;
    }
    let card = sight.card;
    for (let turn = 0; turn < horizon; turn += 1) {
      card = throwDice(sight, card, luck);
      for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
        if (net[stock] !== 0 || paid[stock] !== 0) settle(stock);
      }
    }
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      worths[stock * FUTURES + future] = factor[stock]! * price[stock]! + income[stock]!;
    }
  }
}

/** One turn's rolls into `net` and `paid`; returns the own card, -1 once it is used. */
function throwDice({ rolls, bonus, seats, dividendUp }: Sight, own: number, luck: Sfc32): number {
  let card = own;
  for (let roll = 0; roll < rolls; roll += 1) {
    const id = luck.of54();
    let amount = AMOUNT_OF[id]!;
    if (bonus !== 0) {
      if (id === card) {
        amount += bonus;
        card = -1;
      } else if (luck.int(UNSEEN_CARDS) < seats - 1) amount += bonus;
    }
    const stock = STOCK_OF[id]!;
    const move = MOVE_OF[id]!;
    if (move === DIV) paid[stock]! += amount;
    if (move !== DIV) net[stock]! += move === DOWN ? -amount : amount;
    else if (dividendUp) net[stock]! += amount;
  }
  return card;
}

function settle(stock: number): void {
  const moved = price[stock]! + net[stock]!;
  factor[stock]! *= sharesLeft(moved);
  price[stock] = restsAt(moved);
  if (pays(moved)) income[stock]! += factor[stock]! * paid[stock]!;
  net[stock] = 0;
  paid[stock] = 0;
}
