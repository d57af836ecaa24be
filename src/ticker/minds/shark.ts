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
const base = new Float64Array(STOCK_COUNT);

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
  singles(search);
  pairs(search);
  sleeves(search);
  if (sight.round > 0) nothing(search);
  thirds(search);
};

function singles(search: Search): void {
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    empty(parts);
    parts[stock] = 1;
    weigh(search);
  }
}

function pairs(search: Search): void {
  for (let one = 0; one < STOCK_COUNT; one += 1) {
    for (let other = one + 1; other < STOCK_COUNT; other += 1) divide(search, one, 1 / 2, other);
  }
}

/** A little of what is nearly worthless, the rest in something else. */
function sleeves(search: Search): void {
  const { prices } = search.sight;
  for (let cheap = 0; cheap < STOCK_COUNT; cheap += 1) {
    if (prices[cheap]! > CHEAP_CENTS) continue;
    for (let other = 0; other < STOCK_COUNT; other += 1) {
      if (other === cheap) continue;
      for (const percent of CHEAP_PERCENTS) divide(search, cheap, percent / 100, other);
    }
  }
}

function nothing(search: Search): void {
  empty(parts);
  weigh(search);
}

/** Two thirds of the best so far with a third in each single stock. */
function thirds(search: Search): void {
  base.set(bestParts);
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    for (let at = 0; at < STOCK_COUNT; at += 1) parts[at] = (base[at]! * 2) / 3;
    parts[stock]! += 1 / 3;
    weigh(search);
  }
}

function divide(search: Search, one: number, part: number, other: number): void {
  empty(parts);
  parts[one] = part;
  parts[other] = 1 - part;
  weigh(search);
}

function weigh(search: Search): void {
  const { sight, rivals, target } = search;
  const cash = fill(search);
  if (cash === search.wealth && sight.round === 0) return;
  const prospect = prospects(rivals, candidate, cash);
  if (prospect <= search.best) return;
  search.best = prospect;
  target.set(candidate);
  bestParts.set(parts);
}

/** Whole lots for each part, and what is left over in as many more of the stocks chosen as it buys; the cash then left. */
function fill({ sight: { prices }, wealth }: Search): number {
  let left = wealth;
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    const part = parts[stock]!;
    candidate[stock] = 0;
    if (part === 0) continue;
    const shares = sharesFor(wealth * part, prices[stock]!);
    candidate[stock] = shares;
    left -= shares * prices[stock]!;
  }
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    if (parts[stock] === 0) continue;
    const more = sharesFor(left, prices[stock]!);
    candidate[stock]! += more;
    left -= more * prices[stock]!;
  }
  return left;
}
