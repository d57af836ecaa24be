import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_label_a_person', ['team', 'person'])
    .modifyEnd(sql`strict`)
    .execute();
}
