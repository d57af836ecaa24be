import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opensAt } from './opening.ts';

test('what opens by time alone opens at that very instant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 * 86_400_000 }), (wait) => {
      expect(opensAt(1_000, (then) => then >= 1_000 + wait)).toBe(1_000 + wait);
    }),
  );
});

test('of windows that open and shut, one opening is found, and it is one', () => {
  const evening = (then: number) => Math.floor(then / 3_600_000) % 24 >= 18;
  const found = opensAt(0, evening) ?? 0;
  expect([evening(found), evening(found - 1)]).toEqual([true, false]);
});

test('what time does not open is never promised', () => {
  expect(opensAt(0, () => false)).toBe(null);
});
