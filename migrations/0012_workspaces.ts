import { type Kysely, sql } from 'kysely';

/** Workspaces that removed the app, and when: what is kept of them goes some time after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspaces_left')
    .addColumn('team', 'text', (column) => column.primaryKey().notNull())
    .addColumn('left_at', 'integer', (column) => column.notNull())
    .modifyEnd(sql`strict`)
    .execute();
}
