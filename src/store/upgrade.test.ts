import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { pendingMatters } from '../game/matters.ts';
import { isPlaying } from '../game/people.ts';
import { loadGame, refolded } from '../referee/games.ts';
import { Parlour } from '../referee/ticker/parlour.ts';
import { adjust, buy, join, vote } from '../referee/trial/words.ts';
import { Referee } from '../referee.ts';
import { verifyBooks } from '../verify/books.ts';
import { openStore, type Store } from './store.ts';
import { trialPath } from './trial.ts';

/** A round as each version left it: Ana is Emperor, Ben and Chi play, P1 is enacted and P2 has one vote. */
const FIXTURES = new URL('fixtures/', import.meta.url);
const versions = readdirSync(FIXTURES).sort();
const DAY_MS = 86_400_000;

let undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  undo = [];
});

async function opened(version: string): Promise<{ readonly store: Store; readonly path: string }> {
  const { path, remove } = trialPath();
  undo.push(remove);
  writeFileSync(path, gunzipSync(readFileSync(new URL(version, FIXTURES))));
  const store = await openStore(path);
  undo.push(() => store.close());
  return { store, path };
}

test('every version that was tagged has its database here', () => {
  expect(versions).toEqual(expect.arrayContaining(['v0.1.0.db.gz', 'v0.2.0.db.gz', 'v0.3.0.db.gz']));
});

describe.each(versions)('the database of %s', (version) => {
  test('is opened and migrated with its log as it was', async () => {
    const { store } = await opened(version);
    const [row] = await store.log.games();
    const events = await store.log.tail(row?.id ?? '', 0);
    expect(events.length).toBeGreaterThan(10);
    expect(await store.log.verify(row?.id ?? '')).toEqual({
      intact: true,
      head: { seq: events.length, hash: events.at(-1)?.hash },
    });
    expect(await store.log.gameIn(row?.team ?? '', row?.channel ?? '')).toEqual(row);
    expect((await store.posts.of(row?.id ?? '', 'board'))?.channel).toBe(row?.channel);
    expect(await store.outbox.unsent()).toBe(0);
    expect(await store.seeds.commitments(row?.id ?? '')).toHaveLength(2);
    expect(await store.homes.all(row?.team ?? '')).toEqual([]);
  });

  test('FN-S10 · is verified to the last version of its law', async () => {
    const { store } = await opened(version);
    const row = (await store.log.games())[0]!;
    expect(await verifyBooks(store, row.id, null)).toMatchObject({ findings: [] });
  });

  test('is played on: votes, a resolution, trades, and dice of the day that was sealed', async () => {
    const { store } = await opened(version);
    const clock = { now: () => 0 };
    const referee = await Referee.open({ store, clock, announce: () => [] });
    const game = referee.games()[0]!;
    clock.now = () => game.at + 60_000;
    const people = [...game.table.keys()].flatMap((key) => /^player\/(\w+)\/label$/.exec(key)?.[1] ?? []);
    const players = people.filter((person) => isPlaying(game.table, person));
    const does = (by: string, command: Parameters<Referee['hear']>[0]['command'], later = 0) =>
      referee.hear({ game: game.id, command, by, at: clock.now() + later, cause: null });
    const lawfully = async (...act: Parameters<typeof does>) =>
      expect((await does(...act)).ruling).toMatchObject({ lawful: true });

    expect(pendingMatters(game).map(({ id }) => id)).toEqual(['P2']);
    for (const person of players) await lawfully(person, vote('P2', 'for'));
    await lawfully(players[0]!, { do: 'resolve', matter: 'P2', outcome: 'enact', way: 'button' });
    await lawfully(players[1]!, buy(1, 'AAA'));
    clock.now = () => game.at + 2 * 3_600_000;
    await lawfully(players[1]!, adjust);
    await lawfully('UNEWCOMER', join);
    clock.now = () => game.at + 3 * DAY_MS;
    expect((await does(players[1]!, adjust)).ruling.lawful).toBe(false);

    const row = (await store.log.games())[0]!;
    const folded = await loadGame(store, row);
    expect([...folded.game.table]).toEqual([...(referee.game(game.id)?.table ?? [])]);
    expect(folded.head).toBe(referee.head(game.id));
    expect((await store.log.verify(game.id)).intact).toBe(true);
  });
});

test('FN-L6 · ST-16 · of 0.3.0 a snapshot, a strike and a ticker table come along, and the table is played on', async () => {
  const { store } = await opened('v0.3.0.db.gz');
  const row = (await store.log.games())[0]!;
  const [seq = 0] = await store.snapshots.kept(row.id);
  const { game } = await loadGame(store, row);
  expect(seq).toBeGreaterThan(0);
  expect(seq).toBeLessThan(game.seq);
  expect(await store.snapshots.kept(row.id)).toEqual([seq]);
  expect((await refolded(store, row.id)).game).toEqual(game);
  expect([...game.table.keys()].filter((path) => path.startsWith('game/struck/'))).toHaveLength(1);

  const clock = { now: () => game.at + 60_000 };
  const parlour = await Parlour.open({ store, clock, announce: () => [] });
  const placed = parlour.tables()[0]!;
  expect(placed).toMatchObject({ name: 'T1', channel: row.channel, table: { phase: 'play' } });
  const seat = placed.table.seats[placed.table.active];
  const by = seat?.person ?? '';
  const asked = { table: placed.id, by, at: clock.now(), cause: null };
  const heard = await parlour.hear({ ...asked, command: { do: 'roll', by } });
  expect(heard.ruling).toMatchObject({ lawful: true });
  expect(heard.after.table.last).not.toEqual(placed.table.last);
  expect((await store.log.verify(placed.id)).intact).toBe(true);
});
