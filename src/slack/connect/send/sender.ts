import type { Logger, webApi } from '@slack/bolt';
import { phrase } from '../answers.ts';
import { backoffMs, pause } from '../backoff.ts';
import type { Budget } from '../budget.ts';
import type { Books, Clock } from '../ports.ts';
import { botTokenSentence } from '../refused.ts';
import type { Item } from './bodies.ts';
import { CallTrouble, caller } from './call.ts';
import { choose } from './choose.ts';
import { type Desk, type Done, NotYet } from './desk.ts';
import { perform } from './perform.ts';
import { judge } from './refusal.ts';
import { Slots, slotKey, slotOf } from './slots.ts';
import { Turnstile } from './turnstile.ts';
import type { Voice } from './voice.ts';

const POLL_MS = 200;
const LOCKED_OUT_MS = 60_000;
const NOT_YET_MS = 500;
const ORPHAN_AFTER = 20;
const STUBBORN_AFTER = 5;
const STUBBORN_MS = 5 * 60_000;

export interface SenderParts {
  readonly books: Books;
  readonly client: webApi.WebClient;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly log: Logger;
  readonly voice: Voice;
}

/** Says what is in the outbox, in order of urgency, at Slack's pace. Nothing is lost but superseded edits. */
export class Sender {
  private readonly parts: SenderParts;
  private readonly desk: Desk;
  private readonly turnstile: Turnstile;
  private readonly busy = new Map<string, Promise<void>>();
  /** Posts of which this process knows that no try succeeded. */
  private readonly unsent = new Set<number>();
  private readonly misses = new Map<number, number>();
  private readonly stopped = new AbortController();
  private nudge = new AbortController();
  private hurry = false;
  private loop: Promise<void> | null = null;

  constructor(parts: SenderParts) {
    const { budget, clock } = parts;
    const slots = new Slots(clock);
    this.parts = parts;
    this.turnstile = new Turnstile({ clock, budget, slots });
    this.desk = { ...parts, slots, call: caller(parts.client, budget), directs: new Map() };
  }

  start(): void {
    this.loop ??= this.run();
  }

  /** Looks into the outbox now rather than at the next poll, 0.2 s apart. */
  wake(): void {
    this.nudge.abort();
  }

