import { expect, test } from 'vitest';
import { trialStore } from './trial.ts';

test('a message mirrors one thing, found by either, until it is forgotten', async () => {
  const { store } = await trialStore();
  const card = { game: 'G', what: 'card/P7', channel: 'C1', ts: '1612343520.000200' };
  await store.transact((tx) => tx.posts.note(card));
  expect(await store.posts.of('G', 'card/P7')).toEqual(card);
  expect(await store.posts.at('C1', card.ts)).toEqual(card);
  expect(await store.posts.of('H', 'card/P7')).toBeNull();
  expect(await store.posts.at('C2', card.ts)).toBeNull();

  const reposted = { ...card, ts: '1612343999.000100' };
  await store.transact((tx) => tx.posts.note(reposted));
  expect(await store.posts.all('G')).toEqual([reposted]);
  expect(await store.posts.at('C1', card.ts)).toBeNull();

  await store.transact((tx) => tx.posts.forget('G', 'card/P7'));
  expect(await store.posts.all('G')).toEqual([]);
  await store.close();
});

test('a cursor moves on and never back', async () => {
  const { store } = await trialStore();
  expect(await store.cursors.at('C1')).toBeNull();
  await store.cursors.move('C1', '1612343520.000200');
  await store.cursors.move('C1', '1612343519.000900');
  await store.cursors.move('C2', '5.000000');
  expect(await store.cursors.at('C1')).toBe('1612343520.000200');
  await store.cursors.move('C1', '1612343520.000300');
  expect(await store.cursors.at('C1')).toBe('1612343520.000300');
  await store.close();
});

test('people are called what they were last named, in their workspace', async () => {
  const { store } = await trialStore();
  await store.people.name('T1', 'U1', 'Ann');
  await store.transact((tx) => tx.people.name('T1', 'U1', 'Anna'));
  await store.people.name('T2', 'U1', 'Somebody else');
  expect([...(await store.people.labels('T1'))]).toEqual([['U1', 'Anna']]);
  await store.close();
});
