import type { Table } from './table.ts';

/** Numbers of the game as `/nomic state` tells them. */
export interface Books {
  readonly prices: ReadonlyMap<string, number>;
  readonly cash: ReadonlyMap<string, number>;
  held(name: string, symbol: string): number;
  readonly words: string;
}

/** Not a number where nothing was said. */
const number = (text = 'none') => Number(text.replaceAll(',', ''));

/** Asks on behalf of somebody; everybody is told the same. */
export async function books(table: Table, name: string): Promise<Books> {
  const words = await table.asks(name, '/nomic', 'state', 'Fast Nomic gamestate');
  const prices = new Map(
    [...words.matchAll(/Stock (\w+), price ([\d,]+),/g)].map(([, key = '', price]) => [key, number(price)]),
  );
  const cash = new Map<string, number>();
  const held = new Map<string, number>();
  for (const [, who = '', money, shares = ''] of words.matchAll(
    /(\w+)(?: \([^)]*\))?, net [\d,]+ \(cash ([\d,]+)(?:; ([^)]*))?\)/g,
  )) {
    cash.set(who, number(money));
    for (const [, key, count] of shares.matchAll(/(\w+) ([\d,]+)/g)) held.set(`${who} ${key}`, number(count));
  }
  return { prices, cash, held: (who, key) => held.get(`${who} ${key}`) ?? 0, words };
}

export interface RollLine {
  readonly dice: string;
  readonly symbol: string;
  readonly faces: readonly number[];
  readonly modifier: number;
  readonly total: number;
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

/** Every roll that a message tells in words, with the move it made. */
export function rollsIn(words: string): RollLine[] {
  const line =
    /\/roll (\w+[-+]?\d*) (\w+): rolled ([\d, and]+), (minus|plus) (\d+) is ([-+]?\d+), (?:no change|([\d,]+) to ([\d,]+))(?: \(([^)]*)\))?/g;
  return [...words.matchAll(line)].map(
    ([, dice = '', symbol = '', faces = '', sign, by, total, from, to, note = '']) => ({
      dice,
      symbol,
      faces: [...faces.matchAll(/\d+/g)].map(Number),
      modifier: (sign === 'minus' ? -1 : 1) * Number(by),
      total: Number(total),
      from: number(from),
      to: number(to),
      note,
    }),
  );
}