  /** Sends what can be sent, edits without their pace; whether all was said within the time. */
  async drain(withinMs: number): Promise<boolean> {
    this.hurry = true;
    const over = Date.now() + withinMs;
    for (;;) {
      this.wake();
      const { unsent } = await this.parts.books.outbox.backlog();
      if (unsent === 0 && this.busy.size === 0) return true;
      if (Date.now() >= over) return false;
      await pause(POLL_MS / 4);
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
    while (!this.stopped.signal.aborted) {
      this.nudge = new AbortController();
      try {
        await this.round();
      } catch (error) {
        this.parts.log.error('A round of the outbox failed.', error);
        await pause(POLL_MS);
      }
      await pause(POLL_MS, this.nudge.signal);
    }
  }

  private async round(): Promise<void> {
    const { books, clock, voice } = this.parts;
    const { turnstile, hurry } = this;
    const choice = await choose({ books, clock, turnstile, busy: new Set(this.busy.keys()), hurry });
    for (const { item, why } of choice.unreadable) {
      this.parts.log.error(`Outbox row ${item.id} cannot be said: ${why}`);
      await voice.failed(item, why);
    }
    for (const item of choice.items) {
      const { lane } = item.row;
      const sending = this.send(item).finally(() => {
        this.busy.delete(lane);
        this.wake();
      });
      this.busy.set(lane, sending);
    }
  }

  private async send(item: Item): Promise<void> {
    const { id, tries } = item.row;
    try {
      const unsure = tries > 0 && !this.unsent.has(id);
      const orphan = (this.misses.get(id) ?? 0) >= ORPHAN_AFTER;
      const done = await perform(this.desk, item, { unsure, orphan });
      await this.close(item, done);
    } catch (error) {
      await this.setBack(item, error).catch((worse) =>
        this.parts.log.error(`Outbox row ${id} is stuck.`, worse),
      );
    }
  }

  private async close(item: Item, done: Done): Promise<void> {
    const { row } = item;
    if (done.is === 'dropped') return this.fail(item, done.why);
    if (done.is === 'posted') {
      const key = slotKey({ ...row, what: done.as });
      if (key !== null) this.desk.slots.posted(key, done.words);
      await this.parts.voice.posted({ ...row, what: done.as }, done.at);
    }
    await this.parts.books.transact(async (tx) => {
      if (done.is === 'posted' && done.as !== null && row.game !== null) {
        await tx.posts.note({ game: row.game, what: done.as, channel: done.at.channel, ts: done.at.ts });
      }
      if (done.is === 'gone' && done.what !== null && row.game !== null)
        await tx.posts.forget(row.game, done.what);
      await tx.outbox.sent(row);
    });
    this.forgetRow(item);
  }

  private async setBack(item: Item, error: unknown): Promise<void> {
    if (error instanceof NotYet) return this.missing(item, error);
    if (!(error instanceof CallTrouble)) {
      this.parts.log.error(`Outbox row ${item.row.id} met a fault of ours.`, error);
      return this.putOff(item, this.parts.clock.now() + backoffMs(item.row.tries + 1), String(error));
    }
    const { trouble, method } = error;
    const sending = method === 'chat.postMessage';
    const again = Math.max(this.parts.budget.readyAt(method), this.parts.clock.now() + 1);
    switch (trouble.is) {
      case 'refused':
        return this.refused(item, trouble.code);
      case 'limited':
        if (sending) this.unsent.add(item.row.id);
        this.parts.log.info(`${method} is ${phrase(trouble)}.`);
        return this.parts.books.transact((tx) => tx.outbox.hold(item.row.id, again));
      case 'unknown':
        if (sending) this.unsent.delete(item.row.id);
        this.parts.log.warn(`${method}: no answer (${phrase(trouble)}); again later.`);
        return this.putOff(item, this.stubborn(item, again), trouble.why);
    }
  }

  private async refused(item: Item, code: string): Promise<void> {
    if (judge(item.sort, code) !== 'locked_out') return this.fail(item, code);
    this.parts.log.error(botTokenSentence(code) ?? code);
    this.turnstile.shut(LOCKED_OUT_MS);
    this.untouched(item);
    await this.parts.books.transact((tx) =>
      tx.outbox.hold(item.row.id, this.parts.clock.now() + LOCKED_OUT_MS),
    );
  }

  private async missing(item: Item, error: NotYet): Promise<void> {
    const misses = (this.misses.get(item.row.id) ?? 0) + 1;
    this.misses.set(item.row.id, misses);
    const redrawn = item.sort === 'edit' || item.sort === 'redraw';
    if (misses > ORPHAN_AFTER && !redrawn) return this.fail(item, error.message);
    this.untouched(item);
    await this.parts.books.transact((tx) => tx.outbox.hold(item.row.id, this.parts.clock.now() + NOT_YET_MS));
  }

  /** This try did not reach Slack; what an earlier one did stays open. */
  private untouched(item: Item): void {
    if (item.row.tries === 0) this.unsent.add(item.row.id);
  }

  private async fail(item: Item, why: string): Promise<void> {
    this.parts.log.warn(`Not said: ${item.sort} ${item.row.what ?? ''} (${why}).`);
    await this.parts.voice.failed(item.row, why);
    await this.parts.books.transact((tx) => tx.outbox.fail(item.row, why));
    this.forgetRow(item);
  }

  private putOff(item: Item, until: number, why: string): Promise<void> {
    return this.parts.books.transact((tx) => tx.outbox.postpone(item.row.id, until, why));
  }

  /** One message that fails again and again lets the others pass. */
  private stubborn(item: Item, again: number): number {
    return item.row.tries < STUBBORN_AFTER ? again : Math.max(again, this.parts.clock.now() + STUBBORN_MS);
  }

  private forgetRow(item: Item): void {
    this.unsent.delete(item.row.id);
    this.misses.delete(item.row.id);
    const slot = slotOf(item);
    if (slot !== null) this.desk.slots.clean(slot);
  }
}
