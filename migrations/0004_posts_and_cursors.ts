import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('ts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_post_each', ['game', 'what'])
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema.createIndex('posts_by_place').on('posts').columns(['channel', 'ts']).execute();
  await db.schema
    .createTable('cursors')
    .addColumn('channel', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ts', 'text', (column) => column.notNull())
    .modifyEnd(sql`strict`)
    .execute();
}
