import { expect, test } from 'vitest';
import { openStore } from './store.ts';

test('what a person chose and was told is kept by game; choosing anew forgets what was chosen before', async () => {
  const store = await openStore(':memory:', { now: () => 5 });
  for (const [id, channel] of [
    ['g', 'C1'],
    ['h', 'C2'],
  ] as const)
    await store.transact((tx) => tx.log.found({ id, team: 'T', channel, foundedAt: 0 }));
  await store.transact(async ({ reminders }) => {
    await reminders.choose('g', 'ann', ['vote', 'idle', 'vote']);
    await reminders.choose('h', 'ann', ['duty']);
    await reminders.choose('g', 'bo', ['vote']);
    await reminders.choose('g', 'bo', []);
    await reminders.tell('g', 'ann', ['vote/P1']);
    await reminders.tell('g', 'ann', ['vote/P1', 'vote/P2']);
  });
  expect(await store.reminders.chosen('g')).toEqual(new Map([['ann', new Set(['idle', 'vote'])]]));
  expect(await store.reminders.of('h', 'ann')).toEqual(new Set(['duty']));
  expect(await store.reminders.told('g', 'ann')).toEqual(new Set(['vote/P1', 'vote/P2']));
  await store.transact((tx) => tx.reminders.prune(6));
  expect(await store.reminders.told('g', 'ann')).toEqual(new Set());
  await store.close();
});
