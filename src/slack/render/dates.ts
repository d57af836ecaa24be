/** How finely an instant is told. */
export type Fineness = 'second' | 'minute' | 'moment' | 'exact' | 'day';

/** `up`: a time from which something holds, so it is rounded up to what is told. */
export interface Instant {
  readonly ms: number;
  readonly as: Fineness;
  readonly up?: boolean;
}

const TOKENS: Record<Fineness, string> = {
  second: '{time_secs}',
  minute: '{time}',
  moment: '{date_short_pretty} {time}',
  exact: '{date_short_pretty} {time_secs}',
  day: '{date_short}',
};
const STEP_S: Record<Fineness, number> = { second: 1, minute: 60, moment: 60, exact: 1, day: 1 };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const at = (ms: number, as: Fineness = 'moment') => ({ when: { ms, as } }) as const;
export const from = (ms: number, as: Fineness = 'moment') => ({ when: { ms, as, up: true } }) as const;

const HALF_DAY_MS = 43_200_000;

/** A time from which something holds, as told at `nowMs`: with its day once the time alone could be taken for today's. */
export function opens(ms: number, nowMs: number, as: 'second' | 'minute') {
  if (ms - nowMs < HALF_DAY_MS) return from(ms, as);
  return from(ms, as === 'second' ? 'exact' : 'moment');
}

function seconds(instant: Instant): number {
  const step = STEP_S[instant.as];
  return instant.up ? Math.ceil(instant.ms / 1000 / step) * step : Math.floor(instant.ms / 1000);
}

/** `3 Feb 14:00 UTC`, the same for every reader. */
export function inUtc(instant: Instant): string {
  const date = new Date(seconds(instant) * 1000);
  const [hours, minutes, secs] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map((n) =>
    String(n).padStart(2, '0'),
  );
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  switch (instant.as) {
    case 'second':
      return `${hours}:${minutes}:${secs} UTC`;
    case 'minute':
      return `${hours}:${minutes} UTC`;
    case 'moment':
      return `${day} ${hours}:${minutes} UTC`;
    case 'exact':
      return secs === '00' ? `${day} ${hours}:${minutes} UTC` : `${day} ${hours}:${minutes}:${secs} UTC`;
    case 'day':
      return `${day} ${date.getUTCFullYear()}`;
  }
}

/** Slack shows it in the reader's own zone; the fallback says UTC. */
export function dateToken(instant: Instant): string {
  return `<!date^${seconds(instant)}^${TOKENS[instant.as]}|${inUtc(instant)}>`;
}

/** `3 Feb`, of a UTC day. */
export function dayName(ms: number): string {
  return inUtc({ ms, as: 'moment' }).split(' ').slice(0, 2).join(' ');
}

/** `18 hours`, `2 days`: hours below two days, then days; what does not divide is spelt out. */
export function lasting(totalS: number): string {
  const units: readonly (readonly [number, string])[] =
    totalS >= 172_800
      ? [
          [86_400, 'day'],
          [3_600, 'hour'],
          [60, 'minute'],
          [1, 'second'],
        ]
      : [
          [3_600, 'hour'],
          [60, 'minute'],
          [1, 'second'],
        ];
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(totalS));
  for (const [size, name] of units) {
    const n = Math.floor(rest / size);
    rest -= n * size;
    if (n > 0) parts.push(`${n} ${name}${n === 1 ? '' : 's'}`);
  }
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
}

/** `7 h 48 m`, `18 h`, `2 d`; seconds only below a minute. */
export function brief(ms: number): string {
  const s = Math.floor(ms / 1000);
  if (s < 60) return `${Math.max(0, s)} s`;
  const [days, hours, minutes] = [Math.floor(s / 86_400), Math.floor(s / 3_600), Math.floor(s / 60) % 60];
  if (s >= 172_800) return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
  return [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} m` : ''].filter(Boolean).join(' ');
}
