import { LOT_SHARES } from '../stocks.ts';
import { holdsNothing } from './purse.ts';
import type { Mind } from './sight.ts';

const BONDS = 2;

/** Buys what it must, and sleeps on the rest. */
export const mattress: Mind = ({ round }, _luck, target) => {
  if (round === 0 && holdsNothing(target)) target[BONDS] = LOT_SHARES;
};
