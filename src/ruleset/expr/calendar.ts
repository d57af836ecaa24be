import type { Environment } from '@marcbachmann/cel-js';
import { MOMENT } from './kinds-of-value.ts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const DAY_MS = 86_400_000;

/** All in UTC. */
export const CALENDAR = 'day hour weekday date day_of_month month year'.split(' ');

export function weekdayOf(at: number): Weekday {
  // The epoch began on a Thursday.
  const day = (Math.floor(at / DAY_MS) + 3) % 7;
  return WEEKDAYS[(day + 7) % 7]!;
}

export function midnight(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS;
}

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
