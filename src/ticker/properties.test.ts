import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Batch, fortuneOf, type Market, openMarket, resolve } from './market.ts';
import { AMOUNTS, LOT_SHARES, MOVES, RESTING_CENTS, STOCK_COUNT } from './stocks.ts';
import { byTheBook, combination, type Roll } from './testing/reference.ts';

const SEATS = 3;
const RUNS = { numRuns: 300 };

const rollOf = fc.record({
  stock: fc.integer({ min: 0, max: 5 }),
  move: fc.constantFrom(...MOVES),
  amount: fc.constantFrom(...AMOUNTS),
});
const lots = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 }));
const state = fc.record({
  prices: fc.array(fc.constantFrom(...RESTING_CENTS), { minLength: STOCK_COUNT, maxLength: STOCK_COUNT }),
  shares: fc.array(lots, { minLength: SEATS * STOCK_COUNT, maxLength: SEATS * STOCK_COUNT }),
  cash: fc.array(fc.integer({ min: 0, max: 400 }), { minLength: SEATS, maxLength: SEATS }),
  rolls: fc.array(rollOf, { minLength: 1, maxLength: 10 }),
  dividendUp: fc.boolean(),
  bonus: fc.constantFrom(0, 10, 20, 30),
  raised: fc.integer({ min: 0, max: 9 }),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

function marketOf({ prices, shares, cash }: State): Market {
  const market = openMarket(SEATS);
  market.prices.set(prices);
  market.shares.set(shares.map((count) => count * LOT_SHARES));
  market.cash.set(cash.map((quanta) => quanta * 2_500));
  return market;
}

/** The rolls as they count: one of them may have been raised by a card. */
function countedRolls({ rolls, bonus, raised }: State): Roll[] {
  return rolls.map((roll, at) => (at === raised ? { ...roll, amount: roll.amount + bonus } : roll) as Roll);
}

function batchOf(plain: readonly Roll[], counted: readonly Roll[]): Batch {
  return {
    count: plain.length,
    rolls: Uint8Array.from(plain, combination),
    amounts: Uint8Array.from(counted, ({ amount }) => amount),
  };
}

function outcome(
  given: State,
  order: (rolls: readonly Roll[]) => readonly Roll[] = (rolls) => rolls,
): Market {
  const market = marketOf(given);
  const pairs = order(countedRolls(given).map((roll, at) => ({ ...roll, plain: given.rolls[at]! }) as Roll));
  const plain = pairs.map((roll) => (roll as Roll & { plain: Roll }).plain);
  resolve(market, batchOf(plain, pairs), { dividendUp: given.dividendUp, atRoll: false });
  return market;
}

describe('whatever the dice', () => {
  test('ST-29 · the engine does what the rules tell, and money comes from nowhere else', () => {
    fc.assert(
      fc.property(state, (given) => {
        const before = marketOf(given);
        const found = outcome(given);
        const stocks = given.prices.map((price, stock) => ({
          price,
          shares: Array.from({ length: SEATS }, (_, seat) => before.shares[seat * STOCK_COUNT + stock]!),
        }));
        const book = byTheBook(stocks, countedRolls(given), given.dividendUp);
        book.stocks.forEach(({ price, shares }, stock) => {
          expect(found.prices[stock]).toBe(price);
          shares.forEach((count, seat) => {
            expect(found.shares[seat * STOCK_COUNT + stock]).toBe(count);
          });
        });
        for (let seat = 0; seat < SEATS; seat += 1) {
          expect(found.cash[seat]! - before.cash[seat]!).toBe(book.dividends[seat]);
          expect(fortuneOf(found, seat) - fortuneOf(before, seat)).toBe(book.gains[seat]);
        }
      }),
      RUNS,
    );
  });

  test('ST-30 · the order of the rolls makes no difference', () => {
    fc.assert(
      fc.property(state, fc.infiniteStream(fc.nat()), (given, keys) => {
        const shuffle = (rolls: readonly Roll[]) =>
          rolls
            .map((roll) => ({ roll, key: keys.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ roll }) => roll);
        expect(outcome(given, shuffle)).toEqual(outcome(given));
      }),
      RUNS,
    );
  });

  test('ST-20 · ST-21 · prices rest on the scale, money is whole $25, shares are whole lots', () => {
    fc.assert(
      fc.property(state, (given) => {
        const { prices, cash, shares } = outcome(given);
        for (const price of prices) expect(RESTING_CENTS).toContain(price);
        for (const cents of cash) expect(cents % 2_500).toBe(0);
        for (const count of shares) expect(count % LOT_SHARES).toBe(0);
      }),
      RUNS,
    );
  });

  test('ST-33 · ST-34 · a split at just two dollars keeps its value, a crash leaves par, and the rest stays', () => {
    fc.assert(
      fc.property(state, (given) => {
        const before = marketOf(given);
        const found = outcome(given);
        for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
          const sum = before.prices[stock]! + found.net[stock]!;
          if (found.happened[stock] !== 0) expect(found.prices[stock]).toBe(100);
          if (!given.rolls.some((roll) => roll.stock === stock)) {
            expect(found.prices[stock]).toBe(before.prices[stock]);
          }
          for (let at = stock; at < before.shares.length; at += STOCK_COUNT) {
            const value = before.shares[at]! * before.prices[stock]!;
            if (sum === 200)
              expect(found.shares[at]! * 100 - value).toBe(before.shares[at]! * found.net[stock]!);
          }
        }
      }),
      RUNS,
    );
  });
});
