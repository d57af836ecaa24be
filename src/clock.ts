import { readFileSync } from 'node:fs';

/** Epoch milliseconds. May jump ahead, never goes back. */
export interface Clock {
  now(): number;
}

const OFFSET = /^\s*(\d{1,15})\s*$/;

/**
 * A file that is missing, being written or not a whole number of milliseconds puts the clock nowhere: no offset. Read
 * while it is written, it may be the beginning of the old offset with the end of a longer new one: hence twice.
 */
function offsetIn(path: string): number {
  try {
    const [once, again] = [readFileSync(path, 'utf8'), readFileSync(path, 'utf8')];
    return once === again ? Number(OFFSET.exec(once)?.[1] ?? 0) : 0;
  } catch {
    return 0;
  }
}

/**
 * The system's clock, or for a rehearsal (`file:PATH`) the same plus an offset in milliseconds, read from that file
 * each time so that others may skip ahead.
 */
export function openClock(spec?: string | null, systemNow: () => number = Date.now): Clock {
  const path = spec?.startsWith('file:') ? spec.slice('file:'.length) : null;
  let latest = 0;
  return {
    now() {
      latest = Math.max(latest, systemNow() + (path === null ? 0 : offsetIn(path)));
      return latest;
    },
  };
}
