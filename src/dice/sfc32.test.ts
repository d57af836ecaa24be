import { expect, test } from 'vitest';
import { Sfc32 } from './sfc32.ts';

test('the same seeds give the same stream, others another', () => {
  const draws = (seed: number, game: number) => {
    const luck = new Sfc32();
    luck.derive(seed, game);
    return [luck.word(), luck.int(54), luck.of54(), luck.word()];
  };
  expect(draws(1, 2)).toEqual(draws(1, 2));
  expect(new Set([draws(1, 2), draws(2, 1), draws(1, 3), draws(3, 2)].map(String)).size).toBe(4);
});

test('of54 is int(54)', () => {
  const [one, other] = [new Sfc32([1, 2, 3, 4]), new Sfc32([1, 2, 3, 4])];
  for (let i = 0; i < 200; i += 1) expect(one.of54()).toBe(other.int(54));
});

test('many at a time are the same as one after the other', () => {
  const [one, other] = [new Sfc32([1, 2, 3, 4]), new Sfc32([1, 2, 3, 4])];
  const combinations = new Uint8Array(200);
  const words = new Uint32Array(200);
  other.fill54(combinations);
  other.words(words, 150);
  expect([...combinations]).toEqual([...combinations].map(() => one.of54()));
  expect([...words]).toEqual([...words].map((_, at) => (at < 150 ? one.word() : 0)));
  expect(other.word()).toBe(one.word());
});

test('ST-27 · all 54 combinations are equally likely (χ² over 54,000 rolls)', () => {
  const luck = new Sfc32([3, 1, 4, 1]);
  const seen = new Uint32Array(54);
  for (let i = 0; i < 54_000; i += 1) seen[luck.of54()]! += 1;
  const square = seen.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(square).toBeLessThan(99);
});
