import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('founded_at', 'integer', (column) => column.notNull())
    .addUniqueConstraint('one_game_a_channel', ['team', 'channel'])
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createTable('events')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('under', 'text', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('prev', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_in_order', ['game', 'seq'])
    .modifyEnd(sql`strict`)
    .execute();
  await sql`create trigger events_never_change before update on events
    begin select raise(abort, 'an event is never changed'); end`.execute(db);
  await sql`create trigger events_never_go before delete on events
    begin select raise(abort, 'an event is never deleted'); end`.execute(db);
  // Also stops REPLACE, which deletes without asking the trigger above.
  await sql`create trigger events_are_appended before insert on events
    when new.seq <> (select coalesce(max(seq), 0) + 1 from events where game = new.game)
    begin select raise(abort, 'an event is only appended'); end`.execute(db);
}
