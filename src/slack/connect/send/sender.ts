import { setImmediate as turn } from 'node:timers/promises';
import type { Logger, webApi } from '@slack/bolt';
import type { Step } from '../../../log.ts';
import { pause } from '../backoff.ts';
import type { Budget } from '../budget.ts';
import type { Books, Clock } from '../ports.ts';
import { Attempts } from './attempt.ts';
import { caller } from './call.ts';
import { choose } from './choose.ts';
import { Holds } from './holds.ts';
import { Slots } from './slots.ts';
import { Turnstile } from './turnstile.ts';
import type { Voice } from './voice.ts';

/** What waits for its time goes by the clock, which a rehearsal moves: hence a look at it, not a timer. */
const POLL_MS = 50;
const STUMBLED_MS = 200;

export interface SenderParts {
  readonly books: Books;
  /** A client without retries, of the sender's own. */
  readonly client: webApi.WebClient;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly log: Logger;
  readonly voice: Voice;
  readonly step?: Step | undefined;
  /** Nothing is sent as long as this is so. */
  readonly mute?: (() => boolean) | undefined;
}

/** Says what is in the outbox, in order of urgency, at Slack's pace. Nothing is lost but superseded edits. */
export class Sender {
  private readonly parts: SenderParts;
  private readonly attempts: Attempts;
  private readonly turnstile: Turnstile;
  private readonly holds = new Holds();
  private readonly busy = new Map<string, Promise<void>>();
  private readonly stopped = new AbortController();
  private nudge = new AbortController();
  private hurry = false;
  private loop: Promise<void> | null = null;

  constructor(parts: SenderParts) {
    const { client, budget, clock } = parts;
    const slots = new Slots(clock);
    this.parts = parts;
    this.turnstile = new Turnstile({ clock, budget, slots });
    const desk = { ...parts, slots, call: caller(client, budget), directs: new Map() };
    this.attempts = new Attempts(desk, this.turnstile);
  }

  start(): void {
    this.loop ??= this.run();
  }

  /** Looks into the outbox: whoever has put something there says so. */
  wake(): void {
    this.nudge.abort();
  }

  /**
   * Before the end: sends what can be sent, edits without their pace.
   * Resolves to whether all was said within the time, in ms of system time.
   */
  async drain(withinMs: number): Promise<boolean> {
    this.hurry = true;
    const over = performance.now() + withinMs;
    for (;;) {
      this.wake();
      const unsent = await this.parts.books.outbox.unsent();
      if (this.parts.mute?.() || (unsent === 0 && this.busy.size === 0)) return true;
      if (performance.now() >= over) return false;
      await pause(POLL_MS);
    }
  }

  /** Starts no more calls and waits for those under way. */
  async stop(): Promise<void> {
    this.stopped.abort();
    this.wake();
    await this.loop;
    await Promise.all(this.busy.values());
  }

  private async run(): Promise<void> {
    const { clock } = this.parts;
    let nothingBefore = Number.NEGATIVE_INFINITY;
    for (let woken = true; !this.stopped.signal.aborted; woken = this.nudge.signal.aborted) {
      this.nudge = new AbortController();
      try {
        const isDue = woken || clock.now() >= nothingBefore;
        if (isDue && !this.parts.mute?.()) nothingBefore = await this.round();
      } catch (error) {
        nothingBefore = Number.NEGATIVE_INFINITY;
        this.parts.log.error('A round of the outbox failed.', error);
        await pause(STUMBLED_MS);
      }
      await pause(POLL_MS, this.nudge.signal);
    }
  }

  /** Resolves to the moment before which, unless woken, there is nothing to do. */
  private async round(): Promise<number> {
    const { books, clock, log, voice } = this.parts;
    const { turnstile, holds, hurry, attempts } = this;
    const busy = new Set(this.busy.keys());
    const now = clock.now();
    const unsure = attempts.unsure.bind(attempts);
    const missing = attempts.missing.bind(attempts);
    const underWayUntil = attempts.underWayUntil.bind(attempts);
    const asked = { unsure, missing, underWayUntil };
    const choice = await choose({ books, clock, turnstile, holds, busy, hurry, ...asked });
    for (const { row, why } of choice.unreadable) {
      log.error(`Outbox row ${row.id} cannot be said: ${why}`);
      await voice.failed(row, why);
    }
    // Their drafts are committed; by the next turn the games that they are drawn from are held as well.
    if (choice.items.length > 0) await turn();
    for (const item of choice.items) {
      const { lane } = item.row;
      const sending = attempts.send(item).finally(() => {
        this.busy.delete(lane);
        this.wake();
      });
      this.busy.set(lane, sending);
    }
    if (choice.items.length > 0) return Number.NEGATIVE_INFINITY;
    return Math.min(holds.first(), (await books.outbox.nextAfter(now)) ?? Number.POSITIVE_INFINITY);
  }
}
