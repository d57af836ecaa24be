import { PACES, type Pace } from '../../referee/ticker/placed.ts';
import { DEADLINES, DEFAULTS, type Options } from '../../ticker/options.ts';
import { LOT_SHARES, STOCKS } from '../../ticker/stocks.ts';
import type { Order } from '../../ticker/table/commands.ts';
import { mostShares } from '../../ticker/table/trade.ts';
import type { Table } from '../../ticker/table/types.ts';
import { counted } from '../../ticker/words.ts';
import { type QuantityFault, readQuantity } from '../read/quantities.ts';
import type { Word } from '../read/words.ts';

export type ReadOptions =
  | { readonly ok: true; readonly options: Options; readonly pace: Pace }
  | { readonly ok: false; readonly saying: string };

const NUMBERS = {
  humans: 'humans',
  ai: 'ais',
  ais: 'ais',
  length: 'length',
  rolls: 'rolls',
  insider: 'insider',
} as const;
const SWITCHES = { divup: 'dividendUp', personalities: 'showPersonalities', latejoin: 'lateJoin' } as const;

/** What can be chosen in words, and what each takes. */
const TAKES: Readonly<Record<string, string>> = {
  humans: 'a number, such as 2',
  ai: 'a number, such as 2',
  length: 'a number of rounds, such as 10',
  rolls: 'a number, such as 2',
  insider: '10, 20, 30, or 0 for no cards',
  divup: 'on or off',
  deadline: DEADLINES.map((known) => known.replace(' ', '')).join(', '),
  pace: PACES.join(' or '),
  personalities: 'on or off',
  sharks: 'on or off',
  latejoin: 'on or off',
  atroll: 'on or off',
};

export const EXAMPLE = '/ticker new humans=2 ai=2 length=10 rolls=2 divup insider=20 deadline=12h';

/** `humans=2 ai=2 length=10 rolls=2 divup insider=20 deadline=1h`; what is left out stays as it was. */
export function readOptions(
  words: readonly Word[],
  from: Options = DEFAULTS,
  paced: Pace = 'watch',
): ReadOptions {
  let options = from;
  let pace = paced;
  for (const { key, text } of words) {
    const value = text.trim().toLowerCase();
    const name = key ?? value;
    const given = key === null ? 'on' : value;
    const change = one(name, given);
    if (name === 'pace' && isPace(given)) pace = given;
    else if (change === null) return { ok: false, saying: unread(name, key === null ? null : value) };
    else options = { ...options, ...change };
  }
  return { ok: true, options, pace };
}

/** What would be read instead. */
function unread(name: string, given: string | null): string {
  const takes = Object.hasOwn(TAKES, name) ? TAKES[name] : undefined;
  if (takes === undefined) {
    const words = Object.keys(TAKES).join(', ');
    return `"${name.slice(0, 30)}" is not read. What can be chosen: ${words}. For example: \`${EXAMPLE}\`.`;
  }
  const what = given === null ? `"${name}" alone` : `"${name}=${given.slice(0, 30)}"`;
  return `${what} is not read: ${name}= takes ${takes}.`;
}

function one(name: string, given: string): Partial<Options> | null {
  if (has(NUMBERS, name)) return /^\d{1,4}$/.test(given) ? { [NUMBERS[name]]: Number(given) } : null;
  const isOn = given === 'on' ? true : given === 'off' ? false : null;
  if (has(SWITCHES, name)) return isOn === null ? null : { [SWITCHES[name]]: isOn };
  if (name === 'shark' || name === 'sharks') return isOn === null ? null : { sharks: isOn };
  if (name === 'atroll')
    return isOn === null ? null : { dividendTiming: isOn ? 'at-roll' : 'after-movement' };
  const deadline = DEADLINES.find((known) => known.replace(' ', '') === given.replace(/\s/g, ''));
  return name === 'deadline' && deadline !== undefined ? { deadline } : null;
}

function has<T extends object>(names: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(names, name);
}

export function isPace(word: string): word is Pace {
  return PACES.some((pace) => pace === word);
}

export type ReadOrder =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly saying: string };

/** `1000 grain`, `max oil`, `all silver`; a stock by its name or the beginning of it. */
export function readOrder(way: 'buy' | 'sell', words: readonly string[], table: Table): ReadOrder {
  const [first = '', second = ''] = words;
  const stock = stockNamed(second) ?? stockNamed(first);
  const said = stockNamed(second) === null ? second : first;
  const example =
    way === 'buy'
      ? '`/ticker buy 1000 grain`, `/ticker buy max oil`'
      : '`/ticker sell 500 grain`, `/ticker sell all oil`';
  if (words.length !== 2 || stock === null)
    return { ok: false, saying: `Write it like this: ${example}. The stocks are ${STOCKS.join(', ')}.` };
  const read = readQuantity(said);
  if (read.is === 'refused') return { ok: false, saying: IN_LOTS[read.reason] ?? read.saying };
  const shares = read.is === 'count' ? read.count : most(way, stock, table);
  if (shares === 0)
    return {
      ok: false,
      saying: way === 'buy' ? `Your cash buys no lot of ${STOCKS[stock]}.` : `You hold no ${STOCKS[stock]}.`,
    };
  return { ok: true, order: { stock, shares: way === 'buy' ? shares : -shares } };
}

const LOTS = `${counted(LOT_SHARES)} or ${counted(2 * LOT_SHARES)}`;

/** What is said elsewhere of single shares is of no help where they come in lots. */
const IN_LOTS: Partial<Record<QuantityFault, string>> = {
  fraction: `Shares are traded in whole lots: write ${LOTS}.`,
  zero: `The least is a lot of ${LOT_SHARES}.`,
  sign: `Write the number without a sign, such as ${LOT_SHARES}.`,
  'not a number': `That is not a number here: write ${LOTS} or 5k, or max or all.`,
  'too large': 'Nobody can pay for that many: write max for all that your cash buys.',
};

/** As much as the active seat can buy, or all it holds. */
function most(way: 'buy' | 'sell', stock: number, table: Table): number {
  return way === 'buy' ? mostShares(table, stock) : (table.holdings[table.active]?.shares[stock] ?? 0);
}

/** The stock whose name begins so; null when none or several do. */
function stockNamed(word: string): number | null {
  const wanted = word.toLowerCase();
  const found = STOCKS.filter((name) => wanted !== '' && name.toLowerCase().startsWith(wanted));
  return found.length === 1 && found[0] !== undefined ? STOCKS.indexOf(found[0]) : null;
}
