import { allIn, cheapest, holdsNothing, spread } from './purse.ts';
import type { Mind } from './sight.ts';

const CHEAP_CENTS = 20;

/** Waits for a stock to fall to almost nothing, and puts everything on it. */
export const lottery: Mind = (sight, _luck, target) => {
  const low = cheapest(sight.prices);
  if (sight.prices[low]! <= CHEAP_CENTS) allIn(sight, low, target);
  else if (holdsNothing(target)) spread(sight, target);
};
