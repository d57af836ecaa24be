import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiceReading, printDice, type RollReading, readDice, readRoll } from './notation.ts';

function said(reading: DiceReading | RollReading): string {
  if (!reading.ok) return `refused: ${reading.saying}`;
  return 'label' in reading ? `${printDice(reading.dice)} [${reading.label}]` : `${printDice(reading.dice)}`;
}

describe('dice are read', () => {
  test.each([
    ['1D5-3', '1D5-3'],
    ['2d6', '2D6'],
    ['d6', '1D6'],
    ['DICE6', '1D6'],
    ['2DICE6', '2D6'],
    ['  5D15 - 40 ', '5D15-40'],
    ['2d10−11', '2D10-11'],
    ['2d10 – 11', '2D10-11'],
    ['1d4 +1', '1D4+1'],
    ['01d06+00', '1D6'],
    ['1d6-0', '1D6'],
    ['100d10000+9999999', '100D10000+9999999'],
  ])('%s is %s', (text, printed) => expect(said(readDice(text))).toBe(printed));
});

describe('dice are refused, never clamped', () => {
  test.each(['101D6', '0d6', 'd0', '1d10001', '999D99999', `${'9'.repeat(400)}d6`])(
    '%s is beyond the limits',
    (text) => expect(said(readDice(text))).toBe('refused: A roll has 1 to 100 dice of 1 to 10,000 sides.'),
  );

  test.each(['1d6+10000000', `1d6-${'9'.repeat(400)}`])('%s adds too much', (text) =>
    expect(said(readDice(text))).toMatch(/at most 7 digits/),
  );

  test.each([
    '',
    'd',
    '6',
    '(99^99)d20',
    '-1d6',
    '1.5d6',
    '1e2d6',
    '0x10d6',
    '2d6-',
    '2d6-3x',
    '2d6--3',
    '2d6+1+1',
    '2d6 CHAR',
    '2 d6',
    '٣d6',
    '1d٦',
    'NaNd6',
  ])('"%s" is no dice', (text) => expect(said(readDice(text))).toMatch(/^refused: Dice are written like/));
});

describe('/roll', () => {
  test.each([
    ['1D5-3 CHAR', '1D5-3 [CHAR]'],
    ['2d10−11 BRAV', '2D10-11 [BRAV]'],
    ['5D15 - 40 DF', '5D15-40 [DF]'],
    ['DICE6', '1D6 []'],
    ['2DICE6', '2D6 []'],
    ['d6 2d6', '1D6 [2d6]'],
    ['d6 4', '1D6 [4]'],
    ['d6 for  the\nroad – now', '1D6 [for the road – now]'],
  ])('%s rolls %s', (text, printed) => expect(said(readRoll(text))).toBe(printed));

  test.each(['101D6', '(99^99)d20', 'CHAR 1d6', '2d6 + 1d4', '2d6 −3x', '', `d6 ${'x'.repeat(201)}`])(
    '"%s" is refused',
    (text) => expect(said(readRoll(text))).toMatch(/^refused: /),
  );
});

test('what is printed reads back to the same dice, whatever the label', () => {
  const dice = fc.record({
    count: fc.integer({ min: 1, max: 100 }),
    sides: fc.integer({ min: 1, max: 10_000 }),
    modifier: fc.integer({ min: -9_999_999, max: 9_999_999 }),
  });
  const label = fc
    .stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,20}$/)
    .map((text) => text.trim().replace(/ +/g, ' '));
  fc.assert(
    fc.property(dice, label, (spec, words) => {
      expect(readDice(printDice(spec))).toEqual({ ok: true, dice: spec });
      expect(readRoll(`${printDice(spec)} ${words}`)).toEqual({ ok: true, dice: spec, label: words });
    }),
  );
});
