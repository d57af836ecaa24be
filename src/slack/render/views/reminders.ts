import type { Outcome } from '../../../game/types.ts';
import type { ActionDoor, Citation } from './shared.ts';

/** What a reminder is about, before anything is due. */
export type ReminderSubject =
  | { readonly is: 'vote' | 'resolve' | 'idle' | 'duty' }
  /** A limited action that is possible again; `cycle`: once in each fixed span of time. */
  | { readonly is: 'again' | 'cycle'; readonly door: ActionDoor };

export interface ReminderChoice {
  /** Kept, and carried by forms. */
  readonly id: string;
  /** As typed after `remind on`. */
  readonly word: string;
  readonly subject: ReminderSubject;
  readonly on: boolean;
}

export interface RemindersView {
  /** The game's channel. */
  readonly channel: string;
  readonly choices: readonly ReminderChoice[];
  /** Words that name no reminder, as typed. */
  readonly unknown: readonly string[];
  /** Whether something was changed just now. */
  readonly changed: boolean;
}

/** One thing that is due. */
export type DueReminder =
  | { readonly is: 'vote'; readonly matter: string; readonly ripensAt: number }
  | { readonly is: 'resolve'; readonly matter: string; readonly outcome: Outcome }
  | { readonly is: 'idle'; readonly idleAt: number; readonly cite: Citation | null }
  | {
      readonly is: 'duty';
      readonly matter: string;
      readonly enactedAt: number;
      readonly cite: Citation | null;
    }
  | {
      readonly is: 'again' | 'cycle';
      readonly door: ActionDoor;
      readonly fromMs: number;
      /** When the span ends; null for what has none. */
      readonly untilMs: number | null;
      readonly cite: Citation | null;
    };

export interface DueView {
  /** Of the channel, without the hash. */
  readonly name?: string;
  readonly channel: string;
  readonly due: readonly DueReminder[];
}
