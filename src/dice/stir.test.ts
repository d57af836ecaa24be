import { expect, test } from 'vitest';
import { seeded, stirred } from './stir.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
const faces = (label: string) => {
  const dice = stirred(seed)(label);
  return `${dice.face()}${dice.face()}${dice.face()}`;
};

test('the faces of a table follow from its seed as the algorithm says', () => {
  const rolls = [0, 1, 2, 3, 4, 5].map((seat) => faces(`roll|1|${seat}|0`));
  expect(rolls).toEqual(['210', '243', '213', '034', '131', '534']);
});

test('and so do its numbers', () => {
  const order = stirred(seed)('order');
  expect([order.int(4), order.int(3), order.int(2)]).toEqual([0, 2, 1]);
});

test('a seed has 32 bytes', () => {
  expect(() => stirred(new Uint8Array(31))).toThrow(RangeError);
});

test('a draw repeated in one stream shifts no other', () => {
  const luck = seeded(7);
  const plain = luck('roll|1|0|0').int(54);
  const more = luck('names');
  for (let i = 0; i < 9; i += 1) more.int(5);
  expect(luck('roll|1|0|0').int(54)).toBe(plain);
});

test('a stream goes on past its first block', () => {
  const luck = stirred(seed)('long');
  const words = Array.from({ length: 40 }, () => luck.word());
  expect(new Set(words).size).toBe(40);
});
