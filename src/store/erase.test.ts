import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { draft, raise, trialPath, trialStore } from './trial.ts';
import { KEPT_MS } from './workspaces.ts';

let path: string;
let remove: () => void;
let store: Store;
let clock: { now: number };

beforeEach(async () => {
  ({ path, remove } = trialPath());
  ({ store, clock } = await trialStore(path));
  for (const [game, channel] of [
    ['G', 'C1'],
    ['H', 'C2'],
  ] as const)
    await furnish(game, channel);
});
afterEach(async () => {
  await store.close();
  remove();
});

/** Something of a game in every table. */
async function furnish(game: string, channel: string): Promise<void> {
  await store.inbox.take({
    id: `said:${channel}:1.1`,
    sort: 'message',
    receivedAt: 1,
    body: { channel, text: `words in ${channel}` },
  });
  await store.inbox.take({ id: `Ev${game}`, sort: 'event', receivedAt: 1, body: { event: { channel } } });
  await store.snapshots.keep({ game, seq: 1, head: 'x', state: {} });
  await store.transact(async (tx) => {
    await tx.log.append(game, [raise(1)], null);
    await tx.outbox.queue([draft({ lane: channel, body: `whisper of ${game}` })], game);
    await tx.outbox.queue([draft({ lane: channel })], null);
    await tx.posts.note({ game, what: 'board', channel, ts: '1.1' });
    await tx.seeds.draw(game, '2021-02-01');
    await tx.people.name('T1', 'U1', 'Ann');
    await tx.pictures.note(game, 'chart', 'F1');
    await tx.cursors.move(channel, '1.1');
    await tx.homes.keep('T1', { person: `U${game}`, game, openedAt: 1 });
    await tx.reminders.choose(game, 'U1', ['vote']);
    await tx.reminders.tell(game, 'U1', ['key']);
  });
  const raw = new Sqlite(path);
  raw.prepare('insert into dice_streams values (?, ?, ?, ?)').run(game, '2021-02-01', 'state', 3);
  raw.close();
}

/** How many rows each table has that name the game or its channel. */
function rowsOf(game: string, channel: string): Record<string, number> {
  const raw = new Sqlite(path, { readonly: true });
  const tables = raw
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  // A seed may have the letters of a channel among its bytes.
  const isOf = (value: unknown) => value === game || (typeof value === 'string' && value.includes(channel));
  const named = (row: unknown) => Object.values(row as object).some(isOf);
  const found = tables.map((table) => [
    table,
    raw.prepare(`select * from ${table}`).all().filter(named).length,
  ]);
  raw.close();
  return Object.fromEntries(found.filter(([, count]) => count !== 0));
}

test('a game is dropped whole: nothing of it is left in any table or in the file', async () => {
  const other = rowsOf('H', 'C2');
  expect(Object.keys(rowsOf('G', 'C1'))).toHaveLength(Object.keys(other).length);
  expect(Object.keys(other).length).toBeGreaterThanOrEqual(12);
  expect(await store.erase('G')).toBe(true);
  expect(rowsOf('G', 'C1')).toEqual({});
  expect(rowsOf('H', 'C2')).toEqual(other);
  expect((await store.log.verify('H')).intact).toBe(true);
  expect(await store.erase('G')).toBe(false);
  for (const file of [path, `${path}-wal`])
    expect(readFileSync(file, 'latin1')).not.toContain('whisper of G');
});

test('every table that knows games is emptied of the one', () => {
  const raw = new Sqlite(path, { readonly: true });
  const tables = raw
    .prepare<[], string>(
      "select m.name from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table' and c.name = 'game'",
    )
    .pluck()
    .all();
  raw.close();
  expect(tables.filter((table) => !Object.hasOwn(rowsOf('G', 'C1'), table))).toEqual([]);
});

test('events and seeds are as safe afterwards as before, and no part of a game can be taken', async () => {
  await store.erase('G');
  const raw = new Sqlite(path);
  expect(() => raw.exec("delete from events where game = 'H'")).toThrow(/never deleted/);
  expect(() => raw.exec("update events set at = 1 where game = 'H'")).toThrow(/never changed/);
  expect(() => raw.exec("delete from dice_seeds where game = 'H'")).toThrow(/never deleted/);
  expect(() => raw.exec("delete from games where id = 'H'")).toThrow(/FOREIGN KEY/);
  raw.close();
  await expect(store.transact((tx) => tx.log.append('H', [raise(2)], null))).resolves.toHaveLength(1);
});

test('with the last game of a workspace goes what is known of its people', async () => {
  await store.erase('G');
  expect((await store.people.labels('T1')).size).toBe(1);
  await store.erase('H');
  expect((await store.people.labels('T1')).size).toBe(0);
  expect(await store.inbox.unfinished()).toEqual([]);
});

test('thirty days after a workspace left, each of its games is dropped, and once', async () => {
  await store.workspaces.leave('T1', 1_000);
  clock.now = 999 + KEPT_MS;
  expect(await store.eraseOverdue()).toBe(0);
  clock.now += 1;
  expect(await store.eraseOverdue()).toBe(2);
  expect(await store.workspaces.games()).toEqual([]);
  expect(await store.workspaces.leftAt('T1')).toBe(null);
  expect(await store.eraseOverdue()).toBe(0);
});

test('a workspace that left is kept for thirty days from when it first left, unless it comes back', async () => {
  const { workspaces } = store;
  await workspaces.leave('T1', 1_000);
  await workspaces.leave('T1', 9_000);
  expect(await workspaces.overdue(999 + KEPT_MS)).toEqual([]);
  expect(await workspaces.overdue(1_000 + KEPT_MS)).toEqual(['T1']);
  expect((await workspaces.games('T1')).map(({ id }) => id)).toEqual(['G', 'H']);
  await workspaces.back('T1');
  expect(await workspaces.leftAt('T1')).toBe(null);
  expect(await workspaces.overdue(1_000 + KEPT_MS)).toEqual([]);
});
