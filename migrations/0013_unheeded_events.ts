import { type Kysely, sql } from 'kysely';

/** What came to nothing is looked through again at each new matter, from shortly before it on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index inbox_unheeded on inbox (received_at, id)
    where sort = 'event' and ruling = 'null'`.execute(db);
}
