import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sort', 'text', (column) => column.notNull())
    .addColumn('received_at', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('ruling', 'text')
    .addColumn('settled_at', 'integer')
    .modifyEnd(sql`strict`)
    .execute();
  await sql`create index inbox_unfinished on inbox (received_at) where settled_at is null`.execute(db);
}
