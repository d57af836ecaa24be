import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminder_choices')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_choice_a_kind', ['game', 'person', 'kind'])
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createTable('reminders_told')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_once', ['game', 'person', 'key'])
    .modifyEnd(sql`strict`)
    .execute();
}
