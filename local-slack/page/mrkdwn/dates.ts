/** A viewer's place in time: `now` is the workspace's clock in epoch ms, `zone` an IANA name. */
export interface Viewpoint {
  readonly now: number;
  readonly zone: string;
}

type Parts = Intl.DateTimeFormatOptions;

const DAY_MS = 86_400_000;

/**
 * Fills Slack's date tokens for one viewer.
 * `at` is in epoch seconds. An unknown token or an instant out of range gives `fallback`, as Slack does.
 */
export function formatDate(at: number, format: string, fallback: string, view: Viewpoint): string {
  const instant = new Date(at * 1000);
  if (Number.isNaN(instant.getTime())) return fallback;
  let known = true;
  const filled = format.replace(/\{(\w+)\}/g, (_, token: string) => {
    const value = fill(token, instant, view);
    known &&= value !== null;
    return value ?? '';
  });
  return known && filled !== format ? filled : fallback;
}

function fill(token: string, instant: Date, view: Viewpoint): string | null {
  const pretty = /^(date(?:_short|_long)?)_pretty$/.exec(token)?.[1];
  if (pretty) return nearDay(instant, view) ?? fill(pretty, instant, view);
  switch (token) {
    case 'date_num':
      return numeric(instant, view);
    case 'date_slash':
      return shown(instant, view, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-US');
    case 'date':
      return shown(instant, view, { year: 'numeric', month: 'long', day: 'numeric' });
    case 'date_short':
      return shown(instant, view, { year: 'numeric', month: 'short', day: 'numeric' });
    case 'date_long':
      return shown(instant, view, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
    case 'time':
      return clockTime(instant, view);
    case 'time_secs':
      return shown(instant, view, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
    case 'ago':
      return ago(instant, view);
    default:
      return null;
  }
}

export function clockTime(instant: Date, view: Viewpoint): string {
  return shown(instant, view, { hour: '2-digit', minute: '2-digit' });
}

export function dayLabel(instant: Date, view: Viewpoint): string {
  const near = nearDay(instant, view);
  if (near) return near[0]?.toUpperCase() + near.slice(1);
  return shown(instant, view, { weekday: 'long', month: 'long', day: 'numeric' });
}

export function fullTime(instant: Date, view: Viewpoint): string {
  const day = shown(instant, view, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  return `${day} at ${shown(instant, view, { hour: '2-digit', minute: '2-digit', second: '2-digit' })}`;
}

/** `2021-02-03` in the viewer's zone; also the key by which messages are grouped into days. */
export function numeric(instant: Date, view: Viewpoint): string {
  return shown(instant, view, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE');
}

function shown(instant: Date, view: Viewpoint, parts: Parts, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { ...parts, hourCycle: 'h23', timeZone: view.zone }).format(instant);
}

function nearDay(instant: Date, view: Viewpoint): string | null {
  const key = numeric(instant, view);
  const day = (offset: number) => numeric(new Date(view.now + offset * DAY_MS), view);
  if (key === day(0)) return 'today';
  if (key === day(-1)) return 'yesterday';
  return key === day(1) ? 'tomorrow' : null;
}

function ago(instant: Date, view: Viewpoint): string {
  const seconds = Math.round((instant.getTime() - view.now) / 1000);
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 60) return words.format(seconds, 'second');
  if (size < 3600) return words.format(Math.round(seconds / 60), 'minute');
  return size < 86_400
    ? words.format(Math.round(seconds / 3600), 'hour')
    : words.format(Math.round(seconds / 86_400), 'day');
}
