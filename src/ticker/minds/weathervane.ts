import { STOCK_COUNT } from '../stocks.ts';
import { allIn } from './purse.ts';
import type { Mind } from './sight.ts';

/** Runs after whatever rose most just now. */
export const weathervane: Mind = (sight, _luck, target) => {
  if (sight.round === 0) {
    allIn(sight, sight.whim, target);
    return;
  }
  let riser = -1;
  let most = 0;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    if (sight.net[stock]! > most) {
      most = sight.net[stock]!;
      riser = stock;
    }
  }
  if (riser >= 0) allIn(sight, riser, target);
};
