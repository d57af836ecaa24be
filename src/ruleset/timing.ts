import type { Place, Source, Step } from './mechanism.ts';

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

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Midnight of a Monday: what repeats is counted from here, so that a week begins where weeks begin. */
const MONDAY_MS = 4 * DAY_MS;

export function weekdayOf(at: number): Weekday {
  const day = Math.floor((at - MONDAY_MS) / DAY_MS) % 7;
  return WEEKDAYS[(day + 7) % 7]!;
}

export function midnight(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS;
}

/** The first whole minute that is not before an instant, ms. */
export function wholeMinute(at: number): number {
  return Math.ceil(at / MINUTE_MS) * MINUTE_MS;
}

/** From its first instant on, and before its end, ms. */
export interface Window {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The window that an instant lies in: days are cut from their midnight on, longer ones counted as what repeats is. */
export function windowOf(at: number, lengthMs: number): Window {
  const start = lengthMs < DAY_MS ? midnight(at) : MONDAY_MS;
  const fromMs = start + Math.floor((at - start) / lengthMs) * lengthMs;
  const untilMs = fromMs + lengthMs;
  return { fromMs, untilMs: lengthMs < DAY_MS ? Math.min(untilMs, start + DAY_MS) : untilMs };
}

/** Steps that run by themselves. */
export interface ScheduleDecl {
  readonly name: string;
  readonly at: Place;
  readonly timing:
    | { readonly every: Source; readonly offsetS: number; readonly on: readonly Weekday[] }
    | { readonly once: Source };
  readonly when: Source | null;
  readonly whileFrozen: boolean;
  readonly does: readonly Step[];
}

/** When a rule repeals itself: once a condition holds, or so long after it came to stand so. */
export type LapseDecl = { readonly at: Place } & ({ readonly when: Source } | { readonly after: Source });

/** Instants that repeat, ms. */
export interface Grid {
  readonly everyMs: number;
  readonly offsetMs: number;
  /** Only on these days; empty: on all. */
  readonly on: readonly Weekday[];
}

/** The first instant of a grid after this one; null when none of the next ones falls on a day that counts. */
export function nextOnGrid({ everyMs, offsetMs, on }: Grid, after: number): number | null {
  const start = MONDAY_MS + offsetMs;
  const following = (from: number) => start + (Math.floor((from - start) / everyMs) + 1) * everyMs;
  let at = following(after);
  for (let tries = 0; on.length > 0 && !on.includes(weekdayOf(at)); tries += 1) {
    if (tries > 400) return null;
    at = following(Math.max(at, midnight(at) + DAY_MS - 1));
  }
  return at;
}
