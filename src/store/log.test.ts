import { createHash } from 'node:crypto';
import type Types from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breach, seal } from '../verify/chain.ts';
import { Sqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { raise, trialPath, trialStore } from './trial.ts';

let store: Store;
let raw: Types.Database;
let remove: () => void;

beforeEach(async () => {
  const place = trialPath();
  remove = place.remove;
  ({ store } = await trialStore(place.path));
  await store.transact(async (tx) => {
    await tx.log.append('G', [raise(1), raise(2), raise(3)], 'Ev1');
    await tx.log.append('H', [raise(7)], null);
    await tx.log.append('G', [raise(4)], 'Ev2');
  });
  raw = new Sqlite(place.path);
});

afterEach(async () => {
  raw.close();
  await store.close();
  remove();
});

describe('FN-L1 · what happened', () => {
  test('is read by its numbers as well', async () => {
    const found = await store.log.these('G', [4, 2, 9]);
    expect(found.map(({ seq, at }) => [seq, at])).toEqual([
      [2, 2],
      [4, 4],
    ]);
    expect(await store.log.these('G', [])).toEqual([]);
  });

  test('is read backwards, of some types alone, and as far as an instant', async () => {
    const numbers = async (found: Promise<readonly { readonly seq: number }[]>) =>
      (await found).map(({ seq }) => seq);
    expect(await numbers(store.log.before('G', 4, 2))).toEqual([3, 2]);
    expect(await numbers(store.log.before('G', 9, 9, ['WishStated']))).toEqual([4, 3, 2, 1]);
    expect(await numbers(store.log.before('G', 9, 9, ['Talked']))).toEqual([]);
    expect(await numbers(store.log.between('G', 1, 3, 9))).toEqual([2, 3]);
    expect(await numbers(store.log.between('G', 0, 9, 2))).toEqual([1, 2]);
    expect(await Promise.all([0, 2, 99].map((at) => store.log.lastAt('G', at)))).toEqual([0, 2, 4]);
    // Heard late: at the instant it is dated, it was not on record.
    await store.transact((tx) => tx.log.append('G', [raise(5, 8), raise(6, 5)], null));
    expect(await Promise.all([5, 7, 8].map((at) => store.log.lastAt('G', at)))).toEqual([4, 4, 6]);
  });

  test('is numbered without gaps, each event following the one before', async () => {
    const events = await store.log.tail('G', 0);
    expect(events.map(({ seq, at, cause }) => [seq, at, cause])).toEqual([
      [1, 1, 'Ev1'],
      [2, 2, 'Ev1'],
      [3, 3, 'Ev1'],
      [4, 4, 'Ev2'],
    ]);
    expect(events.slice(1).map(({ prev }) => prev)).toEqual(events.slice(0, -1).map(({ hash }) => hash));
    expect(events[0]?.prev).toBe('0'.repeat(64));
    expect(events[3]).toMatchObject(raise(4));
    expect(await store.log.head('G')).toEqual({ seq: 4, hash: events[3]?.hash });
  });

  test('is sealed so that anybody can work out the hash', async () => {
    const [first] = await store.log.tail('H', 0);
    const text =
      '{"at":7,"body":{"by":"U1","changes":[{"from":6,"path":"player/U1/cash","rule":"cash","to":7}],' +
      '"fact":{"type":"WishStated","wish":"continue"}},"cause":null,"game":"H",' +
      `"prev":"${'0'.repeat(64)}","seq":1,"type":"WishStated","under":{"rule":"cash","version":1}}`;
    expect(first?.hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('is read from any event on', async () => {
    expect((await store.log.tail('G', 2)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(await store.log.tail('G', 4)).toEqual([]);
    expect(await store.log.head('nobody')).toEqual({ seq: 0, hash: '0'.repeat(64) });
  });

  test('in one game is nothing to another', async () => {
    expect((await store.log.tail('H', 0)).map(({ game, seq }) => [game, seq])).toEqual([['H', 1]]);
    expect((await store.log.games()).map(({ id }) => id)).toEqual(['G', 'H']);
    expect((await store.log.gameIn('T1', 'C2'))?.id).toBe('H');
    expect(await store.log.gameIn('T2', 'C2')).toBeNull();
    expect((await store.log.game('G'))?.channel).toBe('C1');
  });

  test('needs a game to happen in, and a channel has one game', async () => {
    await expect(store.transact((tx) => tx.log.append('X', [raise(1)], null))).rejects.toThrow(/FOREIGN KEY/);
    const second = { id: 'X', team: 'T1', channel: 'C1', foundedAt: 1 };
    await expect(store.transact((tx) => tx.log.found(second))).rejects.toThrow(/UNIQUE/);
  });
});

describe('FN-L1 · nobody changes what happened', () => {
  test.each([
    ["update events set at = 5 where seq = 2 and game = 'G'", 'an event is never changed'],
    ["delete from events where game = 'H'", 'an event is never deleted'],
    ["replace into events select * from events where seq = 2 and game = 'G'", 'an event is only appended'],
    [
      'insert into events select game, 6, at, type, body, under, cause, prev, hash from events where seq = 4',
      'an event is only appended',
    ],
  ])('%s', (statement, saying) => expect(() => raw.exec(statement)).toThrow(saying));

  test('a ledger that is left alone is intact', async () => {
    expect(await store.log.verify('G')).toEqual({ intact: true, head: await store.log.head('G') });
    expect(await store.log.verify('nobody')).toMatchObject({ intact: true, head: { seq: 0 } });
  });

  test('however long it is', async () => {
    const drafted = Array.from({ length: 2_000 }, (_, index) => raise(index + 10));
    await store.transact((tx) => tx.log.append('G', drafted, null));
    expect(await store.log.verify('G')).toMatchObject({ intact: true, head: { seq: 2_004 } });
    raw.exec("drop trigger events_never_change; update events set at = 0 where seq = 1500 and game = 'G'");
    expect(await store.log.verify('G')).toMatchObject({ intact: false, seq: 1_500 });
  });

  test.each([
    ['at = at + 1', 'Event 2 is not what was sealed.'],
    ['body = replace(body, \'"to":2\', \'"to":9\')', 'Event 2 is not what was sealed.'],
    ["body = body || ' '", 'Event 2 is not what was sealed.'],
    ["body = '{' || body", 'Event 2 cannot be read.'],
    ['cause = null', 'Event 2 is not what was sealed.'],
    ["type = 'Other'", 'Event 2 is not what was sealed.'],
    ['prev = hash', 'Event 2 does not follow the event before it.'],
    ['seq = 20', 'Event 3 comes where event 2 should.'],
    ["game = 'I'", 'Event 3 comes where event 2 should.'],
  ])('past the triggers, %s is found out', async (change, saying) => {
    raw.pragma('foreign_keys = off');
    raw.exec(`drop trigger events_never_change; update events set ${change} where seq = 2 and game = 'G'`);
    expect(await store.log.verify('G')).toMatchObject({ intact: false, saying });
    expect(await store.log.verify('H')).toMatchObject({ intact: true });
  });

  test('every byte of an event is under its seal', () => {
    const head = { seq: 1, hash: 'a'.repeat(64) };
    const row = seal('G', raise(2), 'Ev1', head);
    expect(breach(row, head)).toBeNull();
    for (const [column, value] of Object.entries(row)) {
      const text = String(value);
      for (let at = 0; at < text.length; at += 1) {
        const other = text[at] === '1' ? '2' : '1';
        const altered = text.slice(0, at) + other + text.slice(at + 1);
        const forged = { ...row, [column]: typeof value === 'number' ? Number(altered) : altered };
        expect(breach(forged, head), `${column} at ${at}`).not.toBeNull();
      }
    }
  });
});
