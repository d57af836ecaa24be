import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store, Tx } from './store.ts';
import { draft, raise, trialStore } from './trial.ts';

let store: Store;

beforeEach(async () => {
  ({ store } = await trialStore());
});
afterEach(() => store.close());

/** Everything one command writes. */
async function command(tx: Tx, id: string): Promise<void> {
  await tx.inbox.take({ id, sort: 'command', receivedAt: 5, body: {} });
  await tx.log.append('G', [raise(1), raise(2)], id);
  await tx.outbox.queue([draft({ body: id })], 'G');
  await tx.posts.note({ game: 'G', what: id, channel: 'C1', ts: '1.0' });
  await tx.inbox.settle(id, { lawful: true });
}

async function written(): Promise<(number | string)[]> {
  const unsent = await store.outbox.unsent();
  const { seq } = await store.log.head('G');
  return [
    seq,
    unsent,
    (await store.posts.all('G')).length,
    (await store.inbox.ruling('Ev1')) ? 'ruled' : 'open',
  ];
}

test('a command writes all it has to', async () => {
  await store.transact((tx) => command(tx, 'Ev1'));
  expect(await written()).toEqual([2, 1, 1, 'ruled']);
});

test('a command that throws writes nothing', async () => {
  const failing = store.transact(async (tx) => {
    await command(tx, 'Ev1');
    throw new Error('at the last moment');
  });
  await expect(failing).rejects.toThrow('at the last moment');
  expect(await written()).toEqual([0, 0, 0, 'open']);
});

test('to settle a delivery twice undoes the second command', async () => {
  await store.transact((tx) => command(tx, 'Ev1'));
  await expect(store.transact((tx) => command(tx, 'Ev1'))).rejects.toThrow(/cannot be settled/);
  expect(await written()).toEqual([2, 1, 1, 'ruled']);
});

test('the store itself may not be asked inside: an error, not a wait without end', async () => {
  const asking = store.transact(async (tx) => {
    await command(tx, 'Ev1');
    await store.log.games();
  });
  await expect(asking).rejects.toThrow(/only the transaction itself may be asked/);
  const nested = store.transact((tx) =>
    command(tx, 'Ev1').then(() => store.transact((inner) => command(inner, 'Ev2'))),
  );
  await expect(nested).rejects.toThrow(/only the transaction itself may be asked/);
  expect(await written()).toEqual([0, 0, 0, 'open']);
});

test('anything else that takes time undoes the transaction, and what comes after it is not written', async () => {
  let late: Promise<void> | undefined;
  const straying = store.transact(async (tx) => {
    await command(tx, 'Ev1');
    late = sleep(20).then(() => command(tx, 'Ev2'));
    await late;
  });
  await expect(straying).rejects.toThrow(/only the transaction may be awaited/);
  await expect(late).rejects.toThrow(/rolled back/);
  expect(await written()).toEqual([0, 0, 0, 'open']);
});

test('what a transaction set going may ask the store once it is over', async () => {
  let later: Promise<unknown> | undefined;
  await store.transact(async (tx) => {
    await command(tx, 'Ev1');
    later = sleep(1).then(() => store.log.games());
  });
  await expect(later).resolves.toHaveLength(2);
});

test('commands at the same time go one after another', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `Ev${index}`);
  await Promise.all([...ids.map((id) => store.transact((tx) => command(tx, id))), written()]);
  expect(await written()).toEqual([40, 20, 20, 'ruled']);
  expect(await store.log.verify('G')).toMatchObject({ intact: true });
});
