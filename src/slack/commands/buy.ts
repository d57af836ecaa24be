import type { Desk } from '../desk.ts';
import type { Typed } from './door.ts';
import { trade } from './trade.ts';

export function buy(desk: Desk, typed: Typed): Promise<void> {
  return trade(desk, typed, 'buy');
}
