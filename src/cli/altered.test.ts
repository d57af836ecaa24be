import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Drafted } from '../game/types.ts';
import { Sqlite } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';
import { raise } from '../store/trial.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
const [books, copy] = [join(folder, 'game.db'), join(folder, 'copy.db')];
let bytes: Buffer;

const rule = { id: 'cash', title: 'Cash', scope: 'core', text: 'Nobody owes.', mechanism: null } as const;
const founded: Drafted = {
  ...raise(1),
  changes: [{ path: 'player/U1/cash', from: null, to: 1, rule: 'cash' }],
  fact: { type: 'GameFounded', team: 'T1', channel: 'C1', law: { version: 1, rules: [rule] } },
};

beforeAll(async () => {
  const store = await openStore(books);
  await store.transact(async (tx) => {
    await tx.log.found({ id: 'G', team: 'T1', channel: 'C1', foundedAt: 1 });
    await tx.seeds.draw('G', '1970-01-01');
    await tx.log.append('G', [founded, ...[2, 3, 4, 5, 6, 7, 8].map((n) => raise(n))], 'Ev1');
    await tx.tickers.open({ id: 'T', team: 'T1', channel: 'C1', foundedAt: 1 });
    await tx.seeds.draw('T', 'table');
    const placed = {
      type: 'placed',
      team: 'T1',
      channel: 'C1',
      name: 'T1',
      pace: 'watch',
      after: null,
    } as const;
    const facts = Array.from({ length: 6 }, () => ({ type: 'reported', event: null }) as const);
    await tx.tickers.append('T', { at: 1, by: 'table', facts: [placed, ...facts] }, null);
  });
  await store.close();
  const raw = new Sqlite(books);
  raw.pragma('journal_mode = DELETE');
  raw.exec('vacuum');
  raw.close();
  bytes = readFileSync(books);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function verified(): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  const words = ['verify', '--database', `sqlite:${copy}`];
  return { code: await run(words, { say: write, complain: write }), said: said.join('\n') };
}

/** All that is on record, as whoever reads the file finds it. */
function record(path: string): string {
  const raw = new Sqlite(path, { readonly: true });
  try {
    const all = ['events', 'dice_seeds', 'games'].map((table) => raw.prepare(`select * from ${table}`).all());
    return JSON.stringify(all);
  } catch (error) {
    return String(error);
  } finally {
    raw.close();
  }
}

/** Whole numbers below `most`, the same each time. */
function lots(seed: number): (most: number) => number {
  let at = seed;
  return (most) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((at / 2 ** 32) * most);
  };
}

test('one byte altered at any of 1,000 random places of what a database has on record is found', async () => {
  const whole = record(books);
  const pages = Array.from({ length: bytes.length / 4096 }, (_, page) => page * 4096).filter((from) =>
    /WishStated|reported|1970-01-01|T1C1/.test(bytes.toString('latin1', from, from + 4096)),
  );
  const places = pages.flatMap((from) => Array.from({ length: 4096 }, (_, i) => from + i));
  const draw = lots(20_210_201);
  let found = 0;
  for (let i = 0; i < 1_000; i += 1) {
    let at = places[draw(places.length)]!;
    // After the vacuum what is not used is zero.
    while (bytes[at] === 0) at = places[draw(places.length)]!;
    const altered = Buffer.from(bytes);
    altered[at] = (bytes[at]! + 1 + draw(255)) % 256;
    writeFileSync(copy, altered);
    const { code, said } = await verified();
    if (code === 0) expect(record(copy) === whole, `byte ${at} to ${altered[at]}, unseen`).toBe(true);
    else found += 1;
    if (code === 1) expect(said).toMatch(/WRONG {6}(?:event E\d+|dice|the file|list of games|seal)/);
  }
  expect(found).toBeGreaterThan(500);
}, 120_000);
