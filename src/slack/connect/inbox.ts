import type { App, Logger, ReceiverEvent } from '@slack/bolt';
import { z } from 'zod';
import type { Step } from '../../log.ts';
import type { Delivery } from '../../store/types.ts';
import { isOf } from './belonging.ts';
import { keepable, recognise, told } from './delivery.ts';
import type { Books, Clock } from './ports.ts';
import { within } from './within.ts';

const handled = z.object({ delivery: z.string(), receivedAt: z.number(), again: z.boolean() });

/** What a listener finds in Bolt's context: the row to settle in its transaction, and when it was first received. */
export interface Handled {
  readonly delivery: string;
  readonly receivedAt: number;
  /** Run a second time, because the first did not finish; nobody waits for its ack. */
  readonly again: boolean;
}

export function handledIn(context: object): Handled {
  return handled.parse(context);
}

export interface Inbox {
  /** Runs what was recorded but never settled, oldest first. Never throws; what fails stays unsettled. */
  finishUnsettled(): Promise<number>;
  /** When Slack last reached us, by the clock; never, as of the start. */
  lastHeardAt(): number | null;
  /** Resolves when nothing is being handled, or after the time. */
  idle(withinMs: number): Promise<void>;
}

interface Desk {
  readonly app: App;
  readonly books: Books;
  /** The workspace whose acts are taken. */
  readonly team: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly step?: Step | undefined;
  readonly heeds?: Heeds | undefined;
}

/** Whether an event may concern anybody here; what does not is neither handled nor recorded. */
export type Heeds = (event: unknown) => boolean;

/**
 * Puts an inbox before Bolt: the delivery is on record before anything, the ack included, happens to it.
 * A listener must await its work: when it returns, its delivery counts as settled.
 */
export function wrapInbox(desk: Desk): Inbox {
  return new Gate(desk);
}

class Gate implements Inbox {
  private readonly desk: Desk;
  private readonly bolt: App['processEvent'];
  private readonly running = new Map<string, Promise<void>>();
  private heardAt: number | null = null;

  constructor(desk: Desk) {
    this.desk = desk;
    this.bolt = desk.app.processEvent.bind(desk.app);
    desk.app.processEvent = (event) => this.hear(event);
  }

  lastHeardAt(): number | null {
    return this.heardAt;
  }

  async idle(withinMs: number): Promise<void> {
    await within(Promise.allSettled(this.running.values()), withinMs);
  }

  async finishUnsettled(): Promise<number> {
    let finished = 0;
    for (const delivery of await this.desk.books.inbox.unfinished()) {
      if (this.running.has(delivery.id) || recognise(delivery.body) === null) continue;
      const event: ReceiverEvent = { body: delivery.body as ReceiverEvent['body'], ack: async () => {} };
      try {
        await this.track(delivery.id, this.run(event, delivery, true));
        finished += 1;
      } catch (error) {
        this.desk.log.error(`Delivery ${delivery.id} could not be finished.`, error);
      }
    }
    return finished;
  }

  private hear(sent: ReceiverEvent): Promise<void> {
    this.heardAt = this.desk.clock.now();
    const event = { ...sent, body: told(sent.body) as ReceiverEvent['body'] };
    const gentle = { ...event, ack: gentleAck(event, this.desk.log) };
    const known = recognise(event.body);
    if (known === null) return this.bolt(gentle);
    if (!isOf(this.desk.team, event.body)) return this.turnAway(gentle, known.sort, 'foreign');
    if (known.sort === 'event' && this.desk.heeds?.(event.body.event) === false)
      return this.turnAway(gentle, known.sort, 'unheeded');
    const delivery: Delivery = { ...known, receivedAt: this.heardAt, body: keepable(event.body) };
    return this.track(delivery.id, this.take(gentle, delivery));
  }

  /** What another workspace sends is no act here, nor is what concerns nobody. */
  private async turnAway(event: ReceiverEvent, sort: string, outcome: 'foreign' | 'unheeded'): Promise<void> {
    this.desk.step?.('delivery over', { sort, outcome });
    await event.ack();
  }

  private async take(event: ReceiverEvent, delivery: Delivery): Promise<void> {
    await this.running.get(delivery.id)?.catch(() => undefined);
    const { inbox } = this.desk.books;
    const state = await inbox.take(delivery);
    this.desk.step?.('delivery recorded', { id: delivery.id, sort: delivery.sort, taken: state });
    if (state === 'done') return void (await event.ack());
    if (state === 'new') return this.run(event, delivery, false);
    const first = (await inbox.unfinished()).find(({ id }) => id === delivery.id);
    await this.run(event, first ?? delivery, true);
  }

  private async run(event: ReceiverEvent, delivery: Delivery, again: boolean): Promise<void> {
    const { id, sort, receivedAt } = delivery;
    const context: Handled = { delivery: id, receivedAt, again };
    try {
      await this.bolt({ ...event, customProperties: { ...event.customProperties, ...context } });
    } catch (error) {
      this.desk.step?.('delivery over', { id, sort, outcome: 'failed' });
      throw error;
    }
    const { books } = this.desk;
    if ((await books.inbox.ruling(id)) === null) await books.transact((tx) => tx.inbox.settle(id, null));
    this.desk.step?.('delivery settled', { id });
    this.desk.step?.('delivery over', { id, sort, outcome: 'settled' });
    await event.ack();
  }

  private track(id: string, work: Promise<void>): Promise<void> {
    this.running.set(id, work);
    const clear = () => {
      if (this.running.get(id) === work) this.running.delete(id);
    };
    work.then(clear, clear);
    return work;
  }
}

/** An ack that may come twice or find the connection gone: Slack then delivers again and the row is known. */
function gentleAck(event: ReceiverEvent, log: Logger): ReceiverEvent['ack'] {
  let acked = false;
  return async (response?: unknown) => {
    if (acked) return;
    acked = true;
    try {
      await event.ack(response);
    } catch (error) {
      log.warn(`An ack did not reach Slack: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}
