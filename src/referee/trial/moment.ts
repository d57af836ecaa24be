const HOUR_MS = 3_600_000;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** 1 February 2021, a Monday, 00:00 UTC. */
const MONDAY = Date.UTC(2021, 1, 1);

/** `Tue 09:59:59.999` of the week of the trial, in epoch ms; `Tue+1 10:00` of the week after. */
export function moment(words: string): number {
  const [, day = '', week = '0', h = '', m = '', s = '0', ms = '0'] =
    /^(\w{3})(?:\+(\d))? (\d\d):(\d\d)(?::(\d\d)(?:\.(\d{3}))?)?$/.exec(words) ?? [];
  const at = DAYS.indexOf(day);
  if (at < 0) throw new Error(`${words} is no moment`);
  const days = at + 7 * Number(week);
  return (
    MONDAY + days * 24 * HOUR_MS + Number(h) * HOUR_MS + Number(m) * 60_000 + Number(s) * 1_000 + Number(ms)
  );
}

/** `Tue 09:59:59.999`. */
export function written(at: number): string {
  const days = Math.floor((at - MONDAY) / (24 * HOUR_MS));
  const week = Math.floor(days / 7);
  const clock = new Date(at).toISOString().slice(11, 23).replace('.000', '');
  return `${DAYS[days - 7 * week]}${week === 0 ? '' : `+${week}`} ${clock}`;
}
