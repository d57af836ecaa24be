import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST, readQuantity } from './quantities.ts';
import { readTrade } from './trades.ts';

describe('quantities', () => {
  test.each([
    ['1', 1],
    ['007', 7],
    ['1_000_000', 1_000_000],
    ['12,345', 12_345],
    ['5K', 5_000],
    ['2m', 2_000_000],
    ['1000000000000', LARGEST],
    ['1000000m', LARGEST],
    ['１０', 10],
  ])('%s is %i', (word, count) => expect(readQuantity(word)).toEqual({ is: 'count', count }));

  test.each([
    ['0', 'zero'],
    ['0k', 'zero'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['+5', 'sign'],
    ['1.000', 'dot'],
    ['1.5', 'fraction'],
    ['.5', 'fraction'],
    ['½', 'fraction'],
    ['5½', 'fraction'],
    ['5²', 'digits'],
    ['③', 'digits'],
    ['٣', 'digits'],
    ['1٣', 'digits'],
    ['1,00', 'grouping'],
    ['1,000_000', 'grouping'],
    ['1000000000001', 'too large'],
    ['1000001m', 'too large'],
    ['9'.repeat(40_000), 'too large'],
    ['1e9', 'not a number'],
    ['0x10', 'not a number'],
    ['10abc', 'not a number'],
    ['1.5k', 'part of a thousand'],
    ['1,25M', 'part of a thousand'],
    ['1.500k', 'not a number'],
    ['0.0k', 'zero'],
    ['999999999.5m', 'too large'],
    ['NaN', 'not a number'],
    ['Infinity', 'not a number'],
    ['', 'not a number'],
  ])('%s is refused: %s', (word, reason) => {
    const reading = readQuantity(word);
    expect(reading).toMatchObject({ is: 'refused', reason });
    expect(reading.is === 'refused' && reading.saying).toMatch(/\.$/);
  });

  test.each([
    ['1.5k', '1500 or 1,500'],
    ['1,5k', '1500 or 1,500'],
    ['2.25m', '2250000 or 2,250,000'],
    ['.5k', '500'],
  ])('%s is not guessed, but said as it would count', (word, ways) => {
    expect(readQuantity(word)).toMatchObject({
      is: 'refused',
      saying: expect.stringContaining(`: write ${ways}.`),
    });
  });

  test('a count that is read is what was written, in each of the ways to write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LARGEST }), (count) => {
        const grouped = count.toLocaleString('en-US');
        for (const word of [`${count}`, grouped, grouped.replaceAll(',', '_'), `00${count}`]) {
          expect(readQuantity(word)).toEqual({ is: 'count', count });
        }
      }),
    );
  });

  test('whatever is typed, a count is a whole number from 1 to 10^12', () => {
    const sign = fc.constantFrom(...'0123456789,._+-kme½²٣１ x');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 20 }), (word) => {
        const reading = readQuantity(word);
        if (reading.is !== 'count') return;
        expect(Number.isSafeInteger(reading.count) && reading.count >= 1 && reading.count <= LARGEST).toBe(
          true,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what follows /buy and /sell', () => {
  const keys = ['ALFA', 'CHAR', 'A', 'MAX', 'ALL'];

  test.each([
    ['MAX max', 'max MAX'],
    ['max max', 'max MAX'],
    ['MAX ALL', 'max ALL'],
    ['all all', 'all ALL'],
    ['max CHAR', 'max CHAR'],
    ['$char 1,000', '1000 CHAR'],
    ['50 CHAR again', '50 CHAR again'],
    ['\u200B50\u00A0CHAR\u200B', '50 CHAR'],
    ['max', '1 MAX'],
    ['all 5', '5 ALL'],
    ['A', '1 A'],
  ])('%j is %s', (text, said) => {
    const trade = readTrade(text, keys);
    expect(trade.is === 'trade' && `${trade.count} ${trade.key}${trade.again ? ' again' : ''}`).toBe(said);
  });

  test.each([
    ['MAX CHAR', 'one stock per command'],
    ['CHAR CHAR', 'one stock per command'],
    ['5 CHAR 5', 'two quantities'],
    ['1 000', 'space in number'],
    ['max 5 CHAR', 'two quantities'],
    ['50 CHAR please', 'extra word'],
    ['5½ CHAR', 'fraction'],
    ['－５ CHAR', 'negative'],
    ['50 <@U0ANA>', 'no such stock'],
    ['CHAR '.repeat(8_000), 'one stock per command'],
  ])('%j is refused: %s', (text, reason) => {
    expect(readTrade(text, keys)).toMatchObject({ is: 'refused', reason });
  });

  test('a misspelt key is offered, never taken', () => {
    expect(readTrade('50 CAHR', keys)).toMatchObject({
      meant: { key: 'CHAR', count: 50 },
      saying: 'Nothing in play is called "CAHR". Did you mean CHAR?',
    });
    expect(readTrade('50 ZZZZ', keys)).toMatchObject({ meant: null });
  });

  test('without a stock called so, max and all are quantities in any case', () => {
    expect(readTrade('MAX CHAR', ['CHAR'])).toMatchObject({ is: 'trade', count: 'max', key: 'CHAR' });
    expect(readTrade('ALL', ['CHAR'])).toEqual({ is: 'form', count: 'all' });
  });
});
