import { sharesFor } from './purse.ts';
import type { Mind } from './sight.ts';

/** Loves one stock, and puts every dollar into it. */
export const sweetheart: Mind = ({ cash, seat, prices, whim }, _luck, target) => {
  target[whim]! += sharesFor(cash[seat]!, prices[whim]!);
};
