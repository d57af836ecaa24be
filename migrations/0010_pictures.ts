import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_file_a_picture', ['game', 'content'])
    .modifyEnd(sql`strict`)
    .execute();
}
