import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { plain } from '../testing/plain.ts';
import { rulesOf, Stage } from '../testing/stage.ts';

const rules = [
  ...rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core'),
  ...rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round'),
];

let game: Stage;

beforeEach(() => {
  game = new Stage(rules, ['ann', 'bo', 'cy']);
});

const stock = (symbol: string, price: number, volatility = 'low') =>
  game.make('stock', { symbol, name: `The ${symbol}`, price: String(price), volatility });

test('FN-S1 · every player starts with 1,000,000, the Emperor too', () => {
  for (const id of ['ann', 'bo', 'cy']) expect(game.value(`player/${id}/cash`)).toBe(1_000_000);
});

test('FN-S2 · S43 · names and symbols are unlike, symbols are one to four capitals', () => {
  stock('AAA', 5);
  expect(() => stock('AAA', 5)).toThrow('There is already a stock AAA.');
  expect(() => game.make('stock', { symbol: 'BBB', name: 'The AAA', price: '5', volatility: 'low' })).toThrow(
    'The name of BBB is taken: AAA has it already.',
  );
  for (const symbol of ['D20', 'aaa', '', 'ABCDE', 'A B'])
    expect(() => stock(symbol, 5)).toThrow('it has to be 1 to 4 characters out of A-Z');
  for (const price of ['1.5', 'many', '1e400']) {
    expect(() => game.make('stock', { symbol: 'CCC', name: 'C', price, volatility: 'low' })).toThrow(
      'whole number',
    );
  }
  expect(() => stock('CCC', 5, 'mild')).toThrow(
    'The volatility of CCC is never "mild", only low, medium, high.',
  );
  expect(
    game.make('stock', { symbol: 'DDD', name: 'D', price: '-4', volatility: 'low' }).value('stock/DDD/price'),
  ).toBe(0);
});

test('FN-S3 · S24 · a share is bought down to no cash and sold at the same price', () => {
  stock('CHAR', 1_000);
  game.does('bo', 'buy', { stock: 'CHAR', count: '1000' });
  expect([game.value('player/bo/cash'), game.value('rel/shares/bo/CHAR')]).toEqual([0, 1_000]);
  expect(game.refuses('bo', 'buy', { stock: 'CHAR' })).toEqual([
    'trading.1: 1 × 1,000 = 1,000; bo has 0, not enough for 1 of CHAR.',
  ]);
  game.does('bo', 'sell', { stock: 'CHAR', count: 1 });
  expect([game.value('player/bo/cash'), game.value('rel/shares/bo/CHAR')]).toEqual([1_000, 999]);
  expect(game.refuses('cy', 'sell', { stock: 'CHAR' })).toEqual(['trading.2: cy owns 0 of CHAR, not 1.']);
  expect(game.refuses('cy', 'sell', { stock: 'GONE' })).toEqual([
    'trading.2: There is no stock GONE; there is CHAR.',
  ]);
  expect(game.does('bo', 'sell', { stock: 'CHAR', count: 999 }).table.has('rel/shares/bo/CHAR')).toBe(false);
});

test('FN-S3 · quantities are whole numbers from one', () => {
  stock('CHAR', 10);
  const tries = (count: string | number) => game.refuses('bo', 'buy', { stock: 'CHAR', count });
  expect(tries('0')).toEqual(['trading.1: Count would be 0; 1 is the least.']);
  for (const count of [
    '1.5',
    '-5',
    '1e9',
    '0x10',
    '10abc',
    '',
    'NaN',
    '٣',
    '99999999999999999999',
    1.5,
    2 ** 53,
  ]) {
    expect(tries(count), String(count)).toHaveLength(1);
  }
  expect(game.refuses('bo', 'buy', { stock: 'CAHR', count: 'x', of: 'it' })).toEqual([
    'trading.1: There is no stock CAHR; did you mean CHAR?',
    'trading.1: Count must be a whole number, not "x".',
    'trading.1: buy takes stock, count, no of.',
  ]);
});

test('FN-S4 · S23 · a price of 0 by a roll delists at once and the sweep goes on', () => {
  stock('AAA', 1, 'low');
  stock('BBB', 5, 'medium');
  stock('CCC', 100, 'high');
  game.does('bo', 'buy', { stock: 'AAA', count: 7 }).does('bo', 'buy', { stock: 'BBB', count: 2 });
  const cash = game.value('player/bo/cash');
  const verdict = game.lay(1, 1, 1, 15, 15, 15, 15, 15).tries('cy', 'adjust');
  if (!verdict.lawful) throw new Error('refused');
  expect(verdict.rolls.map(({ dice, label, total, before }) => [dice, label, total, before])).toEqual([
    ['1D5-3', 'AAA', -2, 3],
    ['2D10-11', 'BBB', -9, 4],
    ['5D15-40', 'CCC', 35, 5],
  ]);
  expect(verdict.said.map(plain)).toEqual([
    'AAA is worth nothing and is no longer a stock.',
    'BBB is worth nothing and is no longer a stock.',
  ]);
  game.apply(verdict.changes);
  expect(game.value('stock/CCC/price')).toBe(135);
  expect([...game.table.keys()].filter((path) => /\/(AAA|BBB)(\/|$)/.test(path))).toEqual([]);
  expect(game.value('player/bo/cash')).toBe(cash);
  expect(stock('AAA', 9).value('rel/shares/bo/AAA')).toBeUndefined();
});

