import { fold } from './normalise.ts';

/** What names a moment of the game: an instant, ms, or something whose event is known. */
export type When =
  | { readonly is: 'at'; readonly ms: number }
  | { readonly is: 'event'; readonly seq: number }
  | { readonly is: 'version'; readonly version: number }
  | { readonly is: 'matter'; readonly id: string }
  | { readonly is: 'refused'; readonly saying: string };

const HOW =
  'Write a moment as `2021-02-03 09:00`, in UTC, or `09:00`, `yesterday 18:30`, `3 Feb 09:00`, `2 hours ago`; or an event `E377`, a version `r12`, a matter `P5`.';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const UNITS_MS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};
const DAY_MS = 86_400_000;
const CLOCK = '(\\d{1,2}):(\\d{2})(?::(\\d{2}))?';
const ZONE = '(?:\\s*(z|utc|gmt|[+-]\\d{2}:?\\d{2}))?';
const DATED = new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})(?:[t\\s]+${CLOCK}${ZONE})?$`);
const NAMED = new RegExp(`^(\\d{1,2})\\s+([a-z]{3})[a-z]*(?:\\s+(\\d{4}))?(?:\\s+${CLOCK}${ZONE})?$`);
const TODAY = new RegExp(`^(?:(today|yesterday)\\s*)?(?:${CLOCK}${ZONE})?$`);
const AGO = /^(\d{1,6})\s*(s|m|h|d|w)(?:ec|ecs|in|ins|econds?|inutes?|r|rs|ours?|ays?|eeks?)?\s+ago$/;

/** Reads a moment strictly: what is not wholly understood is refused with how to write it. `now` in ms; no zone is UTC. */
export function readWhen(typed: string, now: number): When {
  const text = fold(typed).trim().toLowerCase().replace(/\s+/g, ' ');
  const named = readNamed(text);
  if (named !== null) return named;
  if (text === '') return { is: 'refused', saying: HOW };
  const ms = instantOf(text, now);
  if (ms === null)
    return { is: 'refused', saying: `I do not know the moment "${typed.trim().slice(0, 40)}". ${HOW}` };
  if (ms > now) return { is: 'refused', saying: 'That moment is still to come.' };
  return { is: 'at', ms };
}

/** `E377`, `#377`, `r12`, `P5`. */
function readNamed(text: string): When | null {
  const event = /^(?:e|#|event )0*(\d{1,9})$/.exec(text)?.[1];
  if (event !== undefined) return { is: 'event', seq: Number(event) };
  const version = /^r(\d{1,6})$/.exec(text)?.[1];
  if (version !== undefined) return { is: 'version', version: Number(version) };
  const [, letter, number] = /^#?([a-z])0*(\d{1,9})$/.exec(text) ?? [];
  if (letter === undefined) return null;
  return { is: 'matter', id: `${letter.toUpperCase()}${number}` };
}

function instantOf(text: string, now: number): number | null {
  if (text === 'now') return now;
  const ago = AGO.exec(text);
  if (ago) return now - Number(ago[1]) * (UNITS_MS[ago[2] ?? ''] ?? 0);
  const dated = DATED.exec(text);
  if (dated) {
    const [, year, month, day, ...clock] = dated;
    return within(Number(year), Number(month) - 1, Number(day), clock);
  }
  const named = NAMED.exec(text);
  if (named) return ofNamed(named, now);
  const today = TODAY.exec(text);
  if (!today) return null;
  const [, word, ...clock] = today;
  const date = new Date(word === 'yesterday' ? now - DAY_MS : now);
  return within(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), clock);
}

/** `3 Feb 09:00`: without a year, the last such day there was. */
function ofNamed(read: RegExpExecArray, now: number): number | null {
  const [, day, month = '', year, ...clock] = read;
  const nth = MONTHS.indexOf(month);
  if (nth < 0) return null;
  const at = (year_: number) => within(year_, nth, Number(day), clock);
  if (year !== undefined) return at(Number(year));
  const thisYear = new Date(now).getUTCFullYear();
  const found = at(thisYear);
  return found !== null && found > now ? at(thisYear - 1) : found;
}

/** Only days, hours and zones that exist. Without a clock the day begins. */
function within(
  year: number,
  month: number,
  day: number,
  [hours = '0', minutes = '0', seconds = '0', zone]: readonly (string | undefined)[],
): number | null {
  const midnight = Date.UTC(year, month, day);
  const date = new Date(midnight);
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day || year < 1970) return null;
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  const offset = offsetMs(zone);
  if (h > 23 || m > 59 || s > 59 || offset === null) return null;
  return midnight + (h * 3_600 + m * 60 + s) * 1_000 - offset;
}

function offsetMs(zone: string | undefined): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  if (sign === undefined) return 0;
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600_000 + Number(minutes) * 60_000);
}
