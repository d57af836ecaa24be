import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { raise, trialStore } from '../store/trial.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
const path = join(folder, 'game.db');
const database = ['--database', `sqlite:${path}`];
const copy = join(folder, 'copy.db');

beforeAll(async () => {
  const { store } = await trialStore(path);
  await store.transact((tx) => tx.log.append('G', [raise(1)], null));
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function types(...words: readonly string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  return { code: await run(words, { say: write, complain: write }), said: said.join('\n') };
}

async function games(): Promise<string[]> {
  const store = await openStore(path);
  const found = (await store.log.games()).map(({ id }) => id);
  await store.close();
  return found;
}

test('a game is backed up, erased and brought back', async () => {
  expect(await types('backup', copy, ...database)).toEqual({ code: 0, said: `Written to ${copy}.` });
  expect(await types('erase', 'G', ...database)).toMatchObject({
    code: 2,
    said: expect.stringContaining('Say --yes to drop all'),
  });
  expect(await games()).toEqual(['G', 'H']);
  expect(await types('erase', 'G', ...database, '--yes')).toMatchObject({ code: 0 });
  expect(await games()).toEqual(['H']);
  expect(await types('restore', copy, ...database)).toMatchObject({
    code: 2,
    said: expect.stringContaining('--force'),
  });
  expect(await types('restore', copy, ...database, '--force')).toMatchObject({ code: 0 });
  expect(await games()).toEqual(['G', 'H']);
  expect(existsSync(`${path}.replaced`)).toBe(true);
});

test('while the bot is running a backup is made, and nothing is replaced or erased', async () => {
  const store = await openStore(path);
  expect(await types('backup', `${copy}.2`, ...database)).toMatchObject({ code: 0 });
  for (const act of [
    ['restore', copy, ...database, '--force'],
    ['erase', 'G', ...database, '--yes'],
  ])
    expect(await types(...act)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Another Fast Nomic is running'),
    });
  await store.close();
});

test.each([
  [['backup'], 'Name one file.'],
  [['backup', 'x'], 'Name the database'],
  [['backup', copy, ...database], 'is there already'],
  [['restore', join(folder, 'none'), '--database', `sqlite:${folder}/new.db`], 'There is no file'],
  [['erase', 'X', ...database, '--yes'], 'There is no game X; there is: G, H.'],
  [['erase', 'G', '--database', `sqlite:${folder}/none.db`, '--yes'], 'There is no database'],
])('%j is answered with a sentence', async (words, saying) => {
  expect(await types(...words)).toMatchObject({ code: 2, said: expect.stringContaining(saying) });
});
