import { readFileSync } from 'node:fs';

/** Epoch milliseconds, whole ones. May jump ahead, never goes back, never stands still for long. */
export interface Clock {
  now(): number;
}

const OFFSET = /^\s*(\d{1,15})\s*$/;

/**
 * A file that is missing, being written or not a whole number of milliseconds puts the clock nowhere: no offset. Read
 * while it is written, it may be the beginning of the old offset with the end of a longer new one: hence twice, but
 * where it says what it said before.
 */
class OffsetFile {
  readonly #path: string;
  #known = '';

  constructor(path: string) {
    this.#path = path;
  }

  offset(): number {
    try {
      const text = readFileSync(this.#path, 'utf8');
      if (text !== this.#known && text !== readFileSync(this.#path, 'utf8')) return 0;
      this.#known = text;
      return Number(OFFSET.exec(text)?.[1] ?? 0);
    } catch {
      return 0;
    }
  }
}

/** What the system says of time, ms. */
export interface SystemTime {
  /** Since 1970: somebody may set it, forward or back. */
  wall(): number;
  /** Since some moment; it only goes on. */
  elapsed(): number;
}

const SYSTEM: SystemTime = { wall: () => Date.now(), elapsed: () => performance.now() };
/** So fast goes a clock that is ahead of the system's: it neither goes back nor stands still until that has caught up. */
const SLOWED = 0.5;

/**
 * The system's clock, or for a rehearsal (`file:PATH`) the same plus an offset in milliseconds, read from that file
 * each time so that others may skip ahead.
 */
export function openClock(spec?: string | null, system: SystemTime = SYSTEM): Clock {
  const file = spec?.startsWith('file:') ? new OffsetFile(spec.slice('file:'.length)) : null;
  let [latest, asked] = [0, system.elapsed()];
  return {
    now() {
      const elapsed = system.elapsed();
      const slowed = latest + (elapsed - asked) * SLOWED;
      asked = elapsed;
      latest = Math.max(slowed, system.wall() + (file?.offset() ?? 0));
      return Math.floor(latest);
    },
  };
}
