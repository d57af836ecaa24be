import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { Sqlite } from './sqlite.ts';

test('games, and all that refers to them, outlive the step that lets ticker tables stand beside them', async () => {
  const database = new Sqlite(':memory:');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  expect((await migrator.migrateTo('0010_pictures')).error).toBeUndefined();
  await sql`insert into games (id, team, channel, founded_at) values ('G', 'T1', 'C1', 5)`.execute(db);
  await sql`insert into events values ('G', 1, 5, 'GameFounded', '{}', '{}', null, '0', '1')`.execute(db);
  await sql`insert into posts (game, what, channel, ts) values ('G', 'board', 'C1', '1.0')`.execute(db);

  await db.transaction().execute(async (tx) => migrations['0011_kinds_of_games']?.up(tx));

  expect(database.pragma('foreign_key_check')).toEqual([]);
  expect(database.prepare('select * from games').all()).toEqual([
    { id: 'G', team: 'T1', channel: 'C1', founded_at: 5, kind: 'nomic' },
  ]);
  const add = (id: string, kind: string) =>
    database.prepare('insert into games values (?, ?, ?, ?, ?)').run(id, 'T1', 'C1', 6, kind);
  for (const name of ['G-T1', 'G-T2']) add(name, 'ticker');
  expect(() => add('H', 'nomic')).toThrow('UNIQUE');
  expect(() => database.exec("insert into posts values ('nobody', 'board', 'C1', '1.0')")).toThrow(
    'FOREIGN KEY',
  );
  await db.destroy();
});
