import { expect, test } from 'vitest';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, programOf, rulesOf, Stage } from '../testing/stage.ts';

const WORLD = `
parameters: { slots: 2, wait: 18h, last: { type: moment, default: "2021-02-03T12:00:00Z" }, roll: 2d6+1, marks: [ x, y ] }
globals:
  noma: { type: integer, default: 3 }
  best: { type: stock, optional: true }
  high_mark: { type: integer, optional: true }
player_fields: { cash: 5 }
kinds:
  stock: { key: symbol, fields: { symbol: { type: text, pattern: "[A-Z]{1,4}" }, price: integer, level: { type: enum, options: [ low, high ] }, dice: { type: dice, default: 1D6 } } }
relations: { shares: { of: [ player, stock ] } }
permissions: [ { who: emperor, may: play_the_round } ]
`;

const saying = (hole: string) => `${WORLD}actions:\n  say:\n    does:\n      - announce: '{{${hole}}}'\n`;
const faults = (hole: string) => faultsOf(rulesOf(block(saying(hole)), 'round')).map((f) => f.saying);

function shows(hole: string) {
  const game = new Stage(rulesOf(block(saying(hole)), 'round'), ['ann', 'bo']);
  game
    .make('stock', { symbol: 'AAA', price: '10', level: 'low' })
    .make('stock', { symbol: 'BBB', price: '7', level: 'high' });
  game
    .set('rel/shares/bo/AAA', 4)
    .set('did/bo/vote', game.now - 60_000)
    .set('player/ann/label', 'Ann');
  const verdict = game.tries('bo', 'say');
  if (!verdict.lawful) throw new Error(JSON.stringify(verdict.grounds));
  return { words: plain(verdict.said[0] ?? []), saying: verdict.said[0] };
}

test.each([
  ['noma * 2 - 1', '5'],
  ['-7 / 2', '-3'],
  ['-7 % 2', '-1'],
  ['max(1, noma) + min(2, 9) + abs(-4)', '9'],
  ['sum(stocks.map(s, s.price))', '17'],
  ['largest(stocks.map(s, s.price))', '10'],
  ['stocks.filter(s, s.level == "low").map(s, s.symbol)', 'AAA'],
  ['stocks.filter(s, s.price > 99)', 'none'],
  [
    'players.all(p, p.cash == 5) && stocks.exists(s, s.price == 7) && stocks.exists_one(s, s.level == "low")',
    'yes',
  ],
  ['size(players) + size("four") + stocks.size()', '8'],
  ['shares(player, stock("AAA"))', '4'],
  ['stock("AAA") == stock("AAA") && stock("AAA") != stock("BBB") && stock("BBB") in stocks', 'yes'],
  ['player("ann").name', 'ann'],
  ['player("Ann") == emperor', 'yes'],
  ['players.map(p, p.name)', 'ann, bo'],
  ['observers', 'none'],
  ['is_set(best) || is_set(high_mark)', 'no'],
  ['is_set(noma)', 'yes'],
  ['hours(36)', '36 hours'],
  ['days(2) > wait', 'yes'],
  ['since(player, "vote")', '1 minute'],
  ['player.demoted_for > days(90000)', 'yes'],
  ['now >= last', 'yes'],
  ['now - last', '0 seconds'],
  ['last', '2021-02-03 12:00 UTC'],
  ['roll', '2D6+1'],
  ['stock("AAA").dice', '1D6'],
  ['marks[1]', 'y'],
  ['"x" in marks && "abc".contains("b") && "abc".startsWith("a") && "abc".endsWith("c")', 'yes'],
  ['noma > 2 ? "many" : "few"', 'many'],
  ['string(noma) + "!"', '3!'],
  ['int("12") + 1', '13'],
  ['noun.Player + " " + noun.emperor + " " + noun.players', 'Player Emperor players'],
  ['best', 'none'],
  ['best.price', '?'],
  ['high_mark', '?'],
  ['stock("ZZZ").price', '?'],
  ['1 / (noma - 3)', '?'],
  ['marks[7]', '?'],
])('{{%s}} prints %s', (hole, words) => {
  expect(shows(hole).words).toBe(words);
});

test('holes are typed: a player is a player, however it is named', () => {
  expect(shows('player.name').saying).toEqual([{ player: 'bo' }]);
  expect(shows('players.filter(p, p.cash > 0).map(p, p.name)').saying).toEqual([
    { player: 'ann' },
    ', ',
    { player: 'bo' },
  ]);
  expect(shows('(noma > 0 ? player : emperor).name').saying).toEqual([{ player: 'bo' }]);
  expect(shows('wait').saying).toEqual([{ lastingS: 64_800 }]);
  expect(shows('now').saying).toEqual([{ instant: Date.UTC(2021, 1, 3, 12) }]);
  expect(shows('roll').saying).toEqual([{ dice: '2D6+1' }]);
});

