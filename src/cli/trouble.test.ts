import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playedGame } from '../store/trial-game.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
const at = (name: string) => join(folder, name);
const [books, text, inner, exported] = [at('game.db'), at('words.txt'), at('folder'), at('game.json')];

async function types(...words: readonly string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const write = (line: string) => void said.push(line);
  return { code: await run(words, { say: write, complain: write }), said: said.join('\n') };
}

const over = (path: string) => ['--database', `sqlite:${path}`];

beforeAll(async () => {
  await (await playedGame(books)).store.close();
  writeFileSync(text, 'PROPOSAL: I am no database, however long I go on about it.'.repeat(100));
  mkdirSync(inner);
  await types('export', exported, ...over(books));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file that cannot be what was asked of it is answered with a sentence, and leaves nothing behind', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['a folder to write', ['export', inner, ...over(books)], /folder is there already/],
    ['a file twice', ['export', exported, ...over(books)], /game\.json is there already/],
    ['no such folder', ['export', at('none/x'), ...over(books)], /none.*no such file or folder/],
    ['a file for a folder', ['export', `${text}/x`, ...over(books)], /no folder/],
    ['a folder to take in', ['import', inner, ...over(at('new.db'))], /cannot be used: that is a folder/],
    ['a folder for books', ['import', exported, ...over(inner)], /cannot be used: it cannot be opened/],
    ['words for books', ['import', exported, ...over(text)], /cannot be used: it is no database/],
    ['a copy of a folder', ['backup', at('b.db'), ...over(inner)], /cannot be used: it cannot be read/],
    ['a copy of words', ['backup', at('b.db'), ...over(text)], /cannot be used: it is no database/],
    ['a copy below a file', ['backup', `${text}/b.db`, ...over(books)], /words\.txt.* is there already/],
    ['a folder to restore', ['restore', inner, ...over(at('new.db'))], /folder/],
    ['to erase from words', ['erase', 'G', ...over(text), '--yes'], /cannot be used: it is no database/],
    ['to verify a folder', ['verify', inner], /folder cannot be read/],
    ['a name too long', ['backup', at('b'.repeat(300)), ...over(books)], /the name is too long/],
  ])('%s', async (_, words, saying) => {
    const { code, said } = await types(...words);
    expect({ code, said }).toMatchObject({ code: 2, said: expect.stringMatching(saying) });
    expect(readdirSync(folder).filter((name) => /\.part|^b/.test(name))).toEqual([]);
  });
});
