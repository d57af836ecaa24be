import { PAR_CENTS, STOCK_COUNT } from '../stocks.ts';
import { empty, sharesFor, wealthOf } from './purse.ts';
import type { Mind } from './sight.ts';

/** Moves on every turn to the two stocks just above the price at which dividends are paid. */
export const rotator: Mind = (sight, _luck, target) => {
  const { prices } = sight;
  let first = -1;
  let second = -1;
  let dearest = 0;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const price = prices[stock]!;
    if (price > prices[dearest]!) dearest = stock;
    if (price < PAR_CENTS) continue;
    if (first < 0 || price < prices[first]!) {
      second = first;
      first = stock;
    } else if (second < 0 || price < prices[second]!) second = stock;
  }
  const wealth = wealthOf(sight, sight.seat);
  empty(target);
  if (second < 0) {
    const only = first < 0 ? dearest : first;
    target[only] = sharesFor(wealth, prices[only]!);
    return;
  }
  const half = sharesFor(Math.floor(wealth / 2), prices[first]!);
  target[first] = half;
  target[second] = sharesFor(wealth - half * prices[first]!, prices[second]!);
};
