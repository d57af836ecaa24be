import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../../dice/sfc32.ts';
import { FUTURES, imagine, level } from './futures.ts';
import { minds, type Personality } from './list.ts';
import { doublingsFor } from './rivalry.ts';
import { horizonOf, resolutionsLeft, type Sight } from './sight.ts';
import { expectedGain, worth } from './worth.ts';

const PAR = [100, 100, 100, 100, 100, 100];

function sight(change: Partial<Sight> = {}): Sight {
  return {
    seats: 2,
    length: 10,
    rolls: 2,
    dividendUp: false,
    bonus: 0,
    seat: 0,
    round: 1,
    prices: PAR,
    cash: [500_000, 500_000],
    shares: Array.from({ length: 12 }, () => 0),
    net: [0, 0, 0, 0, 0, 0],
    card: -1,
    whim: 4,
    ...change,
  };
}

function wants(
  mind: Personality,
  change: Partial<Sight> = {},
  held: readonly number[] = [0, 0, 0, 0, 0, 0],
): number[] {
  const seen = sight({ ...change, shares: [...held, 0, 0, 0, 0, 0, 0] });
  const target = Float64Array.from(held);
  minds[mind](seen, new Sfc32([1, 2, 3, 4]), target);
  return [...target];
}

describe('ST-04 · what each personality does', () => {
  test('Mattress buys one lot of Bonds, and never trades again', () => {
    expect(wants('Mattress', { round: 0 })).toEqual([0, 0, 500, 0, 0, 0]);
    expect(wants('Mattress', { round: 5 }, [0, 0, 500, 0, 0, 0])).toEqual([0, 0, 500, 0, 0, 0]);
  });

  test('Lottery spreads, holds, and puts everything on what costs twenty cents or less', () => {
    expect(wants('Lottery', { round: 0 })).toEqual([1_000, 1_000, 1_000, 1_000, 500, 500]);
    expect(wants('Lottery', { cash: [0, 0] }, [500, 0, 0, 0, 0, 0])).toEqual([500, 0, 0, 0, 0, 0]);
    const low = { prices: [100, 100, 20, 100, 20, 100], cash: [0, 0] };
    expect(wants('Lottery', low, [1_000, 0, 0, 0, 0, 0])).toEqual([0, 0, 5_000, 0, 0, 0]);
  });

  test('Six Baskets adds half of idle cash to the least of its holdings, and never sells', () => {
    expect(wants('Six Baskets', { round: 0 })).toEqual([1_000, 1_000, 1_000, 1_000, 500, 500]);
    const held = [1_000, 1_000, 1_000, 1_000, 500, 1_000];
    expect(wants('Six Baskets', { cash: [250_000, 0] }, held)).toEqual([
      1_500, 1_500, 1_000, 1_000, 1_500, 1_000,
    ]);
    expect(wants('Six Baskets', { cash: [97_500, 0] }, held)).toEqual(held);
  });

  test('Weathervane runs after the largest riser', () => {
    expect(wants('Weathervane', { round: 0 })).toEqual([0, 0, 0, 0, 5_000, 0]);
    expect(wants('Weathervane', { net: [10, 20, 20, -20, 0, 0] })).toEqual([0, 5_000, 0, 0, 0, 0]);
    expect(wants('Weathervane', { net: [-5, 0, 0, 0, 0, 0] }, [0, 0, 500, 0, 0, 0])).toEqual([
      0, 0, 500, 0, 0, 0,
    ]);
  });

  test('Sweetheart puts all its cash into one stock, again and again', () => {
    expect(wants('Sweetheart', {}, [500, 0, 0, 0, 0, 0])).toEqual([500, 0, 0, 0, 5_000, 0]);
  });

  test.each([
    ['the two cheapest from par on', [100, 95, 120, 100, 105, 5], [2_500, 0, 0, 2_500, 0, 0]],
    ['the one there is', [95, 95, 120, 95, 95, 5], [0, 0, 4_000, 0, 0, 0]],
    ['else the dearest', [95, 90, 80, 95, 5, 5], [5_000, 0, 0, 0, 0, 0]],
  ])('Rotator holds %s', (_, prices, target) => expect(wants('Rotator', { prices })).toEqual(target));

  test('Actuary holds what is worth most, two of them while the game is long, and a little of a nickel stock', () => {
    const prices = [100, 110, 90, 50, 150, 60];
    expect(wants('Actuary', { prices, length: 10 })).toEqual([5_000, 0, 0, 0, 0, 0]);
    expect(
      wants('Actuary', { prices, length: 50, seats: 2, rolls: 2 }).filter((count) => count > 0),
    ).toHaveLength(2);
    const nickel = wants('Actuary', { prices: [100, 110, 90, 5, 150, 60] });
    expect(nickel[3]! * 5).toBe(75_000);
    const card = { bonus: 20, card: 4 * 9 + 8, prices: [100, 100, 100, 100, 100, 100] };
    expect(wants('Actuary', card)[4]).toBe(5_000);
  });

  test('Shark keeps away from the leader when behind, and stays at its side when ahead', () => {
    const last = { round: 10, seat: 0, seats: 2, length: 10 };
    const rival = [0, 0, 0, 0, 0, 0, 7_000, 0, 0, 0, 0, 0];
    const target = new Float64Array(6);
    const play = (cash: number) => {
      target.fill(0);
      minds.Shark(sight({ ...last, shares: rival, cash: [cash, 0] }), new Sfc32([1, 2, 3, 4]), target);
      return target[0]!;
    };
    expect(play(650_000)).toBe(0);
    expect(play(770_000)).toBeGreaterThan(3_500);
  });

  test('Shark stakes everything on one throw only when no time is left to catch up otherwise', () => {
    const behind = { seats: 4, length: 40, prices: [100, 105, 110, 120, 80, 15] };
    const staked = (round: number, cash: readonly number[]) => {
      const target = new Float64Array(6);
      const shares = Array.from({ length: 24 }, () => 0);
      minds.Shark(sight({ ...behind, round, cash, shares }), new Sfc32([1, 2, 3, 4]), target);
      return (target[5]! * 15) / cash[0]!;
    };
    expect(staked(5, [450_000, 500_000, 500_000, 500_000])).toBeLessThan(0.5);
    expect(staked(40, [250_000, 500_000, 500_000, 500_000])).toBeGreaterThan(0.9);
  });

  test('Shark owns something after the setup round, and nothing of nothing', () => {
    expect(wants('Shark', { round: 0 }).some((count) => count > 0)).toBe(true);
    expect(wants('Shark', { cash: [0, 0] })).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

test('how far a seat looks ahead, and how much is still to come', () => {
  const at = (round: number, seat: number) => sight({ seats: 4, length: 10, round, seat });
  expect([at(0, 0), at(0, 3), at(1, 2), at(10, 2)].map(horizonOf)).toEqual([1, 3, 4, 2]);
  expect([at(0, 0), at(1, 0), at(10, 3)].map(resolutionsLeft)).toEqual([40, 40, 1]);
  expect([0, 2, 72, 152, 312, 5_000].map(doublingsFor)).toEqual([5, 5, 2, 2, 1, 0]);
});

test.each([
  ['classic', false, 0, -1],
  ['Dividend-Up', true, 0, -1],
  ['with a card', false, 20, 3 * 9 + 8],
])('imagined futures are on average what the exact table says: %s', (_, dividendUp, bonus, card) => {
  const prices = [5, 50, 95, 100, 110, 195];
  const seen = sight({ seats: 4, dividendUp, bonus, card, prices });
  const worths = new Float64Array(6 * FUTURES);
  const sums = [0, 0, 0, 0, 0, 0];
  const luck = new Sfc32([5, 6, 7, 8]);
  const rounds = 200;
  for (let i = 0; i < rounds; i += 1) {
    imagine(seen, 4, luck, worths);
    worths.forEach((value, at) => {
      sums[Math.floor(at / FUTURES)]! += value / FUTURES / rounds;
    });
  }
  sums.forEach((mean, stock) => {
    const exact = worth(seen, 4, card >= 0 && stock === 3 ? card % 9 : -1);
    const tolerance = stock === 0 ? 0.05 : 0.01;
    expect(Math.abs(mean / prices[stock]! - 1 - expectedGain(exact, prices[stock]!))).toBeLessThan(tolerance);
  });
  level(seen, 4, worths);
  const last = worths.subarray(5 * FUTURES).reduce((sum, value) => sum + value, 0) / FUTURES;
  expect(last).toBeCloseTo(worth(seen, 4, -1)[39]!, 9);
});
