import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sqlite } from '../store/sqlite.ts';
import type { Bench } from '../store/trial-bench.ts';
import { playedGame } from '../store/trial-game.ts';
import { placed } from '../verify/export/trial-placed.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
const database = join(folder, 'game.db');
const file = join(folder, 'export.json');
let bench: Bench;

beforeAll(async () => {
  bench = await playedGame(database);
});
afterAll(async () => {
  await bench.store.close();
  rmSync(folder, { recursive: true });
});

async function types(...words: readonly string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  return { code: await run(words, { say: write, complain: write }), said: said.join('\n') };
}

describe('fast-nomic', () => {
  test('writes a game into a file while the bot keeps it, and verifies both', async () => {
    expect(await types('export', file, '--database', `sqlite:${database}`)).toMatchObject({ code: 0 });
    const [fromFile, fromBooks] = [
      await types('verify', file),
      await types('verify', '--database', `sqlite:${database}`),
    ];
    expect(fromFile).toMatchObject({
      code: 0,
      said: expect.stringContaining('5 throws worked out again, 4 wait for the seed'),
    });
    expect(fromBooks).toMatchObject({
      code: 0,
      said: expect.stringContaining('9 throws worked out again\n'),
    });
    for (const { said } of [fromFile, fromBooks]) expect(said).toContain('It holds together.');
    const { said } = await types('verify', file, '--json');
    expect(JSON.parse(said)).toMatchObject({ game: 'G', findings: [], versions: { known: 4, derived: 3 } });
  });

  test('a game is taken in where it is not, as it was, and verifies there; an altered one is not', async () => {
    const elsewhere = ['--database', `sqlite:${join(folder, 'elsewhere.db')}`];
    const bent = join(folder, 'bent.json');
    writeFileSync(bent, readFileSync(file, 'utf8').replace('"by":"bo","cause"', '"by":"cy","cause"'));
    expect(await types('import', bent, ...elsewhere)).toMatchObject({ code: 1 });
    writeFileSync(bent, placed(readFileSync(file), { channel: 'C-H' }));
    expect(await types('import', bent, ...elsewhere)).toEqual({
      code: 1,
      said: `${bent} is not taken: game, channel: is not what GameFounded says.`,
    });
    expect(await types('import', file, ...elsewhere)).toMatchObject({ code: 0 });
    expect(await types('import', file, ...elsewhere)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Game G is in this database already.'),
    });
    const again = join(folder, 'again.json');
    await types('export', again, ...elsewhere);
    const events = (path: string) => JSON.parse(readFileSync(path, 'utf8')).events;
    expect(events(again)).toEqual(events(file));
    expect(await types('verify', ...elsewhere)).toMatchObject({ code: 0 });
  });

  test('a file that was altered is told so, with the event and the field', async () => {
    const forged = join(folder, 'forged.json');
    writeFileSync(forged, readFileSync(file, 'utf8').replace('"by":"bo","cause"', '"by":"cy","cause"'));
    const { code, said } = await types('verify', forged);
    expect(code).toBe(1);
    expect(said).toMatch(/WRONG {6}event E2, by: is not what was sealed/);
    expect(said).toContain('It does not hold together');
  });

  test('faces that the seed does not give, a seed that is not the one, and a snapshot that is not the fold are named', async () => {
    const copy = join(folder, 'copy.db');
    await new Sqlite(database, { readonly: true }).backup(copy);
    const books = new Sqlite(copy);
    const triggers = books.prepare(
      `select name from sqlite_master where type = 'trigger' and tbl_name = 'dice_seeds'`,
    );
    for (const name of triggers.pluck().all()) books.exec(`drop trigger ${name}`);
    books.exec(`update dice_seeds set seed = randomblob(32) where day = '2021-02-01'`);
    books.exec(`insert into snapshots (game, seq, head, state, digest) values ('G', 3, '', '{}', 'x')`);
    books.close();
    const { code, said } = await types('verify', '--database', `sqlite:${copy}`, '--game', 'G');
    expect(code).toBe(1);
    expect(said).toContain('dice of 2021-02-01, seed: have a seed whose SHA-256 is not the commitment');
    expect(said).toMatch(/event E\d+, fact\.rolls\[\d\]\.faces\[\d\]: shows \d+, and the seed gives \d+/);
    expect(said).toContain('snapshot of E3, digest: is not what was kept');
  });

  test.each([
    [[], 0, 'fast-nomic verify export.json'],
    [['sing'], 2, 'knows no sing'],
    [['verify'], 2, 'Name one export file, or a database.'],
    [['verify', join(folder, 'none.json')], 2, 'There is no file'],
    [['verify', '--database', 'here'], 2, '--database is sqlite:'],
    [['verify', '--database', `sqlite:${database}`, '--game', 'H'], 2, 'There is no game H; there is: G.'],
    [['verify', '--loud'], 2, 'loud'],
    [['export', '--help'], 0, 'Writes a whole game'],
  ])('%s is answered with %i', async (words, code, saying) => {
    expect(await types(...words)).toMatchObject({ code, said: expect.stringContaining(saying) });
  });
});
