import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { Sqlite } from './sqlite.ts';
import { openStore } from './store.ts';
import { raise, trialPath, trialStore } from './trial.ts';

let path: string;
let remove: () => void;

beforeEach(() => {
  ({ path, remove } = trialPath());
});
afterEach(() => remove());

test('it is a ledger: written ahead, flushed at each commit, with its references kept', async () => {
  const db = await openDatabase(path);
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0]!)[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(5_000);
  await db.destroy();
});

test('every table of ours is strict', async () => {
  await (await openStore(path)).close();
  const raw = new Sqlite(path);
  const loose = "select name from pragma_table_list where schema = 'main' and type = 'table' and not strict";
  const names = raw.prepare(loose).pluck().all().map(String);
  expect(names.filter((name) => !/^(sqlite|kysely)_/.test(name))).toEqual([]);
  raw.close();
});

test('it is opened again as it was left', async () => {
  const { store } = await trialStore(path);
  const sealed = await store.transact((tx) => tx.log.append('G', [raise(1)], null));
  await store.close();
  const again = await openStore(path);
  expect(await again.log.tail('G', 0)).toEqual(sealed);
  await again.close();
});

test('its folder is made when there is none', async () => {
  const store = await openStore(`${path}.d/data/fast-nomic.db`);
  expect(await store.log.games()).toEqual([]);
  await store.close();
});

test('a migration that fails at its last step has taken none, and the seat is left', async () => {
  const raw = new Sqlite(path);
  raw.exec('create table people (id text)');
  await expect(openStore(path)).rejects.toThrow(/already exists/);
  expect(raw.prepare("select name from sqlite_schema where name = 'games'").all()).toEqual([]);
  raw.exec('drop table people');
  raw.close();
  await (await openStore(path)).close();
});

test('a transaction takes the write lock as it begins', async () => {
  const store = await openStore(path);
  const raw = new Sqlite(path, { timeout: 0 });
  await store.transact(async () => {
    expect(() => raw.exec('begin immediate')).toThrow(/locked/);
  });
  raw.exec('begin immediate; rollback');
  raw.close();
  await store.close();
});
