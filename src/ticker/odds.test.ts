import { expect, test } from 'vitest';
import { expectedGain, worth } from './minds/worth.ts';
import { oddsTable } from './odds.ts';
import { frequency, onBoard } from './testing/frequency.ts';
import { GOLDEN_FREQUENCY, GOLDEN_ODDS, GOLDEN_WORTH, GOLDEN_WORTH_CENTS, rowsOf } from './testing/golden.ts';

const CARDS = { none: -1, DOWN5: 0, DOWN20: 2, DIV5: 3, UP20: 8 } as const;

test.each([
  ['ST-33 · ST-34 · the exact odds of classic play, by the transitions of the engine', false, 1],
  ['ST-38 · and with Dividend-Up', true, 4],
] as const)('%s', (_, dividendUp, from) => {
  const golden = rowsOf(GOLDEN_ODDS);
  expect(golden).toHaveLength(39);
  for (const [at, odds] of oddsTable(dividendUp).entries()) {
    const [split, rolls, gain] = golden[at]!.slice(from);
    expect(odds.priceCents).toBe(Math.round(Number(golden[at]![0]) * 100));
    expect(Math.abs(odds.splitFirst - Number(split))).toBeLessThan(5e-10);
    expect(Math.abs(odds.rolls - Number(rolls))).toBeLessThan(6e-7);
    expect(odds.gain[0] === 0 ? '0' : odds.gain.join('/')).toBe(gain);
  }
});

test('classic odds mirror each other: a half at par, and at p what 2 − p lacks', () => {
  const odds = oddsTable(false).map(({ splitFirst }) => splitFirst);
  expect(odds[19]).toBeCloseTo(0.5, 12);
  odds.forEach((chance, at) => {
    expect(chance + odds[38 - at]!).toBeCloseTo(1, 11);
  });
});

test.each(rowsOf(GOLDEN_FREQUENCY))('splits and crashes, %s, %s rolls by %s', (...row) => {
  const [variant, rolls, batch, ...golden] = row;
  const found = frequency(Number(rolls), Number(batch), variant === 'Up');
  const { splits, crashes, anySplit, anyCrash } = found;
  [splits, crashes, anySplit, anyCrash].forEach((value, at) => {
    expect(value).toBeCloseTo(Number(golden[at]), 8);
  });
  expect(onBoard(splits)).toBeCloseTo(Number(golden[4]), 6);
  expect(onBoard(crashes)).toBeCloseTo(Number(golden[5]), 6);
});

test.each(rowsOf(GOLDEN_WORTH))('what a share is worth, %s, cards %s, %s, own card %s', (...row) => {
  const [variant, cards, horizon, own, ...golden] = row;
  const bonus = cards === 'off' ? 0 : Number(cards);
  const setting = { seats: 4, rolls: 2, dividendUp: variant === 'Up', bonus };
  const worths = worth(setting, Number(horizon!.slice(1)), CARDS[own as keyof typeof CARDS]);
  expect(
    GOLDEN_WORTH_CENTS.map((price) =>
      expectedGain(worths, price).toFixed(6).replace('-0.000000', '0.000000'),
    ),
  ).toEqual(golden);
});
