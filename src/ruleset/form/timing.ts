import { z } from 'zod';
import { readDuration } from '../duration.ts';
import type { Place } from '../mechanism.ts';
import { type LapseDecl, type ScheduleDecl, WEEKDAYS } from '../timing.ts';
import { nearestShape, readShape } from './check.ts';
import { namedSteps } from './named.ts';
import type { Page } from './page.ts';
import { expression, list } from './shapes.ts';

const scheduled = { when: expression.optional(), while_frozen: z.boolean().optional(), do: list };
const everyShape = z.strictObject({
  every: expression,
  at: z.union([z.string(), z.number()]).optional(),
  on: z.array(z.enum(WEEKDAYS)).min(1).optional(),
  ...scheduled,
});
const onceShape = z.strictObject({ once: expression, ...scheduled });

export function readSchedule(page: Page, at: Place, name: string, raw: unknown): ScheduleDecl | null {
  const shape = nearestShape<z.ZodObject>(raw, [everyShape, onceShape]);
  const once = shape === onceShape ? readShape(page, at, raw, onceShape) : null;
  const every = shape === everyShape ? readShape(page, at, raw, everyShape) : null;
  const read = once ?? every;
  if (read === null) return null;
  const timing =
    every === null
      ? { once: page.source([...at, 'once']) }
      : { every: page.source([...at, 'every']), offsetS: readOffset(page, at, every.at), on: every.on ?? [] };
  return {
    name,
    at,
    timing,
    when: read.when === undefined ? null : page.source([...at, 'when']),
    whileFrozen: read.while_frozen ?? false,
    does: namedSteps(page, [...at, 'do'], read.do),
  };
}

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const WEEK_S = 604_800;

/** `9h` or `09:00` after midnight, or, for what comes once a week, `4d9h` after the midnight of Monday. Seconds. */
function readOffset(page: Page, at: Place, raw: string | number | undefined): number {
  if (raw === undefined || raw === 0) return 0;
  const clock = CLOCK.exec(String(raw));
  const seconds = clock ? Number(clock[1]) * 3_600 + Number(clock[2]) * 60 : readDuration(String(raw));
  if (seconds !== null && seconds >= 0 && seconds < WEEK_S) return seconds;
  page.complain([...at, 'at'], 'a time of the day is needed here, in UTC, such as 09:00 or 9h');
  return 0;
}

const lapsesWhenShape = z.strictObject({ when: expression });
const lapsesAfterShape = z.strictObject({ after: expression });

export function readLapses(page: Page, at: Place, raw: unknown): LapseDecl | null {
  const shape = nearestShape<z.ZodObject>(raw, [lapsesWhenShape, lapsesAfterShape]);
  if (readShape(page, at, raw, shape) === null) return null;
  return shape === lapsesWhenShape
    ? { at, when: page.source([...at, 'when']) }
    : { at, after: page.source([...at, 'after']) };
}
