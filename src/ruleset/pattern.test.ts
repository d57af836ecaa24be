import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits, readPattern } from './pattern.ts';

function match(pattern: string, text: string): boolean {
  const reading = readPattern(pattern);
  return reading.ok && fits(reading.pattern, text);
}

test('classes with counts match whole texts', () => {
  expect(match('[A-Z]{1,4}', 'ABCD')).toBe(true);
  expect(match('[A-Z]{1,4}', 'ABCDE')).toBe(false);
  expect(match('[A-Z]{2}[0-9-]{0,3}', 'AB-1')).toBe(true);
  expect(match('[a-z]{1,5}[a-c]{2}[c]{1}', 'zzabc')).toBe(true);
});

test.each([
  '',
  '(a+)+$',
  '[A-Z]',
  '[A-Z]+',
  '[^A]{1}',
  '[\\d]{1}',
  '[Z-A]{1}',
  '[A]{3,1}',
  'A{1}',
  '[a]{1}[a]{1}[a]{1}[a]{1}[a]{1}',
])('the pattern %j is refused', (pattern) => {
  expect(readPattern(pattern)).toMatchObject({ ok: false, saying: expect.stringContaining('[A-Z]{1,4}') });
});

test('counts add up to at most 60', () => {
  expect(readPattern('[a]{0,30}[a]{0,30}').ok).toBe(true);
  expect(readPattern('[a]{0,30}[a]{0,31}')).toEqual({
    ok: false,
    saying: 'the counts of a pattern add up to at most 60, not 61',
  });
});

test('overlapping classes cost no backtracking', () => {
  const from = process.cpuUsage();
  for (let i = 0; i < 200; i++) match('[a-z]{1,15}[a-z]{1,15}[a-z]{1,15}[a-z]{1,15}', `${'a'.repeat(59)}!`);
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(2_000);
  expect(match('[a]{1,60}', 'a'.repeat(1_000_000))).toBe(false);
});

test('it agrees with regular expressions where both can speak', () => {
  const piece = fc.constantFrom('[a-c]{0,3}', '[b]{1}', '[a-z]{1,2}', '[0-9a]{2,4}');
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'z', '0'), maxLength: 10 });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), words, (pieces, text) => {
      const pattern = pieces.join('');
      expect(match(pattern, text)).toBe(new RegExp(`^(?:${pattern})$`).test(text));
    }),
  );
});
