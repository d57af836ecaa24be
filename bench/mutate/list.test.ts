import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaks, broken } from './list.ts';

test.each(breaks)('still to be broken: $what', (one) => {
  const text = readFileSync(one.file, 'utf8');
  expect(broken(text, one)).not.toBe(text);
  expect(one.tests.filter((path) => !existsSync(path))).toEqual([]);
});

test('there are as many as were promised, and each is named once', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(25);
  expect(new Set(breaks.map(({ what }) => what)).size).toBe(breaks.length);
});
