import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bench } from '../store/trial-bench.ts';
import { playedGame } from '../store/trial-game.ts';
import { publishedOf, verifyBooks } from './books.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await playedGame();
});
afterAll(() => bench.store.close());

describe('FN-S10 · a whole game holds together', () => {
  test('its seals, every face of its dice, its law and its gamestate', async () => {
    const report = await verifyBooks(
      bench.store,
      'G',
      publishedOf(bench.referee.game('G')!, bench.referee.head('G')),
    );
    expect(report).toMatchObject({
      findings: [],
      events: bench.referee.game('G')?.seq,
      throws: { checked: 9, waiting: 0 },
      days: { known: 2, ahead: 2 },
      versions: { known: 4, derived: 3 },
    });
  });
});
