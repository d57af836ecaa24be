import { describe, expect, test } from 'vitest';
import { RESTING_CENTS } from '../stocks.ts';
import { type Played, tableOf } from '../testing/tables.ts';
import type { Command } from './commands.ts';

const trade = (by: string, stock: number, shares: number): Command => ({
  do: 'trade',
  by,
  orders: [{ stock, shares }],
});

/** A table of two past its setup, with these prices. */
function running(
  pricesCents: readonly number[] = [100, 100, 100, 100, 100, 100],
  cashCents?: number,
): Played {
  const played = tableOf(2);
  played.buys('Grain', 500);
  played.goesOn();
  played.buys('Grain', 500);
  played.goesOn();
  const { table } = played;
  const holdings = table.holdings.map((one) => ({ ...one, cashCents: cashCents ?? one.cashCents }));
  played.table = { ...table, pricesCents, holdings, before: holdings[0]! };
  return played;
}

describe('setup', () => {
  test('ST-12 · ST-13 · everyone begins with $5,000 and no shares, every stock at $1.00', () => {
    const { holdings, pricesCents } = tableOf(3).table;
    expect(holdings.map(({ cashCents }) => cashCents)).toEqual([500_000, 500_000, 500_000]);
    expect(holdings.flatMap(({ shares }) => shares).every((count) => count === 0)).toBe(true);
    expect(pricesCents).toEqual([100, 100, 100, 100, 100, 100]);
  });

  test('ST-14 · four seats buy in before the first dice', () => {
    const played = tableOf(4);
    for (let seat = 0; seat < 4; seat += 1) {
      expect(played.table).toMatchObject({ phase: 'setup', round: 0, active: seat });
      expect(played.refuses({ do: 'roll', by: `p${seat}` })[0]).toContain('pass instead');
      played.buys('Gold', 500);
      played.goesOn();
    }
    expect(played.table).toMatchObject({ phase: 'play', round: 1, active: 0, last: null });
    played.goesOn();
    expect(played.events.filter(({ type }) => type === 'rolled')).toHaveLength(1);
  });

  test('ST-15 · something has to be bought, not everything spent', () => {
    const played = tableOf(2);
    expect(played.refuses({ do: 'pass', by: 'p0' })).toEqual([
      'ST-15 Buy at least 500 shares of something before you pass.',
    ]);
    played.buys('Gold', 500);
    played.does({ do: 'pass', by: 'p0' });
    expect(played.table.holdings[0]!.cashCents).toBe(450_000);
  });

  test('ST-15 · only then: later a seat may be all cash, and who cannot pay a lot need not', () => {
    const played = running();
    played.does(trade('p0', 0, -500));
    played.does({ do: 'roll', by: 'p0' });
    const poor = tableOf(2);
    poor.table = {
      ...poor.table,
      holdings: poor.table.holdings.map((one) => ({ ...one, cashCents: 40_000 })),
    };
    poor.does({ do: 'pass', by: 'p0' });
  });

  test('what was bought by mistake is undone, at its price, as if it had never been', () => {
    const played = tableOf(2);
    const before = played.table.holdings;
    expect(played.refuses({ do: 'undo', by: 'p0' })).toHaveLength(1);
    played.buys('Oil', 2_000);
    played.buys('Oil', -500);
    played.does({ do: 'undo', by: 'p0' });
    expect(played.table.holdings).toEqual(before);
  });
});

