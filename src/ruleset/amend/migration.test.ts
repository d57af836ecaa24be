import { describe, expect, test } from 'vitest';
import { enacts, noticesOf, refusal } from '../testing/enact.ts';
import { block, rulesOf, Stage } from '../testing/stage.ts';

const LAW = `
permissions: [ { who: emperor, may: play_the_round } ]
player_fields: { cash: 5, mood: { type: enum, options: [ glad, sad ], default: glad }, pet: { type: stock, optional: true } }
globals: { pot: 9, word: hello, pause: 2h }
kinds: { stock: { key: symbol, fields: { symbol: { type: text, pattern: "[A-Z]{1,4}" }, price: integer, level: { type: enum, options: [ low, high ] } } } }
relations: { shares: { of: [ player, stock ] } }
`;

const game = () =>
  new Stage(rulesOf(block(LAW), 'round'), ['ann', 'bo'])
    .make('stock', { symbol: 'AAA', price: '5', level: 'low' })
    .set('player/bo/cash', 40)
    .set('player/bo/pet', 'AAA')
    .set('rel/shares/bo/AAA', 3);

const put = (at: string, value: string) => `- { edit_mechanism: test, at: ${at}, put: ${value} }`;
const gone = (at: string) => `- { edit_mechanism: test, at: ${at}, delete: true }`;

describe('S29 · what becomes of values when their definitions change', () => {
  test('added: everybody gets the default, and so does every thing', () => {
    const table = game();
    const { diff } = enacts(
      table,
      `${put('player_fields.points', '7')}\n${put('kinds.stock.fields.trend', '{ type: integer, default: 3 }')}`,
    );
    expect(diff.values.map(({ path, from, to }) => [path, from, to])).toEqual([
      ['player/ann/points', null, 7],
      ['player/bo/points', null, 7],
      ['stock/AAA/trend', null, 3],
    ]);
  });

  test('added without a default: do sets it, or it is refused', () => {
    const field = put('kinds.stock.fields.trend', 'integer');
    expect(refusal(game(), field)).toEqual([
      '1:3 The gamestate: trend of stock AAA has no value, and trend has no default',
    ]);
    const table = game();
    enacts(table, `${field}\n- do: [ { each: s, in: stocks, do: [ { set: s.trend, to: s.price * 2 } ] } ]`);
    expect(table.value('stock/AAA/trend')).toBe(10);
  });

  test('removed: dropped, and shown', () => {
    const table = game();
    const { diff } = enacts(table, `${gone('player_fields.cash')}\n${gone('globals.pot')}`);
    expect(diff.values).toContainEqual({ path: 'player/bo/cash', from: 40, to: null });
    expect(table.table.has('global/pot')).toBe(false);
  });

  test('another default changes nobody’s value', () => {
    const table = game();
    expect(enacts(table, put('player_fields.cash', '90')).diff.values).toEqual([]);
    expect(table.value('player/bo/cash')).toBe(40);
  });

  test('an enum becomes a kind: the word is the key, valid once do has made the thing', () => {
    const kind = `${put('kinds.tempo', '{ key: name, plural: tempi, fields: { name: { type: text, pattern: "[a-z]{1,9}" }, dice: dice } }')}\n${put('kinds.stock.fields.level', 'tempo')}`;
    expect(refusal(game(), kind)[0]).toContain(
      'level of stock AAA would be low: level is "low", but there is no such tempo',
    );
    const table = game();
    enacts(table, `${kind}\n- do: [ { create: tempo, values: { name: low, dice: 1D6 } } ]`);
    expect([table.value('stock/AAA/level'), table.value('tempo/low/dice')]).toEqual(['low', '1D6']);
  });

  test('a kind becomes an enum: the key is the word', () => {
    const table = game();
    enacts(table, put('player_fields.pet', '{ type: enum, options: [ AAA, BBB ], optional: true }'));
    expect(table.value('player/bo/pet')).toBe('AAA');
  });

  test('a number does not turn into a length of time, nor the reverse: it starts again, with a notice', () => {
    const table = game();
    const amended = enacts(table, `${put('player_fields.cash', '2h')}\n${put('globals.pause', '4')}`);
    expect(noticesOf(amended)).toEqual([
      'pause starts again: 2 hours does not fit the rules any more.',
      "ann's cash starts again: 5 does not fit the rules any more.",
      "bo's cash starts again: 40 does not fit the rules any more.",
    ]);
    expect([table.value('player/bo/cash'), table.value('global/pause')]).toEqual([7_200, 4]);
  });

  test('another type keeps what can be read as it, else the default with a notice, else it is refused', () => {
    const table = game();
    const words = enacts(
      table,
      `${put('globals.word', '{ type: enum, options: [ hello, bye ], default: bye }')}\n${put('globals.pot', 'none')}`,
    );
    expect(table.value('global/word')).toBe('hello');
    expect(noticesOf(words)).toEqual(['pot becomes none: 9 does not fit the rules any more.']);
    expect(refusal(game(), put('kinds.stock.fields.price', 'flag'))[0]).toContain(
      'price of stock AAA would be 5',
    );
  });

  test('a bound keeps what fits', () => {
    const table = game();
    expect(
      noticesOf(enacts(table, put('player_fields.cash', '{ type: integer, default: 5, max: 20 }'))),
    ).toEqual(["bo's cash becomes 5: 40 does not fit the rules any more."]);
    expect(refusal(game(), put('kinds.stock.fields.price', '{ type: integer, min: 6 }'))[0]).toContain(
      '6 is the least',
    );
  });

  test('an option less', () => {
    const table = game().set('player/bo/mood', 'sad');
    const amended = enacts(
      table,
      put('player_fields.mood', '{ type: enum, options: [ glad, calm ], default: calm }'),
    );
    expect(noticesOf(amended)).toEqual(["bo's mood becomes calm: sad does not fit the rules any more."]);
    expect(table.value('player/ann/mood')).toBe('glad');
  });

  test('unique: two that are alike are told', () => {
    const table = game().make('stock', { symbol: 'BBB', price: '5', level: 'low' });
    expect(refusal(table, put('kinds.stock.fields.price', '{ type: integer, unique: true }'))).toEqual([
      '1:3 The gamestate: price of stock BBB and price of stock AAA are both 5',
    ]);
  });

  test('a relation’s bound is refused if a row does not fit; another default changes nobody’s row', () => {
    expect(refusal(game(), put('relations.shares.max', '2'))).toEqual([
      '1:3 The gamestate: shares of bo/AAA is 3, which the new bounds do not allow',
    ]);
    const table = game();
    enacts(table, put('relations.shares.default', '3'));
    expect(['rel/shares/bo/AAA', 'rel/shares/ann/AAA'].map((path) => table.value(path))).toEqual([
      undefined,
      0,
    ]);
    expect(
      table.make('stock', { symbol: 'BBB', price: '5', level: 'low' }).table.has('rel/shares/ann/BBB'),
    ).toBe(false);
  });

  test('a kind that goes takes its things and rows; what still names it is a fault', () => {
    expect(refusal(game(), gone('kinds.stock'))).toContain('1:3 Test, line 7: there is no type stock');
    const table = game();
    enacts(table, `${gone('kinds.stock')}\n${gone('relations.shares')}\n${gone('player_fields.pet')}`);
    expect([...table.table.keys()].filter((path) => /stock|shares|pet/.test(path))).toEqual([]);
  });
});
