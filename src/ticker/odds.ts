import { type Batch, type Market, openMarket, resolve } from './market.ts';
import { AMOUNT_OF, COMBINATIONS, LOT_SHARES, PAR_CENTS, RESTING_CENTS } from './stocks.ts';

/** Where a stock at some price may be after one roll of the whole table. */
export interface Step {
  readonly toCents: number;
  readonly event: 'crash' | 'split' | null;
  /** What a holder of one share at that price gains in money and value. */
  readonly gainCents: number;
}

/** All that one roll can do to a stock, found by letting the market resolve each of the 54 combinations. */
function stepsFrom(priceCents: number, dividendUp: boolean): readonly Step[] {
  const market = openMarket(1);
  return Array.from({ length: COMBINATIONS }, (_, roll) => {
    const one = rollOf(roll);
    held(market, priceCents);
    resolve(market, one, { dividendUp, atRoll: false });
    const happened = market.happened[0]!;
    const after = market.cash[0]! + market.shares[0]! * market.prices[0]!;
    return {
      toCents: market.prices[0]!,
      event: happened < 0 ? 'crash' : happened > 0 ? 'split' : null,
      gainCents: (after - LOT_SHARES * priceCents) / LOT_SHARES,
    };
  });
}

function rollOf(roll: number): Batch {
  return { count: 1, rolls: Uint8Array.of(roll), amounts: Uint8Array.of(AMOUNT_OF[roll]!) };
}

/** One lot of the first stock at a price, and nothing else. */
function held(market: Market, priceCents: number): void {
  market.prices.fill(PAR_CENTS);
  market.prices[0] = priceCents;
  market.cash[0] = 0;
  market.shares.fill(0);
  market.shares[0] = LOT_SHARES;
}

export interface Odds {
  readonly priceCents: number;
  /** Chance that the stock splits before it crashes. */
  readonly splitFirst: number;
  /** Expected rolls of the whole table until it does one or the other. */
  readonly rolls: number;
  /** Expected gain of a share over one roll as a part of its price, as a fraction in lowest terms. */
  readonly gain: readonly [numerator: number, denominator: number];
}

export function oddsTable(dividendUp: boolean): readonly Odds[] {
  const steps = RESTING_CENTS.map((price) => stepsFrom(price, dividendUp));
  const moves = steps.map((all) => all.filter(({ event }) => event === null));
  const splits = solve(
    moves,
    (at) => steps[at]!.filter(({ event }) => event === 'split').length / COMBINATIONS,
  );
  const rolls = solve(moves, () => 1);
  return RESTING_CENTS.map((priceCents, at) => ({
    priceCents,
    splitFirst: splits[at]!,
    rolls: rolls[at]!,
    gain: lowest(
      steps[at]!.reduce((sum, { gainCents }) => sum + gainCents, 0),
      COMBINATIONS * priceCents,
    ),
  }));
}

/** x = M x + b for the chain of prices, by elimination. */
function solve(moves: readonly (readonly Step[])[], b: (at: number) => number): readonly number[] {
  const size = moves.length;
  const rows = moves.map((all, at): number[] => {
    const row = Array.from({ length: size + 1 }, (_, i): number => (i === at ? 1 : 0));
    for (const { toCents } of all) row[RESTING_CENTS.indexOf(toCents)]! -= 1 / COMBINATIONS;
    row[size] = b(at);
    return row;
  });
  for (let pivot = 0; pivot < size; pivot += 1) {
    const top = rows[pivot]!;
    for (const [at, row] of rows.entries()) {
      if (at === pivot) continue;
      const by = row[pivot]! / top[pivot]!;
      if (by !== 0) for (let i = pivot; i <= size; i += 1) row[i]! -= by * top[i]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}

function lowest(numerator: number, denominator: number): readonly [number, number] {
  let [a, b] = [Math.abs(numerator), denominator];
  while (b !== 0) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}
