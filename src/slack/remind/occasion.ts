import type { DueReminder } from '../render/views/reminders.ts';

/** What began longer ago than this is news no more. */
export const STALE_MS = 30 * 60_000;

/** Something a person may be reminded of. */
export interface Due {
  /** The same for the same occasion, however often it is asked. */
  readonly key: string;
  readonly told: DueReminder;
  /** When it has lost its use, epoch ms. */
  readonly untilMs: number;
  /** It began too long ago to be told of. */
  readonly stale: boolean;
}
