import { expect, test } from 'vitest';
import { settle } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, rulesOf, Stage } from '../testing/stage.ts';

const WORTH =
  'p.cash + sum(stocks.map(s, shares(p, s) * s.price)) < player.cash + sum(stocks.map(s, shares(player, s) * s.price))';

/** So many players, stocks and matters, and a victory for whoever is worth most. */
function rich(people: number, stocks: number, matters = 0, name = 'name: worth, '): Stage {
  const law = block(
    `player_fields: { cash: 5 }
kinds: { stock: { key: symbol, fields: { symbol: { type: text, pattern: "[A-Z]{1,4}" }, price: integer } } }
relations: { shares: { of: [ player, stock ] } }
victory: [ { ${name}when: "players.all(p, p == player || ${WORTH})" } ]
actions: { go: { does: [ { change: player.cash, by: 1 } ] } }
permissions: [ { who: emperor, may: play_the_round } ]`,
    'The Meek Shall Inherit',
  );
  const game = new Stage(
    rulesOf(law, 'round'),
    Array.from({ length: people }, (_, i) => `p${i}`),
  );
  for (let i = 0; i < stocks; i += 1)
    game.make('stock', { symbol: `S${String.fromCharCode(65 + i)}`, price: '5' });
  for (let i = 1; i <= matters; i += 1) game.set(`is/matter/C${i}`, true);
  return game;
}

const off = (game: Stage) => {
  const { changes, notices } = settle(game.program, game.world);
  game.apply(changes);
  const paths = [...game.table.keys()].filter((path) => path.startsWith('off/'));
  return [paths.length > 0, ...notices.map(({ saying }) => plain(saying))];
};

test.each([
  [7, 5, 0],
  [15, 10, 0],
  [5, 5, 200],
])(
  'a loop costs what it visits: %i players, %i stocks and %i matters leave a net worth in force',
  (people, stocks, matters) => {
    const game = rich(people, stocks, matters).does('p1', 'go');
    expect([off(game), game.table.has('achieved/p1')]).toEqual([[false], true]);
  },
);

test.each([
  ['name: worth, ', 'the condition of victory worth'],
  ['', 'the condition of victory'],
])('what visits too much is switched off all the same, by the name that it has', (name, called) => {
  const game = rich(120, 20, 0, name);
  expect(off(game)).toEqual([
    true,
    `the_meek_shall_inherit: ${called} was undone and is switched off: it takes more work than a move is given. Amending the rule switches it on again.`,
  ]);
  expect(settle(rich(120, 20, 0, name).program, rich(120, 20, 0, name).world).notices[0]?.broke).toBe(
    name === '' ? 'victory.0' : 'victory.worth',
  );
});

const LOOPS = [
  'players.all(p, players.all(q, p.cash + q.cash >= 0))',
  'matters.all(m, matters.all(k, m.id != "" && k.id != ""))',
  'rules.all(a, rules.all(b, a.id != "" && b.id != ""))',
  'observers.all(o, observers.all(b, o.cash + b.cash >= 0))',
  'doers("any", days(1)).all(o, players.all(b, o.cash + b.cash >= 0))',
  'matters.map(m, m.id).all(i, matters.map(k, k.id).all(j, i != j || j != ""))',
  'ranked(players, players.map(p, p.cash)).all(p, first(distinct(players), 500).all(q, p.cash + q.cash >= 0))',
  '(size(players) > 1 ? players : observers).all(p, players.exists(q, q == p) || p in observers)',
  'letters(long).all(a, letters(long).all(b, a + b != ""))',
  'letters(long).all(a, letters(long) != letters("x" + long) || a in letters(long))',
];

test.each(LOOPS)('every turn of a loop is paid for beforehand: %s', (when) => {
  const rule = block(
    `player_fields: { cash: 5 }\nglobals: { long: { type: text, default: "${'x'.repeat(290)}" } }\npermissions: [ { who: emperor, may: play_the_round } ]
actions: { go: { does: [ { each: p, in: players, do: [ { if: '${when}', then: [] } ] } ] } }`,
  );
  const more = Array.from({ length: 110 }, (_, i) => `## R${i}\n\nx\n`).join('\n');
  const people = Array.from({ length: 150 }, (_, i) => `p${i}`);
  const game = new Stage(rulesOf(`${rule}\n${more}`, 'round'), people);
  for (const id of people) game.remembers(id, 'go');
  for (let i = 0; i < 150; i += 1) {
    game.set(`is/matter/C${i}`, true);
    game.seat(`o${i}`).set(`player/o${i}/playing`, false).set(`player/o${i}/cash`, 5);
  }
  expect(game.refuses('p1', 'go').join()).toContain('more work');
});
