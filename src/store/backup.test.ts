import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import type Types from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf } from '../dice/provable.ts';
import { backup, NotDone } from './backup.ts';
import { Held } from './lock.ts';
import { restore } from './restore.ts';
import { Sqlite } from './sqlite.ts';
import { openStore, type Store } from './store.ts';
import { raise, trialPath, trialStore } from './trial.ts';

let path: string;
let remove: () => void;
let store: Store;
const copy = () => `${path}.copy`;
const writes = (n: number) => store.transact((tx) => tx.log.append('G', [raise(n)], null));
const tailOf = async (file: string) => {
  const opened = await openStore(file);
  const events = await opened.log.tail('G', 0);
  await opened.close();
  return events;
};

beforeEach(async () => {
  ({ path, remove } = trialPath());
  ({ store } = await trialStore(path));
  for (const n of [1, 2, 3]) await writes(n);
});
afterEach(async () => {
  await store.close();
  remove();
});

test('a backup of running books holds all that was recorded by then, in one private file', async () => {
  const copying = backup(path, copy());
  await writes(4);
  await copying;
  await writes(5);
  expect(existsSync(`${copy()}-wal`)).toBe(false);
  expect(statSync(copy()).mode & 0o077).toBe(0);
  const kept = await tailOf(copy());
  expect([3, 4]).toContain(kept.length);
  expect((await store.log.tail('G', 0)).slice(0, kept.length)).toEqual(kept);
});

test('a backup is consistent though somebody writes all the while', async () => {
  let writing = true;
  const busy = (async () => {
    for (let n = 4; writing; n += 1) await writes(n).then(() => turn());
  })();
  for (const nth of [1, 2]) await backup(path, `${copy()}${nth}`);
  writing = false;
  await busy;
  for (const nth of [1, 2]) {
    const opened = await openStore(`${copy()}${nth}`);
    expect((await opened.log.verify('G')).intact).toBe(true);
    await opened.close();
  }
});

test('a backup overwrites nothing, and says when there is nothing to copy', async () => {
  writeFileSync(copy(), 'mine');
  await expect(backup(path, copy())).rejects.toThrow(/is there already/);
  expect(readFileSync(copy(), 'utf8')).toBe('mine');
  await expect(backup(`${path}.none`, `${copy()}2`)).rejects.toThrow(NotDone);
  expect(existsSync(`${path}.none`)).toBe(false);
});

test('restored, the books are as they were at the backup, and those replaced are put aside', async () => {
  await backup(path, copy());
  await writes(4);
  expect(() => restore(copy(), path, { force: true })).toThrow(Held);
  await store.close();
  expect(() => restore(copy(), path, { force: false })).toThrow(/--force/);
  expect(await tailOf(path)).toHaveLength(4);
  restore(copy(), path, { force: true });
  expect(await tailOf(path)).toHaveLength(3);
  expect(await tailOf(`${path}.replaced`)).toHaveLength(4);
  expect(restore(copy(), path, { force: true }).replaced).toBe(`${path}.replaced-2`);
  expect(await tailOf(`${path}.replaced`)).toHaveLength(4);
  restore(copy(), `${path}.elsewhere/game.db`, { force: false });
  expect(await tailOf(`${path}.elsewhere/game.db`)).toHaveLength(3);
});

test('what a killed bot left beside books that were taken away is put aside with them, and undoes nothing', async () => {
  await backup(path, copy());
  for (const n of [4, 5]) await writes(n);
  const elsewhere = `${path}.elsewhere.db`;
  copyFileSync(`${path}-wal`, `${elsewhere}-wal`);
  copyFileSync(`${path}-shm`, `${elsewhere}-shm`);
  expect(restore(copy(), elsewhere, { force: false }).replaced).toBe(`${elsewhere}.replaced-wal`);
  expect(await tailOf(elsewhere)).toHaveLength(3);
  expect(existsSync(`${elsewhere}.replaced-wal`)).toBe(true);
  expect(restore(copy(), elsewhere, { force: true }).replaced).toBe(`${elsewhere}.replaced-2`);
});

test('what an interrupted restoring left behind is no part of the next', async () => {
  await backup(path, copy());
  for (const n of [4, 5]) await writes(n);
  const elsewhere = `${path}.elsewhere.db`;
  for (const suffix of ['', '-wal', '-shm']) copyFileSync(`${path}${suffix}`, `${elsewhere}.part${suffix}`);
  restore(copy(), elsewhere, { force: false });
  expect(await tailOf(elsewhere)).toHaveLength(3);
});

test('FN-S10 · dice drawn for today rest after a restoring, though Slack had not their commitment at the backup', async () => {
  const today = dayOf(Date.now());
  await store.transact((tx) => tx.seeds.draw('G', today));
  await backup(path, copy());
  const elsewhere = `${path}.elsewhere.db`;
  const { restsOn } = restore(copy(), elsewhere, { force: false });
  // Unless midnight has come meanwhile.
  expect(restsOn).toBe(dayOf(Date.now()) === today ? today : null);
});

test('a copy made by other means is taken with what lies beside it', async () => {
  for (const suffix of ['', '-wal']) copyFileSync(`${path}${suffix}`, `${copy()}${suffix}`);
  expect(statSync(`${copy()}-wal`).size).toBeGreaterThan(0);
  restore(copy(), `${path}.elsewhere/game.db`, { force: false });
  expect(await tailOf(`${path}.elsewhere/game.db`)).toHaveLength(3);
});

test.each<[string, RegExp, (raw: Types.Database) => void]>([
  [
    'of another program',
    /no database of Fast Nomic/,
    (raw) => raw.exec('drop table snapshots; drop table events'),
  ],
  [
    'of a newer version',
    /newer Fast Nomic/,
    (raw) => raw.exec("insert into kysely_migration values ('9999_x', '')"),
  ],
  [
    'with an event that was altered',
    /event 2 of game G is not what was sealed/,
    (raw) =>
      raw.exec(
        "drop trigger events_never_change; update events set at = at + 1 where game = 'G' and seq = 2",
      ),
  ],
  [
    'with an event taken out',
    /event 3 of game G comes where event 2 should/,
    (raw) => raw.exec("drop trigger events_never_go; delete from events where game = 'G' and seq = 2"),
  ],
])('a file %s is not restored, and nothing is touched', async (_, saying, spoil) => {
  await backup(path, copy());
  const raw = new Sqlite(copy());
  spoil(raw);
  raw.close();
  await store.close();
  expect(() => restore(copy(), path, { force: true })).toThrow(saying);
  expect(await tailOf(path)).toHaveLength(3);
});

test('a damaged file, or no database, is not restored', async () => {
  await backup(path, copy());
  await store.close();
  const bytes = readFileSync(copy());
  writeFileSync(copy(), bytes.subarray(0, bytes.length - 5_000));
  expect(() => restore(copy(), path, { force: true })).toThrow(NotDone);
  writeFileSync(copy(), 'PROPOSAL: I am no database.'.repeat(1_000));
  expect(() => restore(copy(), path, { force: true })).toThrow(/no database/);
  expect(() => restore(`${path}.none`, path, { force: true })).toThrow(/There is no file/);
  expect(await tailOf(path)).toHaveLength(3);
});
