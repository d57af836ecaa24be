import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

test.each([
  [{ b: 1, a: [true, null, 'é\n"'] }, '{"a":[true,null,"é\\n\\""],"b":1}'],
  [{ Z: 1, a: 2, _: 3, 10: 4, 9: 5 }, '{"10":4,"9":5,"Z":1,"_":3,"a":2}'],
  [{ left: undefined, kept: 0 }, '{"kept":0}'],
  [{ '\u{1f600}': 1, '\ufb33': 2 }, '{"\u{1f600}":1,"\ufb33":2}'],
  [-0, '0'],
  [2 ** 53 - 1, '9007199254740991'],
  ['\ud800\u0000', '"\\ud800\\u0000"'],
])('%j has one form', (value, text) => expect(canonical(value)).toBe(text));

test.each([
  ['a fraction', 0.5],
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a number too great to be exact', 2 ** 53],
  ['a big integer', 1n],
  ['a map', new Map()],
  ['a date', new Date(0)],
  ['nothing', undefined],
  ['nothing in a list', [undefined]],
  ['a hole in a list', new Array(1)],
  ['a function', () => 1],
])('%s is refused', (_, value) => expect(() => canonical({ value: [value] })).toThrow(TypeError));

test('it is JSON, says the same, and does not depend on the order of keys', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.maxSafeInteger().map((number) => number + 0),
      fc.string({ unit: 'binary' }),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        tie('any'),
        { maxKeys: 4 },
      ),
    ),
  })).any;
  fc.assert(
    fc.property(value, (any) => {
      const text = canonical(any);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(any)));
      expect(canonical(reversed(any))).toBe(text);
    }),
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, reversed(held)]),
  );
}
