import { CamelCasePlugin, type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { Inbox } from './inbox.ts';
import { Sqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { trialPath, trialStore } from './trial.ts';

const vote = { id: 'Ev1', sort: 'event', receivedAt: 10, body: { type: 'reaction_added', user: 'U1' } };

test('a delivery is new once, unfinished until it is ruled on, then done', async () => {
  const { store } = await trialStore();
  expect(await store.inbox.take(vote)).toBe('new');
  expect(await store.inbox.take({ ...vote, body: { retry: 1 } })).toBe('unfinished');
  expect(await store.inbox.unfinished()).toEqual([vote]);
  await store.transact((tx) => tx.inbox.settle('Ev1', { lawful: false }));
  expect(await store.inbox.take(vote)).toBe('done');
  expect(await store.inbox.ruling('Ev1')).toEqual({ ruling: { lawful: false } });
  expect(await store.inbox.unfinished()).toEqual([]);
  await store.close();
});

test('what nobody took cannot be settled', async () => {
  const { store } = await trialStore();
  await expect(store.transact((tx) => tx.inbox.settle('Ev9', null))).rejects.toThrow(/never taken/);
  expect(await store.inbox.ruling('Ev9')).toBeNull();
  await store.close();
});

test('unfinished deliveries come oldest first', async () => {
  const { store } = await trialStore();
  for (const [id, receivedAt] of [
    ['late', 30],
    ['early', 10],
    ['middle', 20],
  ] as const)
    await store.inbox.take({ ...vote, id, receivedAt });
  expect((await store.inbox.unfinished()).map(({ id }) => id)).toEqual(['early', 'middle', 'late']);
  await store.close();
});

test('only what was settled long ago is forgotten', async () => {
  const { store, clock } = await trialStore();
  for (const id of ['old', 'young', 'open']) await store.inbox.take({ ...vote, id });
  await store.transact((tx) => tx.inbox.settle('old', null));
  clock.now += 1_000;
  await store.transact((tx) => tx.inbox.settle('young', null));
  await store.inbox.prune(clock.now);
  expect(await store.inbox.take({ ...vote, id: 'young' })).toBe('done');
  expect(await store.inbox.take({ ...vote, id: 'open' })).toBe('unfinished');
  expect(await store.inbox.take({ ...vote, id: 'old' })).toBe('new');
  await store.close();
});

test('what was settled as nothing can be found and ruled on again, and nothing else', async () => {
  const { store } = await trialStore();
  const ids = ['said:C1:1', 'said:C1:2', 'said:C1:3', 'said:C1:4', 'said:C2:3'];
  for (const id of ids) await store.inbox.take({ ...vote, id });
  for (const id of ['said:C1:1', 'said:C1:2', 'said:C2:3'])
    await store.transact((tx) => tx.inbox.settle(id, null));
  await store.transact((tx) => tx.inbox.settle('said:C1:3', { lawful: true }));
  const found = () => store.inbox.unheeded('said:C1:2', 'said:C1;');
  expect(await found()).toEqual([{ id: 'said:C1:2', body: vote.body }]);
  for (const id of ids) await store.transact((tx) => tx.inbox.reopen(id));
  expect(await found()).toEqual([]);
  expect(await store.inbox.take({ ...vote, id: 'said:C1:2' })).toBe('unfinished');
  expect(await store.inbox.take({ ...vote, id: 'said:C1:3' })).toBe('done');
  await store.close();
});

test('events settled as nothing are found by what they speak of', async () => {
  const { store } = await trialStore();
  const body = (ts: string) => ({ event: { type: 'reaction_added', item: { ts } } });
  for (const [id, receivedAt, ts] of [
    ['Ev1', 10, '5.0'],
    ['Ev3', 30, '5.0'],
    ['Ev2', 30, '6.0'],
    ['Ev4', 40, '5.0'],
  ] as const)
    await store.inbox.take({ id, sort: 'event', receivedAt, body: body(ts) });
  for (const id of ['Ev1', 'Ev2', 'Ev3']) await store.transact((tx) => tx.inbox.settle(id, null));
  await store.transact((tx) => tx.inbox.settle('Ev4', { lawful: true }));
  expect(await store.inbox.unheededEvents(20, ['"reaction_', '"5.0"'])).toEqual([
    { id: 'Ev3', body: body('5.0') },
  ]);
  await store.close();
});

test('what came to nothing is looked for from its moment on, not through all that is kept', async () => {
  const { path, remove } = trialPath();
  const { store } = await trialStore(path);
  await store.close();
  const database = new Sqlite(path);
  const asked: CompiledQuery[] = [];
  const dialect = new SqliteDialect({ database });
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query) });
  const inbox = new Inbox(db.withPlugin(new CamelCasePlugin()), () => 0);
  await inbox.unheededEvents(20, ['"reaction_', '"5.0"']);
  const plans = asked.flatMap(({ sql, parameters }) =>
    database.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...parameters),
  );
  expect(plans.map(({ detail }) => detail)).toEqual([
    'SEARCH inbox USING INDEX inbox_unheeded (received_at>?)',
  ]);
  await db.destroy();
  remove();
});
