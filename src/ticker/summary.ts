import { expectedGain, worth } from './minds/worth.ts';
import { START_CENTS, STOCK_COUNT } from './stocks.ts';
import { evolve, unopened } from './table/evolve.ts';
import { fortunes } from './table/standing.ts';
import type { Resolution, Table, TableEvent, Traded } from './table/types.ts';

/** Of one seat: what its holdings could be expected to earn, and what chance added. The two and the start make the fortune. */
export interface Fortune {
  readonly fortuneCents: number;
  readonly earnedCents: number;
  readonly luckCents: number;
  /** Earned, in whole percent of what the best stock on the board would have been expected to earn; null for none. */
  readonly share: number | null;
}

export interface Moment {
  readonly seat: number;
  readonly stock: number;
  readonly cents: number;
}

export interface Summary {
  readonly seats: readonly Fortune[];
  readonly splits: number;
  readonly crashes: number;
  /** What shares brought in, or are worth at the end, over what they had cost. */
  readonly bestTrade: Moment | null;
  readonly largestDividend: Moment | null;
  readonly largestLoss: Moment | null;
}

interface Tally {
  readonly earned: number[];
  readonly possible: number[];
  splits: number;
  crashes: number;
  trade: Moment | null;
  dividend: Moment | null;
  loss: Moment | null;
}

/** What a game came to, from its events. */
export function summary(events: readonly TableEvent[]): Summary {
  const most = { trade: null, dividend: null, loss: null };
  const tally: Tally = { earned: [], possible: [], splits: 0, crashes: 0, ...most };
  const sales: Moment[] = [];
  let table = unopened;
  for (const event of events) {
    const after = evolve(table, event);
    if (event.type === 'traded' && event.shares < 0) sales.push(sold(table, after, event));
    // What was undone within its turn was no trade.
    if (event.type === 'undone') sales.length = 0;
    if (event.type === 'rolled' || event.type === 'passed') bestOf(tally, sales.splice(0));
    if (event.type === 'rolled' && after.last !== null) count(tally, table, after.last);
    table = after;
  }
  bestOf(tally, held(table));
  const { splits, crashes, trade, dividend, loss } = tally;
  const seats = fortunes(table).map((fortuneCents, seat): Fortune => {
    const [earned, possible] = [tally.earned[seat] ?? 0, tally.possible[seat] ?? 0];
    const earnedCents = Math.round(earned);
    return {
      fortuneCents,
      earnedCents,
      luckCents: fortuneCents - START_CENTS - earnedCents,
      share: possible > 0 ? Math.round((100 * earned) / possible) : null,
    };
  });
  return { seats, splits, crashes, bestTrade: trade, largestDividend: dividend, largestLoss: loss };
}

function sold(before: Table, after: Table, { seat, stock, shares, priceCents }: Traded): Moment {
  const cost = before.holdings[seat]!.basisCents[stock]! - after.holdings[seat]!.basisCents[stock]!;
  return { seat, stock, cents: -shares * priceCents - cost };
}

/** Shares that were never sold, at the last prices. */
function held({ holdings, pricesCents }: Table): Moment[] {
  return holdings.flatMap(({ shares, basisCents }, seat) =>
    shares.map((count, stock) => ({ seat, stock, cents: count * pricesCents[stock]! - basisCents[stock]! })),
  );
}

function bestOf(tally: Tally, trades: readonly Moment[]): void {
  for (const trade of trades) tally.trade = larger(tally.trade, trade);
}

function count(tally: Tally, before: Table, last: Resolution): void {
  const gains = gainsAt(before);
  const best = Math.max(...gains);
  tally.splits += last.split.length;
  tally.crashes += last.crashed.length;
  const had = fortunes(before);
  for (const [seat, { shares }] of before.holdings.entries()) {
    const value = (stock: number) => shares[stock]! * before.pricesCents[stock]!;
    const earned = gains.reduce((sum, gain, stock) => sum + value(stock) * gain, 0);
    tally.earned[seat] = (tally.earned[seat] ?? 0) + earned;
    tally.possible[seat] = (tally.possible[seat] ?? 0) + had[seat]! * best;
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      const doubled = last.split.includes(stock) ? 2 : 1;
      const dividend = shares[stock]! * doubled * last.paid[stock]!;
      tally.dividend = larger(tally.dividend, { seat, stock, cents: dividend });
      if (last.crashed.includes(stock)) tally.loss = larger(tally.loss, { seat, stock, cents: value(stock) });
    }
  }
}

/** By stock, for someone who knows no card. */
function gainsAt({ options, seats, pricesCents }: Table): readonly number[] {
  const { rolls, dividendUp, insider: bonus } = options;
  const worths = worth({ seats: seats.length, rolls, dividendUp, bonus, isOutside: true }, 1, -1);
  return pricesCents.map((price) => expectedGain(worths, price));
}

function larger(one: Moment | null, other: Moment): Moment | null {
  return other.cents > (one?.cents ?? 0) ? other : one;
}
