import { LOT_SHARES } from '../stocks.ts';
import { sharesFor, smallest, spread } from './purse.ts';
import type { Mind } from './sight.ts';

const IDLE_CENTS = 100_000;

/** Holds some of everything, adds to the least of it, and never sells. */
export const sixBaskets: Mind = (sight, _luck, target) => {
  if (sight.round === 0) {
    spread(sight, target);
    return;
  }
  let cash = sight.cash[sight.seat]!;
  while (cash >= IDLE_CENTS) {
    const stock = smallest(sight.prices, target, cash);
    const price = sight.prices[stock]!;
    const bought = Math.max(LOT_SHARES, sharesFor(Math.floor(cash / 2), price));
    target[stock]! += bought;
    cash -= bought * price;
  }
};
