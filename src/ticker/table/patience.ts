import { AWAY_MS, DEADLINE_MS } from '../options.ts';
import type { Table } from './types.ts';

/** Turns missed in a row before a seat counts as away. */
const AWAY_AFTER = 2;

/** How long the active seat has for its turn from when that began. Reminders come at three quarters of it. */
export function patienceMs({ seats, active, options }: Table): number {
  const missed = seats[active]?.missed ?? 0;
  return missed >= AWAY_AFTER ? AWAY_MS : DEADLINE_MS[options.deadline];
}
