import type { Outgoing } from '../../../store/types.ts';
import { phrase } from '../answers.ts';
import { backoffMs } from '../backoff.ts';
import { botTokenSentence } from '../refused.ts';
import { type Item, rowsOf } from './bodies.ts';
import { CallTrouble } from './call.ts';
import { type Desk, type Done, NeverPosted } from './desk.ts';
import { perform } from './perform.ts';
import { judge } from './refusal.ts';
import { slotKey, slotOf } from './slots.ts';
import type { Turnstile } from './turnstile.ts';

const LOCKED_OUT_MS = 60_000;
const ORPHAN_AFTER = 20;
/** Tries as the books count them: a post's is counted when it is called out and again when no answer comes. */
const STUBBORN_AFTER = 20;
const STUBBORN_MS = 5 * 60_000;
/** With so many tries others are let past for once: where one channel is all there is, only they can tell. */
const DOUBTED_AFTER = 40;
const STEPS_ASIDE_MS = 31_000;
/** A call of a process that was killed may be carried out so long after it was made. */
const UNDER_WAY_MS = 2_000;

/** Carries out one item after another and writes down what became of each. */
export class Attempts {
  private readonly desk: Desk;
  private readonly turnstile: Turnstile;
  /** Posts of which this process knows that no try succeeded. */
  private readonly unsent = new Set<number>();
  private readonly misses = new Map<number, number>();
  /** How many posts Slack had taken when it first gave no answer for one of these. */
  private readonly takenBefore = new Map<number, number>();
  private taken = 0;
  /** Tried by this process, which has heard what became of it, or that nothing will be heard. */
  private readonly own = new Set<number>();

  constructor(desk: Desk, turnstile: Turnstile) {
    this.desk = desk;
    this.turnstile = turnstile;
  }

  /** Whether an earlier try may have succeeded: then Slack is asked before sending again. */
  unsure(row: Outgoing): boolean {
    return row.tries > 0 && !this.unsent.has(row.id);
  }

  /** Until when a try of a process before this one may still reach Slack; epoch ms. */
  underWayUntil(row: Outgoing): number {
    return row.tries > 0 && !this.own.has(row.id) ? row.notBefore + UNDER_WAY_MS : 0;
  }

  /** Counts that what a row is about is not there; whether it is still worth waiting for. */
  missing(row: Outgoing): boolean {
    const misses = (this.misses.get(row.id) ?? 0) + 1;
    this.misses.set(row.id, misses);
    return misses <= ORPHAN_AFTER;
  }

  /** Never throws: what goes wrong is written down, and the row waits. */
  async send(item: Item): Promise<void> {
    this.step('saying', item);
    const unsure = this.unsure(item.row);
    // From here on Slack may have it, even if its books cannot be written.
    for (const { id } of rowsOf(item)) {
      this.unsent.delete(id);
      this.own.add(id);
    }
    try {
      await this.close(item, await perform(this.desk, item, unsure));
    } catch (error) {
      try {
        await this.setBack(item, error);
      } catch (worse) {
        this.desk.log.error(`Outbox row ${item.row.id} is stuck.`, worse);
      }
    }
  }

  async fail(item: Item, why: string): Promise<void> {
    this.desk.log.warn(`Not said: ${item.sort} ${item.row.what ?? ''} (${why}).`);
    for (const row of rowsOf(item)) {
      await this.desk.voice.failed(row, why);
      await this.desk.books.transact((tx) => tx.outbox.fail(row, why));
    }
    this.forget(item);
  }

  private async close(item: Item, done: Done): Promise<void> {
    if (done.is === 'dropped') return this.fail(item, done.why);
    const named = rowsOf(item).map((row) =>
      done.is === 'posted' && row === item.row ? { ...row, what: done.as ?? row.what } : row,
    );
    if (done.is === 'posted') {
      this.taken += 1;
      for (const row of named) await this.tell(row, done);
    }
    this.step(done.is === 'idle' ? 'idle by now' : 'taken by Slack', item);
    await this.desk.books.transact(async (tx) => {
      for (const row of named) {
        if (row.game !== null && done.is === 'posted' && row.what !== null) {
          await tx.posts.note({ game: row.game, what: row.what, channel: done.at.channel, ts: done.at.ts });
        }
        if (row.game !== null && done.is === 'gone' && done.what !== null)
          await tx.posts.forget(row.game, done.what);
        await tx.outbox.sent(row);
      }
    });
    this.step('said', item);
    this.forget(item);
  }

