import { type Kysely, sql } from 'kysely';

/** A channel has one game of nomic and any number of ticker tables, each with a log of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What refers to the games finds them again before this is committed.
  await sql`pragma defer_foreign_keys = on`.execute(db);
  await sql`create temporary table kept_games as select * from games`.execute(db);
  await sql`drop table games`.execute(db);
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('founded_at', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('nomic'))
    .modifyEnd(sql`strict`)
    .execute();
  await sql`insert into games (id, team, channel, founded_at)
    select id, team, channel, founded_at from kept_games`.execute(db);
  await sql`drop table kept_games`.execute(db);
  await sql`create unique index one_game_a_channel on games (team, channel) where kind = 'nomic'`.execute(db);
}
