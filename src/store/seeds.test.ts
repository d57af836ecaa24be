import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitment } from '../dice/provable.ts';
import { Sqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { draft, trialPath, trialStore } from './trial.ts';

const day = '2021-02-03';
let store: Store;
let path: string;
let remove: () => void;

beforeEach(async () => {
  ({ path, remove } = trialPath());
  ({ store } = await trialStore(path));
});
afterEach(async () => {
  await store.close();
  remove();
});

test('a day has one seed of 32 bytes, told by its commitment only', async () => {
  expect(await store.seeds.secret('G', day)).toBeNull();
  expect(await store.seeds.commitment('G', day)).toBeNull();
  const first = await store.transact((tx) => tx.seeds.draw('G', day));
  const again = await store.transact((tx) => tx.seeds.draw('G', day));
  const others = await store.transact((tx) =>
    Promise.all([tx.seeds.draw('H', day), tx.seeds.draw('G', '2021-02-04')]),
  );
  const seed = (await store.seeds.secret('G', day))!;
  expect(seed).toHaveLength(32);
  expect([first, again]).toEqual([commitment(seed), commitment(seed)]);
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await store.seeds.commitments('G')).toEqual([
    { day, commitment: first, acceptedTs: null, revealedTs: null },
    { day: '2021-02-04', commitment: others[1], acceptedTs: null, revealedTs: null },
  ]);
});

test('the first message that Slack accepted stands', async () => {
  await store.transact(async (tx) => {
    await tx.seeds.draw('G', day);
    await tx.seeds.accepted('G', day, '1.0');
    await tx.seeds.accepted('G', day, '2.0');
    await tx.seeds.revealed('G', day, '3.0');
  });
  expect(await store.seeds.commitment('G', day)).toMatchObject({ acceptedTs: '1.0', revealedTs: '3.0' });
});

test('a seed is never changed or deleted, nor held by any other table', async () => {
  await store.transact(async (tx) => {
    await tx.seeds.draw('G', day);
    await tx.outbox.queue([draft({ body: await tx.seeds.commitments('G') })], 'G');
  });
  const seed = Buffer.from((await store.seeds.secret('G', day))!);
  const raw = new Sqlite(path);
  expect(() => raw.exec("update dice_seeds set seed = x'00'")).toThrow('a seed is never changed');
  expect(() => raw.exec("update dice_seeds set commitment = ''")).toThrow('a seed is never changed');
  expect(() => raw.exec('delete from dice_seeds')).toThrow('a seed is never deleted');
  const tables = raw
    .prepare("select name from sqlite_schema where type = 'table' and name <> 'dice_seeds'")
    .pluck();
  for (const table of tables.all()) {
    const held = JSON.stringify(raw.prepare(`select * from ${String(table)}`).all());
    expect(held).not.toContain(seed.toString('hex'));
    expect(held).not.toContain(seed.toString('base64'));
    expect(held).not.toContain(JSON.stringify(seed.toJSON().data).slice(1, -1));
  }
  raw.close();
});
