import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../engine.ts';
import { block, programOf, rulesOf, Stage } from '../testing/stage.ts';
import { machineOf } from './machine.ts';

const shipped = [
  ...rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core'),
  ...rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round'),
];

const edited = (from: string, to: string) =>
  shipped.map((rule) => ({ ...rule, mechanism: rule.mechanism?.replace(from, to) ?? null }));

/** The rules whose compiled form is not the one that the first program holds. */
function compiledAnew(before: typeof shipped, after: typeof shipped): string[] {
  const [old, now] = [machineOf(programOf(before)), machineOf(programOf(after))];
  return [...now.rules].filter(([id, rule]) => old.rules.get(id) !== rule).map(([id]) => id);
}

test('a rule is compiled once for a text and the words it uses', () => {
  expect(compiledAnew(shipped, [...shipped])).toEqual([]);
});

test('a changed parameter compiles its own rule only', () => {
  expect(compiledAnew(shipped, edited('adjust_wait: 1h', 'adjust_wait: 5h'))).toEqual([
    'adjusting_the_markets',
  ]);
});

test('a changed word compiles whoever uses it, and no other', () => {
  const anew = compiledAnew(
    shipped,
    edited('cash:\n    type: integer\n', 'cash:\n    type: integer\n    max: 9000000\n'),
  );
  expect(anew).toEqual(['money', 'trading']);
});

test('a changed kind reaches rules that only meet it through another', () => {
  const chain = (price: string) => [
    ...rulesOf(
      block(`kinds: { stock: { key: symbol, fields: { symbol: text, price: { type: ${price} } } } }`, 'One'),
      'core',
    ),
    ...rulesOf(block('kinds: { post: { key: number, fields: { about: stock } } }', 'Two'), 'core'),
    ...rulesOf(
      block(
        'actions: { go: { who: anyone, takes: { post: post }, does: [ { ensure: post.about.price > 3, else: No. } ] } }',
        'Three',
      ),
      'core',
    ),
  ];
  expect(compile(chain('integer')).ok).toBe(true);
  expect(compile(chain('text'))).toMatchObject({ ok: false, faults: [{ rule: 'three' }] });
  expect(compile(chain('integer')).ok).toBe(true);
});

test('rules compiled for an earlier program read the values of the one in force', () => {
  const before = new Stage(shipped, ['ann', 'bo']).make('stock', {
    symbol: 'A',
    name: 'A',
    price: '9',
    volatility: 'low',
  });
  const after = new Stage(edited('low_roll: 1D5-3', 'low_roll: 2D7+1'), ['ann', 'bo']);
  after.table = before.table;
  const dice = (game: Stage) => {
    const verdict = game.tries('bo', 'adjust');
    return verdict.lawful && verdict.rolls[0]?.dice;
  };
  expect([dice(before), dice(after), dice(before)]).toEqual(['1D5-3', '2D7+1', '1D5-3']);
});

test('a kind that gains a field is one thing to old rules and new', () => {
  const grown = edited(
    'price: { type: integer, floor: 0 }',
    'price: { type: integer, floor: 0 }\n      trend: { type: integer, default: 4 }',
  );
  const added = rulesOf(
    block(
      'actions: { sum_up: { takes: { stock: stock }, does: [ { change: stock.price, by: stock.trend } ] } }',
      'Sums',
    ),
    'round',
  );
  const game = new Stage([...grown, ...added], ['ann', 'bo']).make('stock', {
    symbol: 'A',
    name: 'A',
    price: '9',
    volatility: 'low',
  });
  game.does('bo', 'sum_up', { stock: 'A' }).does('bo', 'buy', { stock: 'A' });
  expect(game.value('stock/A/price')).toBe(13);
});
