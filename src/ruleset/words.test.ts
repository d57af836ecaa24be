import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printDuration, readDuration, writeDuration } from './duration.ts';
import { printMoment, readMoment, writeMoment } from './moment.ts';
import { didYouMean, isKey, misnamed, nearest } from './names.ts';
import { printCell, printInteger } from './print.ts';

test('durations are written short and printed in words: hours below two days, then days', () => {
  const printed = (text: string) => printDuration(readDuration(text)!);
  expect(['18h', '1d', '1d12h', '2d', '2d6h', '1h', '90m', '1s', '0s', '1w'].map(printed)).toEqual([
    '18 hours',
    '24 hours',
    '36 hours',
    '2 days',
    '2 days 6 hours',
    '1 hour',
    '1 hour 30 minutes',
    '1 second',
    '0 seconds',
    '7 days',
  ]);
  expect(printDuration(-60.4)).toBe('minus 1 minute');
  expect(['', '18', 'h', '1h1d', '1h1h', '1.5h', '-1h', '1 h'].map(readDuration)).toEqual(
    Array(8).fill(null),
  );
  fc.assert(fc.property(fc.nat(), (seconds) => readDuration(writeDuration(seconds)) === seconds));
});

test('moments are UTC', () => {
  expect(printMoment(readMoment('2021-12-24T00:00:00Z')!)).toBe('2021-12-24 00:00 UTC');
  expect(printMoment(readMoment('2021-12-24T13:20:05Z')!)).toBe('2021-12-24 13:20:05 UTC');
  expect(writeMoment(readMoment('2021-12-24T13:20Z')!)).toBe('2021-12-24T13:20:00Z');
});

test('values print by their type', () => {
  expect([printInteger(1_000_000), printInteger(-1_234), printInteger(999n)]).toEqual([
    '1,000,000',
    '-1,234',
    '999',
  ]);
  expect(printCell('flag', true)).toBe('yes');
  expect(printCell('duration', 64_800)).toBe('18 hours');
  expect(printCell('moment', 0)).toBe('1970-01-01 00:00 UTC');
  expect(printCell('list', ['a', 'b'])).toBe('a, b');
  expect(printCell('dice', '5D15-40')).toBe('5D15-40');
});

test('names keep clear of CEL, of the language and of objects', () => {
  for (const fine of ['a', 'adjust_wait', 'c2', 'stock']) expect(misnamed(fine, 'declaration')).toBeNull();
  for (const wrong of [
    'A',
    '_a',
    'a_',
    'a__b',
    '2a',
    'for',
    'constructor',
    '__proto__',
    'a'.repeat(41),
    'players',
    'sum',
  ]) {
    expect(misnamed(wrong, 'declaration')).not.toBeNull();
  }
  expect(misnamed('dice', 'field')).toBeNull();
  expect(misnamed('k', 'kind')).toMatch(/at least 2/);
  expect([isKey('AAA'), isKey('a/b'), isKey(''), isKey('x'.repeat(41))]).toEqual([true, false, false, false]);
});

test('a misspelt word finds the one that was meant', () => {
  const kinds = ['stock', 'volatility', 'player'];
  expect(nearest('stok', kinds)).toBe('stock');
  expect(nearest('Stock', kinds)).toBe('stock');
  expect(nearest('volatiltiy', kinds)).toBe('volatility');
  expect(nearest('zebra', kinds)).toBeNull();
  expect(nearest('roll', ['sell', 'news_roll'])).toBe('news_roll');
  expect(nearest('help', ['sell'])).toBeNull();
  expect(didYouMean('plyer', kinds)).toBe('; did you mean player?');
  expect(didYouMean('zebra', kinds)).toBe('');
});
