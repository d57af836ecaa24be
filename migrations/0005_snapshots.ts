import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snapshots')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('head', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_snapshot_an_event', ['game', 'seq'])
    .modifyEnd(sql`strict`)
    .execute();
}
