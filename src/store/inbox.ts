import { sql } from 'kysely';
import { z } from 'zod';
import { Book } from './tables.ts';
import type { Delivery } from './types.ts';

/** `done`: nothing is left to do. `unfinished`: seen before, but the program ended before it was ruled on. */
export type Taken = 'new' | 'unfinished' | 'done';

const heardTo = z.object({ heardToMs: z.int() });
const takenInId = (channel: string) => `taken in:${channel}:`;

/** Every delivery, once, however often it is delivered. */
export class Inbox extends Book {
  async take(delivery: Delivery): Promise<Taken> {
    const { id, sort, receivedAt, body } = delivery;
    const row = { id, sort, receivedAt, body: JSON.stringify(body), ruling: null, settledAt: null };
    const kept = await this.db
      .insertInto('inbox')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 1n) return 'new';
    return (await this.ruling(id)) === null ? 'unfinished' : 'done';
  }

  /** What was delivered under an id, as it is kept; null when it is unknown or forgotten. */
  async body(id: string): Promise<unknown> {
    const row = this.db.selectFrom('inbox').select('body').where('id', '=', id);
    const found = await row.executeTakeFirst();
    return found ? (JSON.parse(found.body) as unknown) : null;
  }

  /** Taken but not settled, oldest first. */
  async unfinished(): Promise<Delivery[]> {
    const rows = this.db.selectFrom('inbox').select(['id', 'sort', 'receivedAt', 'body']);
    const waiting = rows.where('settledAt', 'is', null).orderBy('receivedAt').orderBy('id');
    return (await waiting.execute()).map((row) => ({ ...row, body: JSON.parse(row.body) as unknown }));
  }

  /** What was ruled on a delivery, as settled; null while it is not. */
  async ruling(id: string): Promise<{ readonly ruling: unknown } | null> {
    const row = this.db.selectFrom('inbox').select('ruling').where('id', '=', id);
    const found = await row.where('settledAt', 'is not', null).executeTakeFirst();
    return found ? { ruling: JSON.parse(found.ruling ?? 'null') as unknown } : null;
  }

  /** What was ruled on everything settled whose id begins so, by id in order. */
  async rulings(beginning: string): Promise<{ readonly id: string; readonly ruling: unknown }[]> {
    const rows = this.db.selectFrom('inbox').select(['id', 'ruling']).where('settledAt', 'is not', null);
    const own = rows.where('id', '>=', beginning).where('id', '<', `${beginning}\uffff`).orderBy('id');
    return (await own.execute()).map(({ id, ruling }) => ({
      id,
      ruling: JSON.parse(ruling ?? 'null') as unknown,
    }));
  }

  /** What was settled as nothing, of the messages with ids from one up to, not with, another; by id in order. */
  async unheeded(from: string, to: string): Promise<{ readonly id: string; readonly body: unknown }[]> {
    const rows = this.db
      .selectFrom('inbox')
      .select(['id', 'body'])
      .where('id', '>=', from)
      .where('id', '<', to);
    const nothing = rows.where('settledAt', 'is not', null).where('ruling', '=', 'null').orderBy('id');
    return (await nothing.execute()).map(({ id, body }) => ({ id, body: JSON.parse(body) as unknown }));
  }

  /** Events settled as nothing that came at a moment or later and speak of all these words; oldest first. */
  async unheededEvents(
    since: number,
    words: readonly string[],
  ): Promise<{ readonly id: string; readonly body: unknown }[]> {
    // In the very words of its index: what is bound later would keep SQLite from using it.
    const unheeded = sql<boolean>`sort = 'event' and ruling = 'null'`;
    let rows = this.db.selectFrom('inbox').select(['id', 'body']).where(unheeded);
    rows = rows.where('receivedAt', '>=', since);
    for (const word of words) rows = rows.where((row) => row(sql`instr(body, ${word})`, '>', 0));
    const nothing = await rows.orderBy('receivedAt').orderBy('id').execute();
    return nothing.map(({ id, body }) => ({ id, body: JSON.parse(body) as unknown }));
  }

  /** Until when a channel was heard in the books that its game was taken out of; null once that is forgotten, or never was. */
  async heardElsewhere(channel: string): Promise<number | null> {
    const mark = await this.ruling(takenInId(channel));
    return mark === null ? null : heardTo.parse(mark.ruling).heardToMs;
  }

  /** Forgets deliveries settled before a moment. Keep them for days: Slack may deliver again. */
  async prune(before: number): Promise<void> {
    await this.db.deleteFrom('inbox').where('settledAt', '<', before).execute();
  }
}

export class OpenInbox extends Inbox {
  /** Once for each delivery: throws, and so undoes the transaction, when it is settled already or was never taken. */
  async settle(id: string, ruling: unknown): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable('inbox')
      .set({ ruling: JSON.stringify(ruling ?? null), settledAt: this.now() })
      .where('id', '=', id)
      .where('settledAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n)
      throw new Error(`delivery ${id} cannot be settled: settled before, or never taken`);
  }

  /**
   * What was heard of a channel in other books counts as heard in these. Of what was nothing or was refused there they
   * tell nothing, so all of the channel up to a moment is over.
   */
  async takeIn(channel: string, heardToMs: number, acts: ReadonlyMap<string, boolean>): Promise<void> {
    const rulings = [...acts].map(([id, acted]) => [id, acted ? { lawful: true } : null] as const);
    for (const [id, ruling] of [...rulings, [takenInId(channel), { heardToMs }] as const]) {
      const taken = await this.take({ id, sort: 'taken in', receivedAt: this.now(), body: { channel } });
      if (taken !== 'done') await this.settle(id, ruling);
    }
  }

  /** What was settled as nothing is to be ruled on again. */
  async reopen(id: string): Promise<void> {
    const row = this.db.updateTable('inbox').set({ ruling: null, settledAt: null }).where('id', '=', id);
    await row.where('ruling', '=', 'null').execute();
  }
}
