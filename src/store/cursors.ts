import { sql } from 'kysely';
import { Book } from './tables.ts';

/** The last message seen in each channel: reconciling reads on from there. */
export class Cursors extends Book {
  async at(channel: string): Promise<string | null> {
    const row = this.db.selectFrom('cursors').select('ts').where('channel', '=', channel);
    return (await row.executeTakeFirst())?.ts ?? null;
  }

  /** Never moves back: messages may arrive out of order. */
  async move(channel: string, ts: string): Promise<void> {
    await this.db
      .insertInto('cursors')
      .values({ channel, ts })
      .onConflict((conflict) =>
        conflict.column('channel').doUpdateSet({ ts: sql`max(cursors.ts, excluded.ts)` }),
      )
      .execute();
  }
}
