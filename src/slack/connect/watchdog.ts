import type { Logger } from '@slack/bolt';
import type { Clock } from './ports.ts';

const LOOK_EVERY_MS = 1000;

export interface Silence {
  readonly clock: Clock;
  readonly log: Logger;
  /** How long without a word from Slack is suspicious, by the clock. */
  readonly quietMs: number;
  lastHeardAt(): number | null;
  /** Called once per quiet spell. What it throws is logged. */
  check(): Promise<void>;
}

/** Watches for the socket that is open and says nothing any more. Returns how to stop watching. */
export function watchSilence(silence: Silence): () => void {
  const { clock, log, quietMs } = silence;
  let since = clock.now();
  let checking = false;
  const timer = setInterval(() => {
    since = Math.max(since, silence.lastHeardAt() ?? since);
    if (checking || clock.now() - since < quietMs) return;
    checking = true;
    silence
      .check()
      .catch((error) => log.error('The check after a silence failed.', error))
      .finally(() => {
        checking = false;
        since = clock.now();
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
