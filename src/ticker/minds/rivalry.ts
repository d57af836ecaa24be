import { STOCK_COUNT } from '../stocks.ts';
import { FUTURES } from './futures.ts';
import { wealthOf } from './purse.ts';
import type { Sight } from './sight.ts';

const SHARPEST = 32;
const SHARPNESS = 40;
/**
 * What the own fortune gains on theirs with every roll still to come, since it is played better: measured. Without it a
 * shark that is a little behind early on stakes everything, as if nothing but luck could bring it back.
 */
const EDGE = 0.001;

const rivals = new Float64Array(FUTURES);
const own = new Float64Array(FUTURES);
const futures = FUTURES;

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
  const theirs = scale * Math.exp(-EDGE * rollsAfter);
  // More than nothing, so that nobody with nothing shares a victory among ruins.
  rivals.fill(Number.MIN_VALUE);
  for (let seat = 0; seat < sight.seats; seat += 1) {
    if (seat === sight.seat) continue;
    own.fill(sight.cash[seat]! * theirs);
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      const shares = sight.shares[seat * STOCK_COUNT + stock]! * theirs;
      if (shares !== 0) hold(shares, stock, worths);
    }
    for (let at = 0; at < futures; at += 1) rivals[at]! += raised(own[at]!, doublings);
  }
  return { sight, worths, doublings, scale };
}

/**
 * About the chance to win with what is held, in shares by stock, and that cash: near the end exactly that, early on
 * growth. One pass over the futures, since it is asked of some forty portfolios; they have three stocks at most.
 */
export function prospects({ worths, doublings, scale }: Rivalry, held: Float64Array, cash: number): number {
  let [count, first, second, third] = [0, 0, 0, 0];
  for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
    if (held[stock] === 0) continue;
    if (count === 0) first = stock;
    else if (count === 1) second = stock;
    else third = stock;
    count += 1;
  }
  const idle = cash * scale;
  const ofFirst = held[first]! * scale;
  const ofSecond = count > 1 ? held[second]! * scale : 0;
  const ofThird = count > 2 ? held[third]! * scale : 0;
  const [one, two, three] = [first * futures, second * futures, third * futures];
  let sum = 0;
  for (let at = 0; at < futures; at += 1) {
    const fortune =
      idle + ofFirst * worths[one + at]! + ofSecond * worths[two + at]! + ofThird * worths[three + at]!;
    const power = raised(fortune, doublings);
    sum += power / (power + rivals[at]!);
  }
  return sum;
}

function hold(shares: number, stock: number, worths: Float64Array): void {
  const from = stock * futures;
  for (let at = 0; at < futures; at += 1) own[at]! += shares * worths[from + at]!;
}

/** At most to the 32nd power. */
function raised(fortune: number, doublings: number): number {
  let power = fortune;
  if (doublings > 0) power *= power;
  if (doublings > 1) power *= power;
  if (doublings > 2) power *= power;
  if (doublings > 3) power *= power;
  if (doublings > 4) power *= power;
  return power;
}
