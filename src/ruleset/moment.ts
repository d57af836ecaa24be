const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?Z$/;

/** `2021-12-24T00:00:00Z` in epoch milliseconds, or null. UTC only, and only days that exist. */
export function readMoment(text: string): number | null {
  const found = WRITTEN.exec(text);
  if (found === null) return null;
  const [year, month, day, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0));
  const ms = Date.UTC(year!, month! - 1, day!, hour!, minute!, second!);
  const exact = writeMoment(ms).slice(0, 16) === text.slice(0, 16);
  return exact && second! < 60 ? ms : null;
}

/** `2021-12-24T00:00:00Z`, as it is written in a rule. */
export function writeMoment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** `2021-12-24 00:00 UTC`. Seconds are shown when there are any. */
export function printMoment(ms: number): string {
  const iso = new Date(ms).toISOString();
  const clock = iso.slice(17, 19) === '00' ? iso.slice(11, 16) : iso.slice(11, 19);
  return `${iso.slice(0, 10)} ${clock} UTC`;
}
