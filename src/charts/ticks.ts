const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

const AIM = 5;

/** Round ends and steps for an axis that holds all the values; whole numbers only, as all values are. */
export function scaleOf(values: readonly number[]): Scale {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(least) || !Number.isFinite(most)) return { low: 0, high: 1, step: 1 };
  if (least === most) return { low: least - (least === 0 ? 0 : 1), high: least + 1, step: 1 };
  // Nothing is near zero as long as it moves by little: then the axis need not start there.
  const low = least >= 0 && least <= (most - least) * 2 ? 0 : least;
  const step = roundStep(Math.max(1, (most - low) / AIM));
  const floor = Math.floor(low / step) * step;
  const ceiling = Math.ceil(most / step) * step;
  return { low: floor, high: ceiling === floor ? floor + step : ceiling, step };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = [1, 2, 5, 10].find((n) => n * power >= rough) ?? 10;
  return Math.max(1, Math.round(times * power));
}

const STEPS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  4 * DAY_MS,
  7 * DAY_MS,
  14 * DAY_MS,
  28 * DAY_MS,
];
const MOST_TICKS = 6;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export interface TimeTick {
  readonly at: number;
  readonly label: string;
}

/** Round UTC times from one instant to another, few enough to stand side by side in large letters. */
export function timeTicks(from: number, to: number): TimeTick[] {
  const fits = (step: number) => (to - from) / step <= MOST_TICKS;
  const years = Math.ceil((to - from) / (MOST_TICKS * 28 * DAY_MS)) * 28 * DAY_MS;
  const step = STEPS_MS.find(fits) ?? years;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) ticks.push(at);
  const all = ticks.length > 0 ? ticks : [from];
  return all.map((at, i) => ({ at, label: tickLabel(at, step, i === 0) }));
}

/** The day, the time, or both in two lines where the day changes. */
function tickLabel(at: number, step: number, first: boolean): string {
  const date = new Date(at);
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  if (step >= DAY_MS) return day;
  const time = date.toISOString().slice(11, 16);
  const midnight = at % DAY_MS === 0;
  return first || midnight ? `${time}\n${day}` : time;
}
