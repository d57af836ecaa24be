import type { WorkspaceClock } from '../clock.ts';
import type { Method } from './method.ts';

const MINUTE_MS = 60_000;
/** `chat.postMessage`: one a second per channel, with a short burst. */
const POST_BURST = 4;

/** Slack's published rate limits, on workspace time. */
export class Tiers {
  readonly #clock: WorkspaceClock;
  readonly #calls = new Map<string, number[]>();

  constructor(clock: WorkspaceClock) {
    this.#clock = clock;
  }

  /** Seconds to wait before this call may be made again, or 0 when it may be made now. */
  waitSecs(name: string, method: Method, channel: string): number {
    if (name === 'chat.postMessage') return this.#take(`${name} ${channel}`, POST_BURST, POST_BURST * 1_000);
    return method.perMinute === null ? 0 : this.#take(name, method.perMinute, MINUTE_MS);
  }

  #take(key: string, most: number, withinMs: number): number {
    const now = this.#clock.now();
    const recent = (this.#calls.get(key) ?? []).filter((at) => at > now - withinMs);
    const [oldest] = recent;
    if (recent.length >= most && oldest !== undefined)
      return Math.max(1, Math.ceil((oldest + withinMs - now) / 1000));
    this.#calls.set(key, [...recent, now]);
    return 0;
  }
}
