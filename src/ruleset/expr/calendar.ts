import type { Environment } from '@marcbachmann/cel-js';
import { midnight, weekdayOf } from '../timing.ts';
import { MOMENT } from './kinds-of-value.ts';

/** All in UTC. */
export const CALENDAR = 'day hour weekday date day_of_month month year'.split(' ');

export function registerCalendar(env: Environment): void {
  const register = (name: string, gives: string, of: (moment: Date) => unknown) =>
    env.registerFunction(`${name}(${MOMENT}): ${gives}`, of, { async: false });
  register('day', MOMENT, (t) => new Date(midnight(t.getTime())));
  register('hour', 'int', (t) => BigInt(t.getUTCHours()));
  register('weekday', 'string', (t) => weekdayOf(t.getTime()));
  register('date', 'string', (t) => t.toISOString().slice(0, 10));
  register('day_of_month', 'int', (t) => BigInt(t.getUTCDate()));
  register('month', 'int', (t) => BigInt(t.getUTCMonth() + 1));
  register('year', 'int', (t) => BigInt(t.getUTCFullYear()));
}
