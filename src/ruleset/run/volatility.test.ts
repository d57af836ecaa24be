import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fill } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { programOf, rulesOf, Stage } from '../testing/stage.ts';

const core = rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core');
const market = readFileSync('rulesets/stock-market.md', 'utf8');

/** Volatility becomes a kind with dice of its own, a stock gets a Trend, a zero repeats it, and NOMA counts. */
const amended = market
  .replace(
    'volatility: { type: enum, options: [ low, medium, high ] }',
    'volatility: { type: volatility }\n      trend: { type: integer, default: 0 }',
  )
  .replace(
    'kinds:\n  stock:',
    'kinds:\n  volatility:\n    key: level\n    plural: volatilities\n    fields: { level: { type: text, pattern: "[a-z]{1,20}" }, dice: dice }\n  stock:',
  )
  .replace(/ {6}- if: stock.volatility == "low"[\s\S]*?(?=actions:)/, () =>
    [
      '- { roll: stock.volatility.dice, as: result, label: stock.symbol }',
      '- { let: step, be: "result == 0 ? stock.trend : result" }',
      '- { let: before, be: stock.price }',
      '- { set: stock.price, to: "max(0, stock.price + step)" }',
      '- { if: stock.price != before, then: [ { set: stock.trend, to: stock.price - before } ] }',
    ]
      .map((step) => `      ${step}\n`)
      .join(''),
  )
  .replace(
    '- { call: roll_for, with: { stock: stock } }\n    par: 2\n```\n\n## Expanded',
    '- { call: roll_for, with: { stock: stock } }\n      - { change: noma, by: 1 }\n    par: 2\n```\n\n## Expanded',
  );

/** The game after the amendment, with the levels that its steps would create. */
function after(): Stage {
  const game = new Stage([...core, ...rulesOf(market, 'round')], ['ann', 'bo']);
  for (const [symbol, level] of [
    ['AAA', 'low'],
    ['BBB', 'medium'],
  ] as const) {
    game.make('stock', { symbol, name: symbol, price: '50', volatility: level });
  }
  const program = programOf([...core, ...rulesOf(amended, 'round')]);
  expect(fill(program, game.table, game.program).faults).toHaveLength(2);
  game.program = program;
  for (const [level, dice] of [
    ['low', '1D5-3'],
    ['medium', '2D10-11'],
    ['high', '5D15-40'],
  ] as const) {
    game.make('volatility', { level, dice });
  }
  return game.apply(fill(program, game.table, program).changes);
}

test('the words of an enum become the keys of things, and every stock rolls the dice of its own', () => {
  const game = after();
  const verdict = game.lay(5, 10, 10).tries('bo', 'adjust');
  expect(verdict.lawful && verdict.rolls.map(({ dice, total }) => [dice, total])).toEqual([
    ['1D5-3', 2],
    ['2D10-11', 9],
  ]);
  if (verdict.lawful) game.apply(verdict.changes);
  expect(['stock/AAA/price', 'stock/AAA/trend', 'stock/BBB/trend'].map((path) => game.value(path))).toEqual([
    52, 2, 9,
  ]);
});

test('S32 · FN-S5 · each adjustment counts from then on, news never', () => {
  const game = after().lay(5, 10, 10).does('bo', 'adjust').hoursPass(1).does('bo', 'adjust');
  expect(game.value('global/noma')).toBe(2);
  expect(
    game.does('bo', 'news', { stock: 'AAA' }).does('bo', 'news_roll', { post: 1 }).value('global/noma'),
  ).toBe(2);
});

test('a roll of zero repeats the Trend', () => {
  const game = after().lay(5, 10, 10).does('bo', 'adjust').hoursPass(1).lay(3, 5, 6).does('bo', 'adjust');
  expect([game.value('stock/AAA/price'), game.value('stock/BBB/price')]).toEqual([54, 68]);
});

test('a level that stocks still have cannot go; a wrong one is a sentence', () => {
  const game = after();
  expect(() => game.make('stock', { symbol: 'CCC', name: 'C', price: '5', volatility: 'mild' })).toThrow(
    'The volatility of CCC is "mild", but there is no such volatility.',
  );
  const removing = rulesOf(
    '# R\n\n## Ends\n\nWords.\n\n```mechanism\nactions: { end: { takes: { level: volatility }, does: [ { remove: level } ] } }\n```\n',
    'round',
  );
  const program = programOf([...core, ...rulesOf(amended, 'round'), ...removing]);
  game.program = program;
  expect(game.refuses('bo', 'end', { level: 'low' })).toEqual([
    'ends: The volatility of AAA is still low, so low cannot be removed.',
  ]);
  expect(game.does('bo', 'end', { level: 'high' }).table.has('is/volatility/high')).toBe(false);
  const verdict = game.tries('bo', 'buy', { stock: 'AAA' });
  expect(verdict.lawful && verdict.said.map(plain)).toEqual(['bo buys 1 of AAA for 50.']);
});
