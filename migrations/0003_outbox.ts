import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    // Never used twice: messages in Slack carry it.
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('game', 'text', (column) => column.references('games.id'))
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('sort', 'text', (column) => column.notNull())
    .addColumn('what', 'text')
    .addColumn('slot', 'text')
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('not_before', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('trouble', 'text')
    .addColumn('done_at', 'integer')
    .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
    .modifyEnd(sql`strict`)
    .execute();
  await sql`create index outbox_unsent on outbox (lane, priority, created_at, id) where done_at is null`.execute(
    db,
  );
}
