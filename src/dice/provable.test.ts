import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NoDice } from '../ruleset/types.ts';
import { commitment, dayOf, face, noDice, provableDice } from './provable.ts';

const seed = new Uint8Array(32).map((_, index) => index);
const rolls = { game: 'G1', day: '2021-02-03', stream: 'state' };

describe('seeds', () => {
  test('the commitment is the SHA-256 of the bytes, whole', () => {
    expect(commitment(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test.each([0, 31, 33])('%i bytes are no seed', (length) => {
    expect(() => commitment(new Uint8Array(length))).toThrow(RangeError);
    expect(() => provableDice({ ...rolls, seed: new Uint8Array(length), next: 0 })).toThrow(RangeError);
  });

  test('a day is a day of UTC', () => {
    expect(dayOf(Date.UTC(2021, 1, 3, 23, 59, 59, 999))).toBe('2021-02-03');
    expect(dayOf(Date.UTC(2021, 1, 4))).toBe('2021-02-04');
  });
});

describe('faces', () => {
  test('anybody can work them out from the seed with the documented recipe', () => {
    const message =
      '\0\0\0\u0002G1\0\0\0\n2021-02-03\0\0\0\u0005state\0\0\0\u000270\0\0\0\u00012\0\0\0\u00010';
    const word = createHmac('sha256', seed).update(message, 'latin1').digest().readUInt32BE(0);
    expect(face(seed, { ...rolls, n: 70, die: 2 }, 6)).toBe((word % 6) + 1);
  });

  test('test vectors', () => {
    const dice = provableDice({ ...rolls, seed, next: 0 });
    const thrown = [dice.roll(1, 5), dice.roll(2, 10), dice.roll(5, 15), dice.roll(3, 10_000)];
    expect(thrown.map(({ n, faces }) => [n, ...faces])).toEqual([
      [0, 2],
      [1, 2, 3],
      [2, 6, 2, 5, 4, 14],
      [3, 3209, 7557, 8841],
    ]);
    expect(dice.next).toBe(4);
  });

  test('depend on game, day, stream, throw and die, whose borders cannot be moved', () => {
    const spots = [
      { ...rolls, n: 1, die: 1 },
      { ...rolls, n: 11, die: 1 },
      { ...rolls, n: 1, die: 11 },
      { ...rolls, game: 'G12', day: '021-02-03', n: 1, die: 1 },
      { ...rolls, day: '2021-02-04', n: 1, die: 1 },
      { ...rolls, stream: 'plain', n: 1, die: 1 },
      { ...rolls, day: '2021-02-03s', stream: 'tate', n: 1, die: 1 },
    ];
    const faces = spots.map((spot) =>
      [0, 1, 2, 3].map((more) => face(seed, { ...spot, n: spot.n + more * 100 }, 10_000)),
    );
    expect(new Set(faces.map(String)).size).toBe(spots.length);
  });

  test('the same throw always shows the same faces', () => {
    const first = provableDice({ ...rolls, seed, next: 3 });
    const again = provableDice({ ...rolls, seed, next: 0 });
    for (let n = 0; n < 3; n += 1) again.roll(1, 6);
    expect(again.roll(10, 20)).toEqual(first.roll(10, 20));
  });

  test('a throw has as many faces as dice, each within its sides', () => {
    const dice = provableDice({ ...rolls, seed, next: 0 });
    for (const sides of [1, 2, 3, 15, 9_999, 10_000]) {
      const { faces } = dice.roll(100, sides);
      expect(faces).toHaveLength(100);
      for (const shown of faces) expect(shown >= 1 && shown <= sides && Number.isInteger(shown)).toBe(true);
    }
  });

  test.each([
    [0, 6],
    [101, 6],
    [1, 0],
    [1, 10_001],
    [1.5, 6],
    [1, Number.NaN],
  ])('%d dice of %d sides are not thrown, and take no number', (count, sides) => {
    const dice = provableDice({ ...rolls, seed, next: 5 });
    expect(() => dice.roll(count, sides)).toThrow(RangeError);
    expect(dice.next).toBe(5);
  });
});

/** Sum over the faces of (seen - expected)² / expected. */
function chiSquare(sides: number, throws: number): number {
  const seen = new Array<number>(sides).fill(0);
  const ownSeed = createHash('sha256').update(`uniform ${sides}`).digest();
  for (let n = 0; n < throws; n += 1) seen[face(ownSeed, { ...rolls, n, die: n % 7 }, sides) - 1]! += 1;
  const expected = throws / sides;
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test.each([
  [2, 15.1],
  [5, 23.5],
  [6, 25.7],
  [15, 42.6],
  [20, 50.8],
  [100, 160],
])('d%i shows every face equally often (χ² below its 0.9999 quantile)', (sides, quantile) => {
  expect(chiSquare(sides, 12_000)).toBeLessThan(quantile);
});

test('numbers that would favour low faces are rejected, through as many blocks as it takes', () => {
  const sides = 3 * 2 ** 30;
  const low = Array.from({ length: 3_000 }, (_, n) => face(seed, { ...rolls, n, die: 0 }, sides)).filter(
    (shown) => shown <= 2 ** 30,
  );
  // A third; a remainder without rejection would give a half.
  expect(low.length).toBeGreaterThan(900);
  expect(low.length).toBeLessThan(1_100);
});

test('a question rolls no dice', () => {
  expect(() => noDice.roll(1, 6)).toThrow(NoDice);
});
