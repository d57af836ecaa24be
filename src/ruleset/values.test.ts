import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Definition } from './types.ts';
import { accept } from './values.ts';

const exists = (kind: string, key: string) => kind === 'stock' && key === 'AAA';

function define(type: string, more: Partial<Definition> = {}): Definition {
  return { name: 'it', type, optional: false, unique: false, note: '', rule: 'r', ...more };
}

function cell(definition: Definition, raw: unknown) {
  const accepted = accept(definition, raw, exists);
  return accepted.ok ? accepted.cell : accepted.saying;
}

test('whole numbers come from chat, YAML and expressions alike', () => {
  const integer = define('integer');
  expect(cell(integer, '1000')).toBe(1_000);
  expect(cell(integer, ' -5 ')).toBe(-5);
  expect(cell(integer, 7)).toBe(7);
  expect(cell(integer, 9_007_199_254_740_991n)).toBe(9_007_199_254_740_991);
});

test.each([
  ['1,000', 'it must be written 1000, without marks between the digits'],
  ['1.5', 'it must be a whole number, not "1.5"'],
  ['+5', 'it must be a whole number, not "+5"'],
  ['1e9', 'it must be a whole number, not "1e9"'],
  ['0x10', 'it must be a whole number, not "0x10"'],
  ['10abc', 'it must be a whole number, not "10abc"'],
  ['', 'it must be a whole number, not ""'],
  ['٣', 'it must be written in the digits 0 to 9'],
  ['１０', 'it must be written in the digits 0 to 9'],
  ['99999999999999999999', 'it would be beyond the largest number that is kept exactly'],
  [9_007_199_254_740_992, 'it is too large a number'],
  [9_007_199_254_740_992n, 'it would be beyond the largest number that is kept exactly'],
  [1.5, 'it must be a whole number, not 1.5'],
  [Number.NaN, 'it must be a whole number, not NaN'],
  [Number.POSITIVE_INFINITY, 'it must be a whole number, not Infinity'],
  [true, 'it must be a whole number'],
  [null, 'it is missing'],
])('the whole number %s is refused with what would work', (raw, saying) => {
  expect(cell(define('integer'), raw)).toBe(saying);
});

test('min and max refuse, floor and ceiling stop', () => {
  expect(cell(define('integer', { min: 0 }), -1n)).toBe('it would be -1; 0 is the least');
  expect(cell(define('integer', { max: 1_000 }), 2_000_000n)).toBe(
    'it would be 2,000,000; 1,000 is the most',
  );
  expect(cell(define('integer', { floor: 0 }), -(2n ** 62n))).toBe(0);
  expect(cell(define('integer', { ceiling: 9 }), 2n ** 62n)).toBe(9);
});

test('FN-S2 · a Symbol is one to four capital letters', () => {
  const symbol = define('text', { pattern: '[A-Z]{1,4}' });
  expect(cell(symbol, 'ALFA')).toBe('ALFA');
  for (const wrong of ['', 'ALFAS', 'alfa', 'A B', 'D20', 'É']) {
    expect(cell(symbol, wrong)).toMatch(/has to be 1 to 4 characters out of A-Z$/);
  }
});

test('words, flags, durations, moments and dice', () => {
  const volatility = define('enum', { options: ['low', 'high'] });
  expect(cell(volatility, 'low')).toBe('low');
  expect(cell(volatility, 'lwo')).toBe('it is never "lwo", only low, high; did you mean low?');
  expect([cell(define('flag'), 'Yes'), cell(define('flag'), false)]).toEqual([true, false]);
  expect(cell(define('flag'), 'maybe')).toBe('it must be yes or no, not "maybe"');
  expect([cell(define('duration'), '1d12h'), cell(define('duration'), { seconds: 60n })]).toEqual([
    129_600, 60,
  ]);
  expect(cell(define('duration'), '12h1d')).toMatch(/^it must be a duration such as/);
  expect(cell(define('duration'), { seconds: -1n })).toBe('it is a duration below zero');
  expect(cell(define('moment'), '2021-12-24T00:00:00Z')).toBe(1_640_304_000_000);
  expect(cell(define('moment'), new Date(5))).toBe(5);
  for (const wrong of [
    '2021-02-30T00:00:00Z',
    '2021-12-24',
    '2021-12-24T00:00:00+01:00',
    new Date(Number.NaN),
  ]) {
    expect(cell(define('moment'), wrong)).toMatch(/^it must be a moment/);
  }
  expect([cell(define('dice'), '2d6'), cell(define('dice'), '5D15-40')]).toEqual(['2D6', '5D15-40']);
  expect(cell(define('dice'), '999D99999')).toMatch(/^it are no dice/);
});

test('texts and lists have their sizes', () => {
  expect(cell(define('text'), 'x'.repeat(301))).toBe('it has 301 characters; 300 is the most');
  expect(cell(define('list'), ['a', 'b'])).toEqual(['a', 'b']);
  expect(cell(define('list'), 'a, b')).toEqual(['a', 'b']);
  expect(cell(define('list'), ['a', 1])).toBe('it must be text');
  expect(
    cell(
      define('list'),
      Array.from({ length: 51 }, () => 'a'),
    ),
  ).toBe('it has more than 50 items');
});

test('a reference must exist', () => {
  expect(cell(define('stock'), 'AAA')).toBe('AAA');
  expect(cell(define('stock'), 'ZZZ')).toBe('it is "ZZZ", but there is no such stock');
  expect(cell(define('news_post'), 9)).toBe('it is "9", but there is no such news post');
  expect(cell(define('stock'), { key: 'AAA' })).toBe('it must be a stock');
});

test('what is left out takes its default, is unset if optional, and is missing otherwise', () => {
  expect(cell(define('integer', { default: 1 }), undefined)).toBe(1);
  expect(cell(define('integer', { optional: true }), undefined)).toBeNull();
  expect(cell(define('integer'), undefined)).toBe('it is missing');
});

test('anything at all is accepted into a plain cell or refused in words, and what was accepted is accepted again', () => {
  const types = fc.constantFrom(
    'integer',
    'text',
    'enum',
    'flag',
    'duration',
    'moment',
    'dice',
    'list',
    'stock',
  );
  const raw = fc.oneof(fc.anything(), fc.string(), fc.integer(), fc.bigInt(), fc.date());
  fc.assert(
    fc.property(types, raw, (type, value) => {
      const definition = define(type, { options: ['a', 'b'] });
      const accepted = accept(definition, value, () => true);
      if (!accepted.ok) {
        expect(accepted.saying).toMatch(/^it /);
        return;
      }
      expect(JSON.parse(JSON.stringify(accepted.cell))).toEqual(accepted.cell);
      expect(accept(definition, accepted.cell, () => true)).toEqual(accepted);
    }),
    { numRuns: 500 },
  );
});
