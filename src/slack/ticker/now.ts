import type { TickerTable } from '../../referee/ticker/placed.ts';
import type { Desk } from '../desk.ts';
import { type SeenTable, seen } from './show/seen.ts';

/** A table as everybody may see it, with the time that was added after an absence. */
export function seenNow(desk: Desk, placed: TickerTable): SeenTable {
  return seen(placed, desk.parlour.deadline(placed.id));
}
