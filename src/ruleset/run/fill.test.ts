import { expect, test } from 'vitest';
import { fill } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, programOf, rulesOf, Stage } from '../testing/stage.ts';

const PLAYS = '\npermissions: [ { who: emperor, may: play_the_round } ]\n';
const law = (mechanism: string, title = 'Test') => rulesOf(block(mechanism + PLAYS, title), 'round');
const STOCKS = (fields: string) =>
  `kinds: { stock: { key: symbol, fields: { symbol: { type: text, pattern: "[A-Z]{1,4}" }, ${fields} } } }`;

function amend(game: Stage, mechanism: string) {
  const program = programOf(law(mechanism));
  const filled = fill(program, game.table, game.program);
  if (filled.faults.length === 0) {
    game.apply(filled.changes);
    game.program = program;
  }
  return { faults: filled.faults, notices: filled.notices.map((n) => plain(n.saying)) };
}

test('S29 · a new field gives every player, and every thing, its default at once', () => {
  const game = new Stage(law(STOCKS('price: integer')), ['ann', 'bo']).make('stock', {
    symbol: 'AAA',
    price: '5',
  });
  expect(
    amend(
      game,
      `${STOCKS('price: integer, trend: { type: integer, default: 3 }')}\nplayer_fields: { points: 7 }\nglobals: { pot: 9 }`,
    ),
  ).toEqual({ faults: [], notices: [] });
  expect(
    ['player/ann/points', 'player/bo/points', 'stock/AAA/trend', 'global/pot'].map((path) =>
      game.value(path),
    ),
  ).toEqual([7, 7, 3, 9]);
});

test('a field without a default is refused while there are things without it', () => {
  const game = new Stage(law(STOCKS('price: integer')), ['ann']).make('stock', { symbol: 'AAA', price: '5' });
  expect(amend(game, STOCKS('price: integer, trend: integer')).faults).toEqual([
    'trend of stock AAA has no value, and trend has no default',
  ]);
});

test('what is gone goes, cell by cell, and nothing else', () => {
  const all = `${STOCKS('price: integer')}\nplayer_fields: { cash: 5, points: 1 }\nglobals: { pot: 9 }\nrelations: { shares: { of: [ player, stock ] } }\ntriggers: { t: { on: stock, when: stock.price > 1, do: [] } }\nactions: { go: { limits: [ { within: 1h } ], does: [] } }`;
  const game = new Stage(law(all), ['ann', 'bo']).make('stock', { symbol: 'AAA', price: '5' });
  game.set('rel/shares/bo/AAA', 3).does('bo', 'go').set('matter/P1/kind', 'proposal').set('next/proposal', 2);
  const kept = (table: Stage['table']) =>
    [...table.keys()].filter((path) => /^(did|matter|next|game|is\/player)/.test(path));
  const before = kept(game.table);
  amend(game, 'player_fields: { cash: 5 }');
  expect(kept(game.table)).toEqual(before);
  expect([...game.table.keys()].filter((path) => /stock|shares|pot|points|used|true/.test(path))).toEqual([]);
  expect(game.value('player/bo/cash')).toBe(5);
});

test('a changed default changes nobody’s value; a bound keeps what fits', () => {
  const game = new Stage(law('player_fields: { cash: 5 }'), ['ann']).set('player/ann/cash', 2);
  expect(amend(game, 'player_fields: { cash: { type: integer, default: 90, max: 100 } }')).toEqual({
    faults: [],
    notices: [],
  });
  expect(game.value('player/ann/cash')).toBe(2);
});

test('a value that no longer fits takes the default, with a notice; without one the change is refused', () => {
  const game = new Stage(law('player_fields: { cash: 5 }'), ['ann']).set('player/ann/cash', 500);
  expect(amend(game, 'player_fields: { cash: { type: integer, default: 50, max: 100 } }').notices).toEqual([
    "ann's cash becomes 50: 500 does not fit the rules any more.",
  ]);
  const market = new Stage(law(STOCKS('price: integer')), ['ann']).make('stock', {
    symbol: 'AAA',
    price: '500',
  });
  expect(amend(market, STOCKS('price: { type: integer, max: 100 }')).faults).toEqual([
    'price of stock AAA would be 500: price would be 500; 100 is the most',
  ]);
});

test('another type keeps what can be read as it', () => {
  const game = new Stage(law('globals: { mode: high }'), ['ann']);
  expect(amend(game, 'globals: { mode: { type: enum, options: [ high, low ], default: low } }')).toEqual({
    faults: [],
    notices: [],
  });
  expect(game.value('global/mode')).toBe('high');
  expect(amend(game, 'globals: { mode: 4 }').notices).toEqual([
    'mode becomes 4: high does not fit the rules any more.',
  ]);
});

test('enum to kind: the word stays as the key, valid once a thing of that key exists', () => {
  const before = STOCKS('level: { type: enum, options: [ low, high ] }');
  const after =
    'kinds: { stock: { key: symbol, fields: { symbol: { type: text, pattern: "[A-Z]{1,4}" }, level: tempo } }, tempo: { key: name, fields: { name: { type: text, pattern: "[a-z]{1,9}" } } } }';
  const game = new Stage(law(before), ['ann']).make('stock', { symbol: 'AAA', level: 'low' });
  expect(amend(game, after).faults[0]).toContain('level of stock AAA would be low');
  game.set('is/tempo/low', true).set('tempo/low/name', 'low');
  game.apply(fill(programOf(law(after)), game.table, programOf(law(after))).changes);
  expect(game.value('stock/AAA/level')).toBe('low');
});

test('relation bounds are refused if a row does not fit', () => {
  const shares = (bounds: string) =>
    `${STOCKS('price: integer')}\nrelations: { shares: { of: [ player, stock ]${bounds} } }`;
  const game = new Stage(law(shares('')), ['ann'])
    .make('stock', { symbol: 'AAA', price: '5' })
    .set('rel/shares/ann/AAA', -9);
  expect(amend(game, shares(', min: 0')).faults).toEqual([
    'shares of ann/AAA is -9, which the new bounds do not allow',
  ]);
});

test('filling twice changes nothing the second time', () => {
  const game = new Stage(law(`${STOCKS('price: integer')}\nplayer_fields: { cash: 5 }`), ['ann', 'bo']);
  expect(fill(game.program, game.table, game.program)).toEqual({ changes: [], notices: [], faults: [] });
});

test('FN-E5 · with the rules of the round gone, its things, values and rows are gone', () => {
  const game = new Stage(
    law(
      `${STOCKS('price: integer')}\nplayer_fields: { cash: 5 }\nrelations: { shares: { of: [ player, stock ] } }`,
    ),
    ['ann', 'bo'],
  );
  game.make('stock', { symbol: 'AAA', price: '5' }).set('rel/shares/bo/AAA', 2);
  game.apply(fill(programOf([]), game.table, game.program).changes);
  expect([...game.table.keys()].filter((path) => /cash|stock|rel/.test(path))).toEqual([]);
});
