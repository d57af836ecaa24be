import { STOCK_COUNT } from '../stocks.ts';
import { FUTURES } from './futures.ts';
import { wealthOf } from './purse.ts';
import type { Sight } from './sight.ts';

const SHARPEST = 32;
const SHARPNESS = 40;

const rivals = new Float64Array(FUTURES);
const own = new Float64Array(FUTURES);

/** How all others fare in the imagined futures, and how much being ahead of them is worth already. */
export interface Rivalry {
  readonly sight: Sight;
  readonly worths: Float64Array;
  /** Fortunes count as their 2^doublings-th power. */
  readonly doublings: number;
  readonly scale: number;
}

/** The power of two nearest, in its logarithm, to min(32, 40 / √rolls left afterwards), at least 1; as its exponent. */
export function doublingsFor(rollsAfter: number): number {
  const power = rollsAfter === 0 ? SHARPEST : Math.min(SHARPEST, SHARPNESS / Math.sqrt(rollsAfter));
  let doublings = 0;
  while (power * power > 2 * 4 ** doublings) doublings += 1;
  return doublings;
}

export function rivalry(sight: Sight, worths: Float64Array, rollsAfter: number): Rivalry {
  const scale = 1 / wealthOf(sight, sight.seat);
  const doublings = doublingsFor(rollsAfter);
  rivals.fill(0);
  for (let seat = 0; seat < sight.seats; seat += 1) {
    if (seat === sight.seat) continue;
    own.fill(sight.cash[seat]! * scale);
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      const shares = sight.shares[seat * STOCK_COUNT + stock]! * scale;
      if (shares !== 0) hold(shares, stock, worths);
    }
    for (let at = 0; at < own.length; at += 1) rivals[at]! += raised(own[at]!, doublings);
  }
  return { sight, worths, doublings, scale };
}

/** About the chance to win with these holdings and what is left in cash: near the end exactly that, early on growth. */
export function prospects({ sight, worths, doublings, scale }: Rivalry, target: Float64Array): number {
  let cash = wealthOf(sight, sight.seat);
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    if (target[stock] !== 0) cash -= target[stock]! * sight.prices[stock]!;
  }
  own.fill(cash * scale);
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    if (target[stock] !== 0) hold(target[stock]! * scale, stock, worths);
  }
  let sum = 0;
  for (let at = 0; at < own.length; at += 1) {
    const power = raised(own[at]!, doublings);
    if (power > 0) sum += power / (power + rivals[at]!);
  }
  return sum;
}

function hold(shares: number, stock: number, worths: Float64Array): void {
  const from = stock * own.length;
  for (let at = 0; at < own.length; at += 1) own[at]! += shares * worths[from + at]!;
}

function raised(fortune: number, doublings: number): number {
  let power = fortune;
  for (let i = 0; i < doublings; i += 1) power *= power;
  return power;
}
