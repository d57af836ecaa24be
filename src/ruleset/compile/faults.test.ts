import { expect, test } from 'vitest';
import { compile } from '../engine.ts';
import { block, faultsOf, rulesOf } from '../testing/stage.ts';
import type { Rule } from '../types.ts';

const faults = (mechanism: string) =>
  faultsOf(rulesOf(block(mechanism), 'round')).map(
    ({ line, column, saying }) => `${line}:${column} ${saying}`,
  );
/** Just the sayings, for what is said rather than where. */
const said = (mechanism: string) => faultsOf(rulesOf(block(mechanism), 'round')).map(({ saying }) => saying);

const STOCKS = `
player_fields: { cash: 5 }
kinds:
  stock:
    key: symbol
    fields: { symbol: { type: text, pattern: "[A-Z]{1,4}" }, price: { type: integer, floor: 0 }, level: { type: enum, options: [ low, high ] } }
relations: { shares: { of: [ player, stock ], min: 0 } }
globals: { noma: 0 }
parameters: { wait: 1h }
`;
const acting = (step: string, takes = '{ stock: stock }') =>
  said(`${STOCKS}actions:\n  go:\n    takes: ${takes}\n    does:\n      - ${step}\n`);

test('a misspelt field is found at its place, with the nearest name', () => {
  expect(
    faults(
      'player_fields: { cash: 5 }\nactions:\n  go:\n    needs:\n      - that: player.csh > 1\n        else: No.\n    does: []\n',
    ),
  ).toEqual(['10:22 in "player.csh > 1": there is no field called csh; did you mean cash?']);
});

test.each([
  [
    '{ set: noma, to: \'stock.level == "lwo" ? 1 : 2\' }',
    'in "stock.level == "lwo" ? 1 : 2": level is never "lwo", only low, high; did you mean low?',
  ],
  ['{ set: wait, to: 2h }', 'wait cannot be set: a parameter changes only by amendment'],
  ['{ set: nom, to: 1 }', 'in "nom": there is nothing called nom; did you mean noma?'],
  ['{ set: noma, to: \'"5"\' }', 'in ""5"": it gives text, but a whole number is needed here'],
  ['{ set: stock.symbol, to: \'"A"\' }', 'symbol is the key of a stock and cannot be set'],
  [
    '{ set: emperor, to: player }',
    'emperor cannot be set: the office passes only when a matter is enacted whose kind has enacted: victory, such as a Declaration of Victory',
  ],
  [
    '{ set: player.is_emperor, to: "true" }',
    'is_emperor of a player cannot be set: the office passes only when a matter is enacted whose kind has enacted: victory, such as a Declaration of Victory',
  ],
  [
    '{ set: player.playing, to: "true" }',
    'playing of a player cannot be set: the step { make: player, a: observer }, or a: player, changes roles',
  ],
  [
    '{ add: player, to: players }',
    'players cannot be set: the step { make: player, a: observer }, or a: player, changes roles',
  ],
  ['{ set: player.name, to: \'"A"\' }', 'name of a player cannot be set by a step'],
  [
    '{ set: stock.level, to: \'noma > 0 ? "low" : "mild"\' }',
    'in "noma > 0 ? "low" : "mild"": level is never "mild", only low, high',
  ],
  ['{ change: stock.level, by: 1 }', 'stock.level is text; only a whole number can be changed by an amount'],
  ['{ clear: noma }', 'noma is not optional, so it cannot be cleared'],
  ['{ let: noma, be: 1 }', 'noma is already defined in Test; choose another name'],
  ['{ let: list, be: 1 }', 'list has a meaning of its own in expressions; choose another name'],
  ['{ let: stock, be: 1 }', 'stock has a value here already; choose another name'],
  ['{ each: p, in: noma, do: [] }', 'noma is a whole number; each needs a list'],
  ['{ remove: player }', 'a player cannot be removed; make them an observer instead'],
  ['{ call: rol, with: {} }', 'there is no procedure rol'],
  ['{ create: stok, values: {} }', 'there is no kind stok; did you mean stock?'],
  [
    '{ create: stock, values: { symbol: AB, prize: 4, level: low } }',
    'stock has no field prize; did you mean price?',
  ],
  [
    '{ create: stock, values: { symbol: ab, price: 4, level: low } }',
    'symbol is "ab"; it has to be 1 to 4 characters out of A-Z',
  ],
  [
    '{ set: noma, to: "stock == player ? 1 : 0" }',
    'in "stock == player ? 1 : 0": a stock and a player do not go together with ==',
  ],
  [
    '{ change: "shares(stock, player)", by: 1 }',
    'in "shares(stock, player)": shares takes player and stock, not a stock and a player',
  ],
  ['{ ensure: noma, else: No. }', 'in "noma": it gives a whole number, but yes or no is needed here'],
  ['{ ensure: "since(player, \\"vot\\") > wait", else: No. }', 'nobody can vot'],
  [
    '{ announce: "{{stock.prise}}" }',
    'in "stock.prise": there is no field called prise; did you mean price?',
  ],
  ['{ roll: noma, as: x }', 'in "noma": it gives a whole number, but dice is needed here'],
  ['{ roll: 999D99999, as: x }', 'in "999D99999"'],
  ['{ set: noma, to: noma + }', 'in "noma +": something is missing at the end'],
  ['{ set: noma, to: "(noma" }', 'in "(noma": something is missing at the end'],
  ['{ set: noma, to: noma 1 }', 'in "noma 1": "1" is not expected here'],
])('%s', (step, saying) => {
  expect(acting(step)[0]).toContain(saying);
});

