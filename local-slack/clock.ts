import { readFileSync, renameSync, writeFileSync } from 'node:fs';

interface Alarm {
  dueMs: number;
  ring: () => void;
}

const LOOK_MS = 25;

/**
 * Workspace time: system time plus an offset in milliseconds, shared with the app through a file. Never goes
 * back. Alarms follow workspace time, so skipping ahead rings them.
 */
export class WorkspaceClock {
  readonly #file: string | undefined;
  #offsetMs = 0;
  #known = '';
  #latestMs = 0;
  #lastTsMicros = 0;
  #alarms: Alarm[] = [];
  #look: NodeJS.Timeout | undefined;

  constructor(file?: string) {
    this.#file = file;
    this.offset();
  }

  /** Milliseconds ahead of system time. */
  offset(): number {
    if (this.#file !== undefined) this.#offsetMs = Math.max(this.#offsetMs, this.#offsetIn(this.#file));
    return this.#offsetMs;
  }

  /** Milliseconds since 1970, workspace time. */
  now(): number {
    this.#latestMs = Math.max(this.#latestMs, Date.now() + this.offset());
    return this.#latestMs;
  }

  /** By whole milliseconds: whoever reads the file takes nothing else for an offset. */
  skip(ms: number): void {
    if (!(ms >= 0)) throw new Error('the clock of a workspace never goes back');
    this.#offsetMs = this.offset() + Math.round(ms);
    if (this.#file !== undefined) writeWhole(this.#file, String(this.#offsetMs));
    this.#ringDue();
  }

  /** A new message time: unique, strictly growing. */
  mint(): string {
    this.#lastTsMicros = Math.max(this.#lastTsMicros + 100, this.now() * 1000);
    return tsOf(this.#lastTsMicros);
  }

  /** After loading a saved workspace: later times must still be later. */
  startAfter(ts: string): void {
    const [secs = '0', micros = '0'] = ts.split('.');
    this.#lastTsMicros = Math.max(this.#lastTsMicros, Number(secs) * 1_000_000 + Number(micros));
  }

  /** Rings once, `ms` of workspace time from now. */
  after(ms: number, ring: () => void): void {
    this.#alarms.push({ dueMs: this.now() + ms, ring });
    // The file may be moved by someone else, so it is looked at rather than waited for.
    this.#look ??= setInterval(() => this.#ringDue(), LOOK_MS).unref();
  }

  stop(): void {
    this.#alarms = [];
    clearInterval(this.#look);
    this.#look = undefined;
  }

  /** Read while others write it, a number may be made of two: hence twice, but where it is what it was. */
  #offsetIn(file: string): number {
    try {
      const text = readFileSync(file, 'utf8');
      if (text !== this.#known && text !== readFileSync(file, 'utf8')) return 0;
      this.#known = text;
      const offset = Number(text);
      return Number.isFinite(offset) ? offset : 0;
    } catch {
      return 0;
    }
  }

  #ringDue(): void {
    const now = this.now();
    const due = this.#alarms.filter((alarm) => alarm.dueMs <= now).sort((a, b) => a.dueMs - b.dueMs);
    if (due.length === 0) return;
    this.#alarms = this.#alarms.filter((alarm) => alarm.dueMs > now);
    if (this.#alarms.length === 0) {
      clearInterval(this.#look);
      this.#look = undefined;
    }
    for (const alarm of due) alarm.ring();
  }
}

/** Whoever reads meanwhile has the old file or the new one, never a part of either or of both. */
function writeWhole(file: string, text: string): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

const tsOf = (micros: number): string =>
  `${Math.floor(micros / 1_000_000)}.${String(micros % 1_000_000).padStart(6, '0')}`;
