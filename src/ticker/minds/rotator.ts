import { PAR_CENTS, STOCK_COUNT } from '../stocks.ts';
import { sharesFor } from './purse.ts';
import type { Mind, Sight } from './sight.ts';

const STOCK_BITS = 3;
const STOCK_MASK = (1 << STOCK_BITS) - 1;
/** Above every price with its stock. */
const BELOW_PAR = 1 << 14;

/** Moves on every turn to the two stocks just above the price at which dividends are paid. */
export const rotator: Mind = (sight, _luck, target) => {
  const { prices, shares, seat } = sight;
  let wealth = sight.cash[seat]!;
  let first = 2 * BELOW_PAR;
  let second = first;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const price = prices[stock]!;
    wealth += shares[seat * STOCK_COUNT + stock]! * price;
    target[stock] = 0;
    const rank = rankOf(price, stock);
    const least = lesser(rank, first);
    second = lesser(second, first + rank - least);
    first = least;
  }
  if (second >= BELOW_PAR) {
    const only = first < BELOW_PAR ? first & STOCK_MASK : dearest(sight);
    target[only] = sharesFor(wealth, prices[only]!);
    return;
  }
  const one = first & STOCK_MASK;
  const other = second & STOCK_MASK;
  const half = sharesFor(wealth / 2, prices[one]!);
  target[one] = half;
  target[other] = sharesFor(wealth - half * prices[one]!, prices[other]!);
};

/** Cheap stocks before dear ones, ties in the order of stocks; whatever is below par comes after all others. */
function rankOf(priceCents: number, stock: number): number {
  return (((priceCents - PAR_CENTS) >> 31) & BELOW_PAR) | (priceCents << STOCK_BITS) | stock;
}

/** `Math.min` of whole numbers, without a branch: prices come in no order that a processor could foresee. */
function lesser(a: number, b: number): number {
  return b + ((a - b) & ((a - b) >> 31));
}

function dearest({ prices }: Sight): number {
  let best = 0;
  for (let stock = 1; stock < STOCK_COUNT; stock += 1) if (prices[stock]! > prices[best]!) best = stock;
  return best;
}