test.each([
  ['actions:\n  go: { takes: { stock: stok }, does: [] }', 'there is no type stok'],
  [
    'globals: { stok: { type: list, default: [] } }\nactions:\n  go: { takes: { a: stock }, does: [] }',
    'there is no type stock',
  ],
  ['globals: { list: 0 }', 'list has a meaning of its own in expressions; choose another name'],
  ['globals: { cel: 0 }', 'cel has a meaning of its own'],
  ['kinds: { integer: { key: k } }', 'integer has a meaning of its own; choose another name for the kind'],
  ['kinds: { vote: { key: k } }', 'vote has a meaning of its own; choose another name for the kind'],
  ['kinds: { duration: { key: k } }', 'duration has a meaning of its own'],
  ['player_fields: { round: 1 }', 'every player already has round; choose another name'],
  ['globals: { a: 0 }\nactions:\n  a: { does: [] }', 'a is already defined in Test'],
  ['kinds: { thing: { key: k, plural: stuff } }\nglobals: { stuff: 0 }', 'stuff is already defined in Test'],
  [
    'globals: { a: 0 }\nactions:\n  go: { takes: { a: integer }, does: [] }',
    'a is already defined in Test; choose another name',
  ],
  ['relations: { r: { of: [ player, stok ] } }', 'there is no type stok'],
  ['triggers: { t: { on: stok, when: "true", do: [] } }', 'there is no kind stok'],
  [
    'triggers: { t: { after: by, do: [] } }\nactions: { buy: { does: [] } }',
    'there is no action by; did you mean buy?',
  ],
  ['guards: { byu: [] }\nactions: { buy: { does: [] } }', 'there is no action byu; did you mean buy?'],
  ['guards: { submit dove: [] }', 'there is no kind of matter dove'],
  [
    'permissions: [ { who: player, may: resolve, what: [ cjf ] } ]',
    'there is no kind of matter cjf; did you mean cfj?',
  ],
  ['parameters: { a: { type: player, default: ann } }', 'a parameter cannot be a player'],
  [
    'procedures:\n  aa: { takes: {}, does: [ { call: bb, with: {} } ] }\n  bb: { takes: {}, does: [ { call: aa, with: {} } ] }',
    'procedures may not call themselves: aa -> bb -> aa',
  ],
  ['matters: { motion: { opens: "MOTION:", letter: C } }', 'the letter C belongs to cfj'],
  ['matters: { motion: { opens: "CALL FOR JUDGEMENT: ALL", letter: M } }', 'would be a cfj too'],
])('%s', (mechanism, saying) => {
  expect(said(mechanism)[0]).toContain(saying);
});

test('names, criteria and vote words are each given once over all rules', () => {
  const twice = (mechanism: string) =>
    faultsOf([...rulesOf(block(mechanism, 'One'), 'core'), ...rulesOf(block(mechanism, 'Two'), 'round')]).map(
      ({ rule, saying }) => `${rule}: ${saying}`,
    );
  expect(twice('actions: { buy: { does: [] } }')).toEqual(['two: buy is already defined in One']);
  expect(twice('player_fields: { cash: 1 }')).toEqual(['two: cash is already defined in One']);
  expect(twice('nouns: { player: pawn }')).toEqual(['two: player is already defined in One']);
  expect(twice('criteria: { enact: "true" }')).toEqual([
    'two: the criterion to enact is already given in One',
  ]);
  expect(twice('votes: { for: [ aye ] }')).toEqual(['two: the vote word aye is already given in One']);
});

test('prose is checked too: a hole that means nothing is a fault on its line', () => {
  const rule: Rule = {
    id: 'r',
    title: 'R',
    scope: 'core',
    text: 'One.\n\nTwo {{nothing}}.',
    mechanism: null,
  };
  expect(faultsOf([rule])).toEqual([
    { rule: 'r', line: 5, column: 7, saying: 'in "nothing": there is nothing called nothing' },
  ]);
});

test('all faults at once, each in its own rule', () => {
  const rules = ['One', 'Two', 'Three'].flatMap((title) =>
    rulesOf(
      block('triggers:\n  t_TITLE: { when: x, do: [] }'.replace('TITLE', title.toLowerCase()), title),
      'core',
    ),
  );
  expect(faultsOf(rules).map(({ rule }) => rule)).toEqual(['one', 'two', 'three']);
});

test('two rules of one title are a fault', () => {
  const rules = rulesOf(block('globals: { a: 0 }'), 'core');
  expect(compile([...rules, { ...rules[0]!, mechanism: null }])).toMatchObject({ ok: false });
});