describe('turns', () => {
  test('ST-16 · any number of trades, then the dice, and the next seat', () => {
    const played = running();
    played.does(trade('p0', 1, 500));
    played.does(trade('p0', 1, -500));
    played.does({ do: 'roll', by: 'p0' });
    expect(played.table.active).toBe(1);
    expect(played.refuses(trade('p0', 1, 500))[0]).toContain("It is P1's turn");
    expect(played.refuses({ do: 'pass', by: 'p1' })[0]).toContain('roll them');
  });

  test('ST-17 · nobody else may trade, roll or undo, and nothing comes of it', () => {
    const played = running();
    for (const by of ['p1', 'a stranger']) {
      for (const command of [trade(by, 0, 500), { do: 'roll', by }, { do: 'undo', by }] as const) {
        expect(played.refuses(command)).toEqual(["ST-17 It is P0's turn."]);
      }
    }
  });

  test('ST-18 · ST-07 · four seats, ten rounds, two rolls: 11 trading turns each, 40 resolutions, 80 rolls', () => {
    const played = tableOf(4, { length: 10, rolls: 2 });
    const turns = [0, 0, 0, 0];
    while (played.table.phase !== 'over') {
      turns[played.table.active]! += 1;
      if (played.table.round === 0) played.buys('Gold', 500);
      played.goesOn();
    }
    const rolled = played.events.flatMap((event) => (event.type === 'rolled' ? [event] : []));
    expect(turns).toEqual([11, 11, 11, 11]);
    expect(rolled).toHaveLength(40);
    expect(rolled.flatMap(({ faces }) => faces)).toHaveLength(80);
    expect(played.events.at(-1)!.type).toBe('ended');
    expect(played.refuses(trade('p0', 0, 500))).toEqual(['ST-35 This game is over.']);
  });

  test('ST-06 · what was chosen at the start stays', () => {
    const played = running();
    const options = { ...played.table.options, length: 99 };
    expect(played.refuses({ do: 'change', by: 'p0', options })[0]).toMatch(/^ST-06/);
  });
});

describe('trades', () => {
  test('ST-20 · a price rests on one of 39 values', () => {
    expect(RESTING_CENTS).toHaveLength(39);
    expect([RESTING_CENTS[0], RESTING_CENTS.at(-1)]).toEqual([5, 195]);
  });

  test.each([
    [750, '500 or 1,000'],
    [-1_250, '1,000 or 1,500'],
    [499, '500'],
    [0, '500'],
    [-500.5, '500 or 1,000'],
    [Number.NaN, '500'],
    [Number.POSITIVE_INFINITY, '500'],
  ])('ST-21 · %s shares are no lots; what would be is said', (shares, lots) => {
    expect(running().refuses(trade('p0', 0, shares))).toEqual([
      `ST-21 Shares are traded in lots of 500: write ${lots}.`,
    ]);
  });

  test.each([
    ['ST-22 · 1,000 at $1.25 cost $1,250', 125, 1_000, -125_000],
    ['ST-22 · 500 at $1.25 cost $625', 125, 500, -62_500],
    ['ST-22 · 1,500 at $0.85 bring $1,275', 85, -1_500, 127_500],
  ])('%s', (_, priceCents, shares, cents) => {
    const played = running([priceCents, 100, 100, 100, 100, 100]);
    const [first, second] = played.table.holdings;
    const before = { ...first!, shares: [1_500, 0, 0, 0, 0, 0] };
    played.table = { ...played.table, holdings: [before, second!] };
    played.does(trade('p0', 0, shares));
    expect(played.table.holdings[0]!.cashCents - before.cashCents).toBe(cents);
    expect(played.table.holdings[0]!.shares[0]).toBe(1_500 + shares);
  });

  test('ST-23 · no credit: $600 do not buy 500 at $1.25', () => {
    const played = running([125, 100, 100, 100, 100, 100], 60_000);
    expect(played.refuses(trade('p0', 0, 500))).toEqual([
      'ST-23 That costs $625 and you have $600: $25 short. It buys no lot of Grain.',
    ]);
    expect(played.refuses(trade('p0', 1, 1_000))[0]).toMatch(
      /\$400 short\. It buys 500 Industrial at most\.$/,
    );
  });

  test('ST-23 · no short sale, and every ground is named', () => {
    const played = running();
    const orders = [
      { stock: 0, shares: -1_000 },
      { stock: 1, shares: -500 },
      { stock: 2, shares: 50_000 },
    ];
    const grounds = played.refuses({ do: 'trade', by: 'p0', orders });
    expect(grounds).toHaveLength(3);
    expect(grounds[0]).toBe('ST-23 You hold 500 of Grain, not 1,000.');
    expect(grounds[1]).toBe('ST-23 You hold none of Industrial, not 500.');
  });

  test('several at once are all or nothing, and what is sold pays for what is bought', () => {
    const played = running(undefined, 0);
    const orders = [
      { stock: 3, shares: 500 },
      { stock: 0, shares: -500 },
    ];
    played.does({ do: 'trade', by: 'p0', orders });
    expect(played.table.holdings[0]).toMatchObject({ cashCents: 0, shares: [0, 0, 0, 500, 0, 0] });
    expect(played.refuses({ do: 'trade', by: 'p0', orders: [] })).toHaveLength(1);
  });
});
