import type { BoardView, RosterRow } from '../views.ts';
import { at, cited, doubloons, line, zeroRoll } from './sample.ts';

const row = (person: string, rank: number, tied: boolean, worth: number, cash: number): RosterRow => ({
  person,
  rank,
  tied,
  emperor: person === 'U0ANA',
  cannotWin: person === 'U0ANA',
  worth,
  fields: [{ name: 'cash', type: 'integer', value: cash }],
  holdings: [],
  away: false,
});
const shares = (key: string, amount: number) => ({ relation: 'shares', of: 'stock', key, amount });
const stock = (symbol: string, name: string, price: number, last: number | 'new', volatility: string) => [
  { value: symbol, last: null },
  { value: name, last: null },
  { value: price, last },
  { value: volatility, last: null },
];

export const board = (over: Partial<BoardView> = {}): BoardView => ({
  round: 'The Stock Market Round',
  theme: null,
  emperor: 'U0ANA',
  quorum: { players: 6, forToEnact: 4, againstToFail: 3 },
  version: 12,
  at: at('14:00'),
  seq: 418,
  roster: [
    { ...row('U0CHI', 1, false, 1_014_620, 4_120), holdings: [shares('CHAR', 4_700)] },
    { ...row('U0ANA', 2, true, 1_000_000, 937_600), holdings: [shares('ALFA', 600)] },
    row('U0DARA', 2, true, 1_000_000, 1_000_000),
    row('U0GUS', 2, true, 1_000_000, 1_000_000),
    { ...row('U0BEN', 5, false, 985_900, 812_300), holdings: [shares('ALFA', 1_200), shares('BRAV', 800)] },
    { ...row('U0ELI', 6, false, 966_000, 600_000), holdings: [shares('BRAV', 6_000)] },
  ],
  observers: [{ person: 'U0FINN', fromMs: at('00:00', 4) }],
  worth: { money: 'cash', relation: 'shares', price: 'price' },
  tables: [
    {
      kind: 'stock',
      plural: 'stocks',
      key: 'symbol',
      columns: [
        { name: 'symbol', type: 'text', moves: false },
        { name: 'name', type: 'text', moves: false },
        { name: 'price', type: 'integer', moves: true },
        { name: 'volatility', type: 'enum', moves: false },
      ],
      rows: [
        stock('ALFA', 'Alfa Mills', 104, 2, 'low'),
        stock('BRAV', 'Bravo Gas', 61, -7, 'medium'),
        stock('CHAR', 'Charlie Rail', 215, 13, 'high'),
      ],
    },
  ],
  globals: [{ name: 'noma', type: 'integer', value: 0, rule: 'adjusting' }],
  clocks: [
    {
      action: 'adjust',
      note: 'Adjust the markets',
      cite: cited('adjusting', 2),
      per: 'game',
      fromMs: at('14:20:05'),
      last: { by: 'U0BEN', nth: 4 },
    },
    {
      action: 'news',
      note: 'Make a News Post about one stock',
      cite: cited('times', 1),
      per: 'player',
      untilMs: at('16:00'),
      waiting: ['U0ANA', 'U0DARA', 'U0ELI', 'U0GUS'],
    },
  ],
  pending: [line(), doubloons, zeroRoll],
  freeze: null,
  doors: [
    { action: 'join', note: 'Become a player' },
    { action: 'buy', note: 'Buy shares' },
    { action: 'sell', note: 'Sell shares' },
    { action: 'adjust', note: 'Adjust the markets' },
    { action: 'news', note: 'Make a News Post about one stock' },
  ],
  head: '9f3ac21e'.padEnd(64, '0'),
  commitment: { dayMs: at('00:00'), hash: '7be1094d'.padEnd(64, '0') },
  tracker: null,
  closed: false,
  ...over,
});
