import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bench } from '../../store/trial-bench.ts';
import { playedGame } from '../../store/trial-game.ts';
import { verifyExport } from './verify.ts';
import { exported } from './write.ts';

let bench: Bench;
let file: Buffer;

beforeAll(async () => {
  bench = await playedGame();
  file = await exportOf(bench);
});
afterAll(() => bench.store.close());

async function exportOf({ store, referee }: Bench): Promise<Buffer> {
  const pieces: string[] = [];
  for await (const piece of exported(store, referee.game('G')!)) pieces.push(piece);
  return Buffer.from(pieces.join(''));
}

describe('an export', () => {
  test('is one JSON document, the same each time, that holds together in pieces of any size', async () => {
    expect(JSON.parse(file.toString())).toMatchObject({ format: 'fast-nomic export 1', game: { id: 'G' } });
    expect((await exportOf(bench)).equals(file)).toBe(true);
    const report = await verifyExport([file]);
    expect(report).toMatchObject({
      findings: [],
      throws: { checked: 5, waiting: 4 },
      versions: { known: 4, derived: 3 },
    });
    const bits = Array.from({ length: Math.ceil(file.length / 997) }, (_, i) =>
      file.subarray(i * 997, (i + 1) * 997),
    );
    expect(await verifyExport(bits)).toEqual(report);
  });

  test('never holds a seed that was not told', async () => {
    const secret = Buffer.from((await bench.store.seeds.secret('G', '2021-02-02'))!);
    const told = Buffer.from((await bench.store.seeds.secret('G', '2021-02-01'))!);
    for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const)
      expect(file.includes(secret.toString(form), 0, 'latin1')).toBe(false);
    expect(file.includes(told.toString('hex'))).toBe(true);
  });
});
