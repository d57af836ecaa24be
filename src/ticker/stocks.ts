/** The six stocks, in the order they have everywhere. ST-19 */
export const STOCKS = ['Grain', 'Industrial', 'Bonds', 'Oil', 'Silver', 'Gold'] as const;
export const STOCK_COUNT = STOCKS.length;

export const LOT_SHARES = 500;
export const STEP_CENTS = 5;
export const PAR_CENTS = 100;
export const TOP_CENTS = 200;
export const START_CENTS = 500_000;

/** Every price that a stock can rest at, 5 to 195 cents. ST-20 */
export const RESTING_CENTS: readonly number[] = Array.from(
  { length: TOP_CENTS / STEP_CENTS - 1 },
  (_, at) => (at + 1) * STEP_CENTS,
);

export const MOVES = ['DOWN', 'DIV', 'UP'] as const;
export const DOWN = 0;
export const DIV = 1;
export const UP = 2;
export const AMOUNTS = [5, 10, 20] as const;

/** A combination of the three dice, 0 to 53: stock × 9 + movement × 3 + number, each counted from 0. */
export type Combination = number;
export const COMBINATIONS = STOCK_COUNT * MOVES.length * AMOUNTS.length;

// Whole words, though bytes would do: typed arrays of more than 64 bytes stand where compiled loops reach them at once.
export const STOCK_OF = Int32Array.from({ length: COMBINATIONS }, (_, id) => Math.floor(id / 9));
export const MOVE_OF = Int32Array.from({ length: COMBINATIONS }, (_, id) => Math.floor(id / 3) % 3);
export const AMOUNT_OF = Int32Array.from({ length: COMBINATIONS }, (_, id) => AMOUNTS[id % 3] as number);

/** 1 where the combination pays a dividend. */
const PAYS = Int32Array.from(MOVE_OF, (move) => (move === DIV ? 1 : 0));

/** Which way a combination moves its price: -1, 0 or 1; with Dividend-Up a dividend moves it too. ST-28, ST-38 */
const WAY = Int32Array.from(MOVE_OF, (move) => move - 1);
const WAY_UP = Int32Array.from(MOVE_OF, (move) => (move === DOWN ? -1 : 1));

/**
 * What rolls do to one stock, in one whole number that can be added up: net movement in cents, and above its 16 bits
 * the percent paid.
 */
export type Effect = number;

/** The effect of each combination for every cent of its number; those with Dividend-Up come 54 places later. */
export const EFFECT_OF = Int32Array.from(
  [...WAY, ...WAY_UP],
  (way, at) => way + (PAYS[at % COMBINATIONS]! << 16),
);

export function centsOf(effect: Effect): number {
  return (effect << 16) >> 16;
}

export function percentOf(effect: Effect): number {
  return (effect - centsOf(effect)) >> 16;
}

/** Three dice as thrown, each face 0 to 5. */
export type Faces = readonly [stock: number, move: number, amount: number];

/** Two faces of the movement die and of the number die show the same. ST-24, ST-25, ST-26 */
export function combinationOf([stock, move, amount]: Faces): Combination {
  return stock * 9 + (move >> 1) * 3 + (amount >> 1);
}

export function printCombination(id: Combination): string {
  return `${STOCKS[STOCK_OF[id]!]} ${MOVES[MOVE_OF[id]!]} ${AMOUNT_OF[id]}`;
}