test('|| and && pass over an error when the other side decides', () => {
  expect(shows('noma == 3 || 1 / (noma - 3) > 0').words).toBe('yes');
  expect(shows('noma == 4 || 1 / (noma - 3) > 0').words).toBe('?');
});

test.each([
  ['"a".matches("(a+)+$")', '.matches( ) may not be used'],
  ['cel.bind(x, 1, x)', '.bind( ) may not be used'],
  ['cel', 'there is nothing called cel'],
  ['[1] + [2]', 'lists cannot be added together'],
  ['{"a": 1}.size()', 'maps in { } are not part of rules'],
  ['stocks.map(s, players)', 'a list of lists is not possible'],
  ['dyn(1)', 'the function dyn may not be used'],
  ['type(1)', 'the function type may not be used'],
  ['timestamp("2021-01-01T00:00:00Z")', 'the function timestamp may not be used'],
  ['duration("1h")', 'the function duration may not be used'],
  ['double(1)', 'the function double may not be used'],
  ['"a,b".split(",")', '.split( ) may not be used'],
  ['now.getFullYear()', '.getFullYear( ) may not be used'],
  ['has(player.cash)', 'the function has may not be used'],
  ['1.5', 'only whole numbers'],
  ['5u', 'only whole numbers'],
  ['null', 'there is no null'],
  ['player.constructor', 'there is no field called constructor'],
  ['player["cash"]', 'only lists have places'],
  ['stock("AAA")["price"]', 'only lists have places'],
  ['player.__proto__', 'there is no field called __proto__'],
  ['int', 'there is nothing called int'],
  ['string', 'there is nothing called string'],
  ['players.all(p, players.all(q, players.all(r, p == q)))', 'loops may stand 2 deep'],
  ['stocks.exists(s, s.level == "hihg")', 'level is never "hihg", only low, high; did you mean high?'],
  ['stock("AAA").level in ["low", "mid"]', 'level is never "mid"'],
  ['since(player, "say") > since(player, "sya")', 'nobody can sya'],
  ['since(player, string(1))', 'since needs its verb in quotes'],
  ['player + 1', 'a player and a whole number do not go together with +'],
  ['!noma', '! does not go with'],
  ['noma > 0 ? 1 : "a"', 'both sides of ? : must be of one type'],
  ['foo(1)', 'there is no function foo'],
  ['noma.price', 'a whole number has no fields'],
  ['noma.size()', 'a whole number has no size( )'],
  ['noun.plyer', 'there is no field called plyer; did you mean player?'],
  [`${'('.repeat(30)}1${')'.repeat(30)}`, 'too long or too deeply nested'],
  [Array.from({ length: 90 }, () => '1').join('+'), 'too long or too deeply nested'],
  [`${'1'.repeat(501)}`, 'at most 500 characters'],
])('%s is refused', (hole, why) => {
  expect(faults(hole).join()).toContain(why);
});

test('names of one capital letter, words of CEL and property names never reach the library', () => {
  for (const name of [
    'constructor',
    'prototype',
    '__proto__',
    'for',
    'in',
    'type',
    'bytes',
    'list',
    'map',
    'google',
  ]) {
    expect(faultsOf(rulesOf(block(`globals:\n  ${name}: 0\n`), 'round')).length, name).toBeGreaterThan(0);
    expect(
      faultsOf(rulesOf(block(`actions:\n  go: { takes: { ${name}: integer }, does: [] }\n`), 'round')).length,
      name,
    ).toBeGreaterThan(0);
    const kinds = `kinds:\n  ${name}: { key: k, fields: { k: text } }\n`;
    expect(faultsOf(rulesOf(block(kinds), 'round')).length, name).toBeGreaterThan(0);
  }
});

test('a field may be called what an object of the program has', () => {
  const odd =
    'kinds: { box: { key: id, fields: { id: text, key: { type: integer, default: 1 }, kind: { type: integer, default: 2 }, value: { type: integer, default: 3 } } } }';
  const say =
    "\nactions: { say: { does: [ { create: box, as: made }, { announce: '{{made.id}} {{made.key + made.kind + made.value}}' } ] } }\npermissions: [ { who: emperor, may: play_the_round } ]";
  const game = new Stage(rulesOf(block(odd + say), 'round'), ['ann']);
  const verdict = game.tries('ann', 'say');
  expect(verdict.lawful && plain(verdict.said[0]!)).toBe('1 6');
  expect(programOf(rulesOf(block(odd), 'round')).kinds.get('box')?.numbered).toBe(true);
});
