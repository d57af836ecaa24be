import { LOT_SHARES, STOCKS } from '../../ticker/stocks.ts';

export type Asked =
  | {
      readonly ask: 'trade';
      readonly stock: number;
      readonly amount: number | 'all';
      readonly way: 'buy' | 'sell';
    }
  | { readonly ask: (typeof WORDS)[number] }
  | { readonly ask: 'unclear'; readonly saying: string };

const WORDS = ['roll', 'undo', 'card', 'board', 'me', 'rank', 'all', 'odds', 'help', 'quit'] as const;
const ALSO: Readonly<Record<string, (typeof WORDS)[number]>> = {
  pass: 'roll',
  standings: 'rank',
  holdings: 'me',
  exit: 'quit',
};

export const HELP = `buy 1000 grain    sell 500 oil    buy max gold    sell all silver
roll (or pass, in the setup round)    undo    card    odds
board   me   rank   all   help   quit`;

/** What was typed at the table; a stock may be cut short as long as it is clear. */
export function read(line: string): Asked {
  const words = line.normalize('NFKC').trim().toLowerCase().split(/\s+/);
  const [verb = '', ...rest] = words;
  if (verb === 'buy' || verb === 'sell') return trade(verb, rest);
  const word = WORDS.find((one) => one === (ALSO[verb] ?? verb));
  if (word !== undefined && rest.length === 0) return { ask: word };
  return { ask: 'unclear', saying: `That is not understood. Try:\n${HELP}` };
}

function trade(way: 'buy' | 'sell', rest: readonly string[]): Asked {
  const [first = '', second = ''] = rest;
  const [said, name] = /^\d|^max$|^all$/.test(first) ? [first, second] : [second, first];
  const amount = said === (way === 'buy' ? 'max' : 'all') ? 'all' : quantity(said);
  const found = STOCKS.filter((stock) => name !== '' && stock.toLowerCase().startsWith(name));
  const stock = found[0] === undefined ? -1 : STOCKS.indexOf(found[0]);
  if (rest.length === 2 && amount !== null && found.length === 1) return { ask: 'trade', way, stock, amount };
  const example = way === 'buy' ? 'buy 1000 grain, or buy max grain' : 'sell 500 oil, or sell all oil';
  return { ask: 'unclear', saying: `Say it like this, in lots of ${LOT_SHARES}: ${example}.` };
}

/** Digits only, in threes if you like, or thousands: `1500`, `1,500`, `1_500`, `2k`. Nothing is guessed. */
function quantity(said: string): number | null {
  const thousands = /^(\d{1,9})k$/.exec(said);
  if (thousands !== null) return Number(thousands[1]) * 1_000;
  if (!/^(?:\d{1,12}|\d{1,3}(?:[,_]\d{3}){1,3})$/.test(said)) return null;
  return Number(said.replace(/[,_]/g, ''));
}
