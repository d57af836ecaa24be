import type { Sfc32 } from '../../dice/sfc32.ts';
import { LIMITS } from '../options.ts';
import {
  AMOUNT_OF,
  COMBINATIONS,
  centsOf,
  EFFECT_OF,
  PAR_CENTS,
  percentOf,
  STEP_CENTS,
  STOCK_COUNT,
  STOCK_OF,
  TOP_CENTS,
} from '../stocks.ts';
import type { Sight } from './sight.ts';
import { worth } from './worth.ts';

/** How many futures are imagined for one decision. */
export const FUTURES = 256;
const UNSEEN_CARDS = 53;

// Each with more room than six stocks need: see `STOCK_OF`.
const ROOM = 32;
const price = new Int32Array(ROOM);
const pending = new Int32Array(ROOM);
const factor = new Float64Array(ROOM);
const income = new Float64Array(ROOM);
const words = new Uint32Array(LIMITS.seats[1] * LIMITS.rolls[1]);
// Kept here: a loop that asks another module each time is several times slower.
const [amountOf, stockOf, effectOf] = [AMOUNT_OF, STOCK_OF, EFFECT_OF];
const stocks = STOCK_COUNT;
const combinations = COMBINATIONS;

/**
 * Imagines what the next `horizon` resolutions may do, and writes the cents that one share held now comes to in each
 * future, dividends included: `worths[stock * FUTURES + future]`. The own card is live until it is used; any other
 * roll is raised as often as another seat holds its card.
 */
export function imagine(sight: Sight, horizon: number, luck: Sfc32, worths: Float64Array): void {
  const { prices, rolls } = sight;
  for (let future = 0; future < FUTURES; future += 1) {
    for (let stock = 0; stock < stocks; stock += 1) {
      price[stock] = prices[stock]!;
      factor[stock] = 1;
      income[stock] = 0;
    }
    luck.words(words, horizon * rolls);
    let card = sight.card;
    for (let from = 0; from < horizon * rolls; from += rolls) {
      card = throwDice(sight, card, from);
      settle(from, rolls);
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

/**
 * One turn's rolls into `pending`, and in place of each word the stock it named; returns the own card, -1 once it is
 * used. What a word says beyond its combination tells whether somebody else holds the card.
 */
function throwDice({ rolls, bonus, seats, dividendUp }: Sight, own: number, from: number): number {
  const table = dividendUp ? combinations : 0;
  let card = own;
  for (let at = from; at < from + rolls; at += 1) {
    const word = words[at]!;
    const roll = word % combinations;
    let amount = amountOf[roll]!;
    if (bonus !== 0) {
      if (roll === card) {
        amount += bonus;
        card = -1;
      } else if (((word / combinations) >>> 0) % UNSEEN_CARDS < seats - 1) amount += bonus;
    }
    const stock = stockOf[roll]!;
    pending[stock]! += amount * effectOf[table + roll]!;
    words[at] = stock;
  }
  return card;
}

/** As the market does it; for one share of each stock, and without asking what is seldom known beforehand. */
function settle(from: number, rolls: number): void {
  for (let at = from; at < from + rolls; at += 1) {
    const stock = words[at]!;
    const effect = pending[stock]!;
    pending[stock] = 0;
    const moved = price[stock]! + centsOf(effect);
    price[stock] = moved;
    if (moved <= 0 || moved >= TOP_CENTS) {
      factor[stock]! *= moved <= 0 ? 0 : 2;
      price[stock] = PAR_CENTS;
    }
    income[stock]! += factor[stock]! * (percentOf(effect) & ~((moved - PAR_CENTS) >> 31));
  }
}