  private step(said: string, { sort, row }: Item): void {
    this.desk.step?.(said, { sort, what: row.what, id: row.id });
  }

  private async tell(row: Outgoing, done: Extract<Done, { is: 'posted' }>): Promise<void> {
    const key = slotKey(row);
    if (key !== null) this.desk.slots.posted(key, done.words);
    await this.desk.voice.posted(row, done.at);
  }

  private async setBack(item: Item, error: unknown): Promise<void> {
    const { budget, clock, log } = this.desk;
    if (error instanceof NeverPosted) return this.fail(item, error.message);
    if (!(error instanceof CallTrouble)) {
      log.error(`Outbox row ${item.row.id} met a fault of ours.`, error);
      return this.putOff(item, clock.now() + backoffMs(item.row.tries + 1), String(error));
    }
    const { trouble, method } = error;
    const again = Math.max(budget.readyAt(method), clock.now() + 1);
    switch (trouble.is) {
      case 'refused':
        return judge(item.sort, trouble.code) === 'locked_out'
          ? this.lockedOut(item, trouble.code)
          : this.fail(item, trouble.code);
      case 'limited':
        log.info(`${method} is ${phrase(trouble)}.`);
        // Slack was asked for an earlier try before this one, and had not got it.
        if (method === 'chat.postMessage') for (const row of rowsOf(item)) this.unsent.add(row.id);
        this.turnstile.keepBack(item, again);
        return this.hold(item, again);
      case 'unknown':
        log.warn(`${method}: no answer (${phrase(trouble)}); again later.`);
        return this.notKnown(item, again, trouble.why);
    }
  }

  private async lockedOut(item: Item, code: string): Promise<void> {
    this.desk.log.error(botTokenSentence(code) ?? code);
    this.turnstile.shut(LOCKED_OUT_MS);
    this.untouched(item);
    await this.hold(item, this.desk.clock.now() + LOCKED_OUT_MS);
  }

  /** This try did not reach Slack; what became of an earlier one stays open. */
  private untouched(item: Item): void {
    for (const row of rowsOf(item)) if (row.tries === 0) this.unsent.add(row.id);
  }

  private async hold(item: Item, until: number): Promise<void> {
    await this.desk.books.transact(async (tx) => {
      for (const row of rowsOf(item)) await tx.outbox.hold(row.id, until);
    });
  }

  private async putOff(item: Item, until: number, why: string): Promise<void> {
    await this.desk.books.transact(async (tx) => {
      for (const row of rowsOf(item)) await tx.outbox.postpone(row.id, until, why);
    });
  }

  /** One message that fails again and again, while Slack takes others, lets those pass; an outage changes no order. */
  private async notKnown(item: Item, again: number, why: string): Promise<void> {
    const { id, tries } = item.row;
    const before = this.takenBefore.get(id) ?? this.taken;
    this.takenBefore.set(id, before);
    const yields = tries >= STUBBORN_AFTER && this.taken > before;
    const doubted = tries >= DOUBTED_AFTER;
    if (!yields && !doubted) this.turnstile.keepBack(item, again);
    const { clock } = this.desk;
    const asideMs = yields ? STUBBORN_MS : doubted ? STEPS_ASIDE_MS : 0;
    await this.putOff(item, Math.max(again, clock.now() + asideMs), why);
  }

  private forget(item: Item): void {
    for (const { id } of rowsOf(item)) {
      this.unsent.delete(id);
      this.misses.delete(id);
      this.takenBefore.delete(id);
      this.own.delete(id);
    }
    const slot = slotOf(item);
    if (slot !== null) this.desk.slots.clean(slot);
  }
}