test('FN-S5 · S32 · nothing counts adjustments until a rule does', () => {
  stock('CHAR', 50);
  for (const _ of [1, 2, 3]) game.does('bo', 'adjust').hoursPass(1);
  expect(game.value('global/noma')).toBe(0);
});

test('FN-S6 · S22 · one adjustment an hour for everybody together', () => {
  stock('CHAR', 50);
  game.at('12:00:00').does('bo', 'adjust');
  expect(game.at('12:59:59').refuses('cy', 'adjust')).toEqual([
    'adjusting_the_markets.2: bo has done this already; it is possible again in 1 second.',
  ]);
  expect(game.weighs('cy', 'adjust')[0]?.fromMs).toBe(game.at('13:00:00').now);
  game.does('cy', 'adjust');
});

test('FN-S7 · S25 · a news post once per fixed cycle of 4 hours, its roll once and whenever', () => {
  stock('CCC', 100, 'low');
  game.at('03:59:59').does('bo', 'news', { stock: 'CCC' });
  game.at('04:00:05').lay(5).does('bo', 'news_roll', { post: '1' });
  expect(game.value('stock/CCC/price')).toBe(102);
  game.at('04:00:10').does('bo', 'news', { stock: 'CCC' }).does('cy', 'news', { stock: 'CCC' });
  expect(game.at('07:00:00').refuses('bo', 'news', { stock: 'CCC' })[0]).toContain(
    'it is possible again in 1 hour.',
  );
  expect(game.refuses('bo', 'news_roll', { post: 1 })).toEqual([
    'the_financial_times.2: There is no news post 1; there is 2, 3.',
  ]);
  expect(game.refuses('cy', 'news_roll', { post: '2' })).toEqual([
    "the_financial_times.2: That News Post is bo's.",
  ]);
  expect(game.does('bo', 'adjust').does('cy', 'news_roll', { post: '3' }).table.has('is/news_post/3')).toBe(
    false,
  );
});

test('FN-S7 · a post whose stock is gone has no roll', () => {
  stock('CCC', 2);
  game.does('bo', 'news', { stock: 'CCC' }).lay(1).does('cy', 'adjust');
  expect(game.table.has('news_post/1/stock')).toBe(false);
  expect(game.refuses('bo', 'news_roll', { post: '1' })).toEqual([
    'the_financial_times.3: Its stock is no longer a stock, so the roll has lapsed.',
  ]);
});

test('FN-S10 · FN-S8 · rolling and applying are one step; the same roll gives the same verdict', () => {
  stock('CHAR', 50, 'high');
  const one = game.lay(3, 1, 4, 1, 5).tries('bo', 'adjust');
  const two = game.lay(3, 1, 4, 1, 5).tries('bo', 'adjust');
  expect({ ...two, rolls: [] }).toEqual({ ...one, rolls: [] });
  expect(one.lawful && one.rolls[0]).toMatchObject({ faces: [3, 1, 4, 1, 5], modifier: -40, total: -26 });
});

test('S43 · FN-S6 · a stock called DF adds no die: labels are inert', () => {
  stock('DF', 50);
  const verdict = game.tries('bo', 'adjust');
  expect(verdict.lawful && verdict.rolls).toMatchObject([{ dice: '1D5-3', label: 'DF' }]);
});

test('FN-E2 · the Emperor plays the round because a rule of the round says so', () => {
  stock('CHAR', 50);
  game.does('ann', 'buy', { stock: 'CHAR' });
  const without = rules.map((rule) => ({
    ...rule,
    mechanism: rule.mechanism?.replace(/.*play_the_round.*\n/, '') ?? null,
  }));
  const strict = new Stage(without, ['ann', 'bo']).make('stock', {
    symbol: 'AA',
    name: 'A',
    price: '1',
    volatility: 'low',
  });
  expect(strict.refuses('ann', 'buy', { stock: 'AA' })).toEqual([
    'trading.1: ann is not a player here; only a player may buy shares.',
  ]);
  expect(strict.does('ann', 'leave').value('player/ann/playing')).toBe(false);
});

test('FN-M4 · while play is frozen only joining and leaving are done', () => {
  stock('CHAR', 50);
  game.frozen = { rule: 'official_entries_and_votable_matters', saying: [{ matter: 'V1' }, ' is open.'] };
  for (const [by, action, args] of [
    ['bo', 'buy', { stock: 'CHAR' }],
    ['bo', 'adjust', {}],
    ['bo', 'news', { stock: 'CHAR' }],
  ] as const) {
    expect(game.refuses(by, action, args)).toEqual(['official_entries_and_votable_matters: V1 is open.']);
  }
  game.does('bo', 'leave').does('bo', 'join');
});

test('FN-S7 · FN-S8 · posts heard late count in the cycle of their own time, and only once', () => {
  stock('CCC', 100);
  game.at('08:00:05').does('bo', 'news', { stock: 'CCC' });
  game.at('07:59:00').does('bo', 'news', { stock: 'CCC' });
  expect(game.at('07:59:30').refuses('bo', 'news', { stock: 'CCC' })).toHaveLength(1);
});

test('FN-P3 · an act heard late does not make its author look idle for longer', () => {
  stock('CCC', 100);
  const newest = game.at('12:00:00').does('bo', 'buy', { stock: 'CCC' }).now;
  game.at('11:00:00').does('bo', 'buy', { stock: 'CCC' });
  expect(game.value('did/bo/action')).toBe(newest);
});
