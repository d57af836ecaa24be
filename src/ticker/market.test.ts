import { describe, expect, test } from 'vitest';
import { settled } from './testing/tables.ts';

const rest = (price: number, said: string, more = {}) => settled(price, said, more).price;
const paid = (price: number, said: string, more = {}) => settled(price, said, more).paidCents;

describe('movement', () => {
  test.each([
    ['ST-28 · UP 10 is two steps up', 100, 'UP 10', 110],
    ['ST-28 · DOWN 5 is one step down', 100, 'DOWN 5', 95],
    ['ST-30 · R1: up and down together are nothing, and no crash', 20, 'UP 20, DOWN 20', 20],
    ['ST-30 · R2: nor a split', 190, 'UP 20, DOWN 20', 190],
    ['ST-33 · R9: at nothing a stock is worthless, and starts again at par', 5, 'DOWN 20, DIV 20', 100],
    ['ST-34 · R7: at two dollars it splits, and starts again at par', 195, 'UP 5, DIV 20', 100],
    ['ST-34 · R11: what goes beyond is dropped', 195, 'UP 20, UP 20, UP 20, UP 20, UP 20, UP 20', 100],
  ])('%s', (_, price, said, after) => expect(rest(price, said)).toBe(after));

  test('ST-34 · R11: one split a turn, however far it went', () => {
    expect(settled(195, 'UP 20, UP 20, UP 20, UP 20, UP 20, UP 20').shares).toBe(1_000);
  });

  test('ST-34 · 3,500 shares become 7,000', () => {
    expect(settled(180, 'UP 20', { shares: 3_500 })).toMatchObject({ price: 100, shares: 7_000 });
  });
});

describe('dividends', () => {
  test.each([
    ['ST-28 · DIV 20 pays 20 percent', 100, 'DIV 20', 1_000, 20_000],
    [
      'ST-29 · R3: movement first lifts the price to par, and the dividend is paid',
      95,
      'DIV 20, UP 5',
      1_000,
      20_000,
    ],
    ['ST-31 · R4: below par after movement, nothing', 100, 'DIV 20, DOWN 5', 1_000, 0],
    ['ST-31 · at par it pays', 100, 'DIV 20', 500, 10_000],
    ['ST-32 · 5 % on 1,000', 100, 'DIV 5', 1_000, 5_000],
    ['ST-32 · 10 % on 2,500', 100, 'DIV 10', 2_500, 25_000],
    ['ST-32 · 20 % on 1,500', 100, 'DIV 20', 1_500, 30_000],
    ['ST-32 · the price plays no part', 195, 'DIV 20', 1_500, 30_000],
    ['ST-32 · R10: several add up', 100, 'DIV 10, DIV 20', 2_500, 75_000],
    ['ST-33 · R9: a crashed stock pays nobody', 5, 'DOWN 20, DIV 20', 1_500, 0],
    ['ST-34 · R7: after a split the doubled shares are paid', 195, 'UP 5, DIV 20', 1_500, 60_000],
  ])('%s', (_, price, said, shares, cents) => expect(paid(price, said, { shares })).toBe(cents));
});

test('ST-33 · R9: no share is left', () => {
  expect(settled(5, 'DOWN 20, DIV 20', { shares: 1_500 })).toMatchObject({ shares: 0, happened: -1 });
});

test.each([
  ['ST-38 · R5: a dividend lifts its own stock to par and is paid', 95, 'DIV 5', 1_000, [100, 1_000, 5_000]],
  ['ST-38 · R6: or not quite', 90, 'DIV 5', 1_000, [95, 1_000, 0]],
  ['ST-38 · R8: or splits it', 195, 'DIV 20', 1_500, [100, 3_000, 60_000]],
])('%s', (_, price, said, shares, after) => {
  const one = settled(price, said, { shares, dividendUp: true });
  expect([one.price, one.shares, one.paidCents]).toEqual(after);
});

test.each([
  [
    'ST-33 · +5 −5 −20×5 from par crashes',
    100,
    'UP 5, DOWN 5, DOWN 20, DOWN 20, DOWN 20, DOWN 20, DOWN 20',
    100,
  ],
  ['ST-34 · +5 −5 +20×5 from par splits', 100, 'UP 5, DOWN 5, UP 20, UP 20, UP 20, UP 20, UP 20', 100],
])('float trap · %s', (name, price, said, after) => {
  const one = settled(price, said);
  expect(one.price).toBe(after);
  expect(one.happened).toBe(name.includes('crash') ? -1 : 1);
});

test('float trap · ST-31 · +5 +5 −5 −5 −5 −5 +10 rests at exactly par, turn by turn, and pays', () => {
  const steps = ['UP 5', 'UP 5', 'DOWN 5', 'DOWN 5', 'DOWN 5', 'DOWN 5', 'UP 10'];
  const after = steps.reduce((price, said) => rest(price, said), 100);
  expect(after).toBe(100);
  expect(paid(after, 'DIV 10')).toBe(5_000);
  expect(paid(100, `${steps.join(', ')}, DIV 10`)).toBe(5_000);
});

test('as in 1937, when chosen: each roll is resolved before the next, so their order matters', () => {
  const atRoll = { shares: 1_000, atRoll: true };
  expect(paid(100, 'DIV 20, DOWN 5', atRoll)).toBe(20_000);
  expect(paid(100, 'DOWN 5, DIV 20', atRoll)).toBe(0);
  expect(settled(20, 'DOWN 20, UP 20', atRoll)).toMatchObject({ price: 120, shares: 0 });
  expect(settled(20, 'UP 20, DOWN 20', atRoll)).toMatchObject({ price: 20, shares: 1_000 });
});
