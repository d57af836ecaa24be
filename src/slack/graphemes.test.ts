import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemes } from './graphemes.ts';

const whole = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    'a',
    ' ',
    '\r',
    '\n',
    '\u0301',
    '\u200d',
    '👩',
    '🏽',
    '🇩',
    '🇪',
    'क',
    '\u094d',
    '각',
    'ᄀ',
    'ᅡ',
    '\ud83c',
    'ﷺ',
    'ก',
    '\u0e33',
    '\u0d4e',
    '\uff9e',
    'ℹ',
    '“',
    '©',
  ),
  fc.constantFrom(
    'e\u0301'.repeat(90),
    '\u0301'.repeat(200),
    '👩‍👩‍👧‍👦'.repeat(20),
    '🇩🇪'.repeat(50),
    '漢字',
    '\u0600',
  ),
);

test('a text is parted a little at a time as it would be at once', () => {
  const texts = fc.array(odd, { maxLength: 40, size: 'max' }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect([...graphemes(text)]).toEqual(whole(text));
    }),
    { numRuns: 60 },
  );
});

test.each(['Proposal: Trends ', '\u0301', 'é👍🏽', '👨‍👩‍👧‍👦', 'ﷺ'])(
  'forty thousand characters of %j take no longer for being many',
  (part) => {
    const text = part.repeat(40_000 / part.length);
    const from = process.cpuUsage();
    expect([...graphemes(text)].join('')).toBe(text);
    const { user } = process.cpuUsage(from);
    expect(user / 1000).toBeLessThan(1_000);
  },
);
