import type Types from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { raise, trialPath, trialStore } from './trial.ts';
import type { Sealed } from './types.ts';

let store: Store;
let raw: Types.Database;
let remove: () => void;
let events: Sealed[];

beforeEach(async () => {
  const place = trialPath();
  remove = place.remove;
  ({ store } = await trialStore(place.path));
  const drafted = [1, 2, 3, 4, 5, 6].map((cash) => raise(cash));
  events = await store.transact((tx) => tx.log.append('G', drafted, null));
  raw = new Sqlite(place.path);
});

afterEach(async () => {
  raw.close();
  await store.close();
  remove();
});

function keep(seq: number): Promise<void> {
  const state = { table: [['player/U1/cash', seq]] };
  return store.snapshots.keep({ game: 'G', seq, head: events[seq - 1]!.hash, state });
}

test('the newest is taken, of this game only', async () => {
  await keep(4);
  await keep(2);
  expect(await store.snapshots.newest('G')).toMatchObject({
    seq: 4,
    state: { table: [['player/U1/cash', 4]] },
  });
  expect(await store.snapshots.newest('H')).toBeNull();
  expect(await store.snapshots.newest('G', 3)).toMatchObject({ seq: 2 });
  expect(await store.snapshots.newest('G', 1)).toBeNull();
});

test.each([
  ['another state', "update snapshots set state = replace(state, '4', '9') where seq = 4"],
  ['another digest', "update snapshots set digest = 'x' where seq = 4"],
  ['a head that is not in the log', "update snapshots set head = 'x' where seq = 4"],
  [
    'the head of another event',
    'update snapshots set head = (select hash from events where seq = 3) where seq = 4',
  ],
  ['an event that never was', 'update snapshots set seq = 40 where seq = 4'],
])('one with %s is discarded for the one before', async (_, tampering) => {
  await keep(2);
  await keep(4);
  raw.exec(tampering);
  expect((await store.snapshots.newest('G'))?.seq).toBe(2);
  expect(raw.prepare('select seq from snapshots').pluck().all()).toEqual([2]);
});

test('with none that is right, the log is folded from its beginning', async () => {
  await keep(4);
  await store.snapshots.discard('G', 4);
  expect(await store.snapshots.newest('G')).toBeNull();
});

test('a few are kept', async () => {
  for (const seq of [1, 2, 3, 4, 5, 5, 6]) await keep(seq);
  expect(raw.prepare('select seq from snapshots order by seq').pluck().all()).toEqual([1, 4, 5, 6]);
});

test('the first of every 5,000 events is kept for good, for questions about the past, wherever it was taken', async () => {
  const [{ hash: head }] = events as [Sealed];
  for (const seq of [502, 1_000, 5_003, 5_500, 6_001, 6_500, 7_000])
    await store.snapshots.keep({ game: 'G', seq, head, state: {} });
  expect(await store.snapshots.kept('G')).toEqual([502, 5_003, 6_001, 6_500, 7_000]);
});
