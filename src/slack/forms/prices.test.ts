import { expect, test } from 'vitest';
import { printPrices, readPrices, sawPrice, tellPrice } from './prices.ts';

test('prices go along with a form and come back', () => {
  const prices = new Map([
    ['ALFA', 104],
    ['A:B,C', 61],
  ]);
  expect(readPrices(printPrices(prices))).toEqual(prices);
  expect(readPrices(printPrices([]))).toEqual(new Map());
});

test('no more of them than a form can carry', () => {
  const many = Array.from({ length: 2_000 }, (_, n) => [`S${n}`, n] as const);
  expect(printPrices(many).length).toBeLessThanOrEqual(2_000);
  expect(readPrices(printPrices(many)).get('S0')).toBe(0);
});

test('a price that moved is accepted at the second press, unless it moved again', () => {
  const shown = new Map([['ALFA', 100]]);
  const now = { viewId: 'V1', key: 'ALFA', price: 93 };
  expect(sawPrice({ ...now, price: 100 }, shown)).toBe(true);
  expect(sawPrice(now, shown)).toBe(false);
  tellPrice(now);
  expect(sawPrice(now, shown)).toBe(true);
  expect(sawPrice({ ...now, price: 100 }, shown)).toBe(false);
});
