import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dice_seeds')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('seed', 'blob', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('accepted_ts', 'text')
    .addColumn('revealed_ts', 'text')
    .addPrimaryKeyConstraint('one_seed_a_day', ['game', 'day'])
    .modifyEnd(sql`strict`)
    .execute();
  await sql`create trigger seeds_never_change before update of game, day, seed, commitment on dice_seeds
    begin select raise(abort, 'a seed is never changed'); end`.execute(db);
  await sql`create trigger seeds_never_go before delete on dice_seeds
    begin select raise(abort, 'a seed is never deleted'); end`.execute(db);
  await db.schema
    .createTable('dice_streams')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('stream', 'text', (column) => column.notNull())
    .addColumn('next', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_count_a_stream', ['game', 'day', 'stream'])
    .addForeignKeyConstraint('streams_have_seeds', ['game', 'day'], 'dice_seeds', ['game', 'day'])
    .modifyEnd(sql`strict`)
    .execute();
}
