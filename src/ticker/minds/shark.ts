import { STOCK_COUNT } from '../stocks.ts';
import { FUTURES, imagine, level } from './futures.ts';
import { empty, sharesFor, wealthOf } from './purse.ts';
import { prospects, type Rivalry, rivalry } from './rivalry.ts';
import { horizonOf, type Mind, resolutionsLeft, type Sight } from './sight.ts';

const CHEAP_CENTS = 25;
const CHEAP_PERCENTS = [15, 30];

const worths = new Float64Array(STOCK_COUNT * FUTURES);
const candidate = new Float64Array(STOCK_COUNT);
/** Percent of the fortune in each stock, of the best portfolio so far. */
const bestParts = new Float64Array(STOCK_COUNT);
const parts = new Float64Array(STOCK_COUNT);

interface Search {
  readonly sight: Sight;
  readonly rivals: Rivalry;
  readonly wealth: number;
  readonly target: Float64Array;
  best: number;
}

/** Plays to win: different from the rest when behind, alike when ahead. */
export const shark: Mind = (sight, luck, target) => {
  const horizon = horizonOf(sight);
  const wealth = wealthOf(sight, sight.seat);
  if (wealth === 0) return;
  imagine(sight, horizon, luck, worths);
  level(sight, horizon, worths);
  const rivals = rivalry(sight, worths, (resolutionsLeft(sight) - horizon) * sight.rolls);
  const search: Search = { sight, rivals, wealth, target, best: -1 };
  one(search);
  pairs(search);
  cheap(search);
  if (sight.round > 0) weigh(search, () => {});
  thirds(search);
};

function one(search: Search): void {
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    weigh(search, () => {
      parts[stock] = 1;
    });
  }
}

function pairs(search: Search): void {
  for (let first = 0; first < STOCK_COUNT; first += 1) {
    for (let second = first + 1; second < STOCK_COUNT; second += 1) {
      weigh(search, () => {
        parts[first] = 1 / 2;
        parts[second] = 1 / 2;
      });
    }
  }
}

/** A little of what is nearly worthless, the rest in something else. */
function cheap(search: Search): void {
  const { prices } = search.sight;
  for (let low = 0; low < STOCK_COUNT; low += 1) {
    if (prices[low]! > CHEAP_CENTS) continue;
    for (const percent of CHEAP_PERCENTS) {
      for (let other = 0; other < STOCK_COUNT; other += 1) {
        if (other === low) continue;
        weigh(search, () => {
          parts[low] = percent / 100;
          parts[other] = 1 - percent / 100;
        });
      }
    }
  }
}

/** Two thirds of the best so far with a third in each single stock. */
function thirds(search: Search): void {
  const base = bestParts.slice();
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    weigh(search, () => {
      for (let at = 0; at < STOCK_COUNT; at += 1) parts[at] = (base[at]! * 2) / 3;
      parts[stock]! += 1 / 3;
    });
  }
}

function weigh(search: Search, divide: () => void): void {
  const { sight, rivals, target } = search;
  empty(parts);
  divide();
  if (fill(search) === 0 && sight.round === 0) return;
  const prospect = prospects(rivals, candidate);
  if (prospect <= search.best) return;
  search.best = prospect;
  target.set(candidate);
  bestParts.set(parts);
}

/** Whole lots for each part, and what is left over in as many more of the stocks chosen as it buys; the lots bought. */
function fill({ sight: { prices }, wealth }: Search): number {
  let left = wealth;
  let bought = 0;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const shares = parts[stock] === 0 ? 0 : sharesFor(wealth * parts[stock]!, prices[stock]!);
    candidate[stock] = shares;
    left -= shares * prices[stock]!;
    bought += shares;
  }
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    if (parts[stock] === 0) continue;
    const more = sharesFor(left, prices[stock]!);
    candidate[stock]! += more;
    left -= more * prices[stock]!;
    bought += more;
  }
  return bought;
}
