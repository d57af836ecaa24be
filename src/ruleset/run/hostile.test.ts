import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weigh } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';
import { NoDice } from '../types.ts';

const PLAYS = '\npermissions: [ { who: emperor, may: play_the_round } ]\n';
const people = (n: number) => Array.from({ length: n }, (_, i) => `p${i}`);
const stage = (mechanism: string, n = 2) => new Stage(rulesOf(block(mechanism + PLAYS), 'round'), people(n));
const each = (name: string, steps: string) => `{ each: ${name}, in: players, do: [ ${steps} ] }`;

test('three loops of each over 200 players are stopped by the meter and undone', () => {
  const steps = each('p', each('q', each('r', '{ change: n, by: 1 }')));
  const game = stage(`globals: { n: 0 }\nactions: { go: { does: [ ${steps} ] } }`, 200);
  expect(game.refuses('p1', 'go')).toEqual([
    'test: This rule could not be carried out: it takes more work than a move is given. Nothing was changed.',
  ]);
});

test('two loops over 200 players and another 200 inside each are charged before they run', () => {
  const game = stage(
    `actions: { go: { does: [ ${each('p', '{ ensure: "players.all(x, players.all(y, x == x && y == y))", else: No. }')} ] } }`,
    200,
  );
  const verdict = game.tries('p1', 'go');
  expect(verdict.lawful).toBe(false);
  expect(verdict.notices.map((n) => plain(n.saying))).toEqual([
    'test could not be carried out: it takes more work than a move is given. Nothing was changed.',
  ]);
});

test('2,000 dice a move; dice beyond the bounds are no dice', () => {
  const game = stage(
    `actions: { go: { does: [ ${each('p', each('q', '{ roll: 100D10000, as: r }'))} ] } }`,
    6,
  );
  expect(game.refuses('p1', 'go')).toEqual(['test: One move may roll at most 2,000 dice.']);
  expect(
    faultsOf(rulesOf(block('parameters: { d: { type: dice, default: 999D99999 } }'), 'round')),
  ).toHaveLength(1);
});

test.each([
  ['9007199254740991 + x', 'x would be beyond the largest number that is kept exactly'],
  ['4611686018427387904 * (x + 1)', 'The amounts grow beyond what can be reckoned with; try smaller ones.'],
  ['sum([9223372036854775807, x])', 'The amounts grow beyond what can be reckoned with; try smaller ones.'],
  ['1 / (x - x)', 'it divides by zero'],
  ['1 % (x - x)', 'it divides by zero'],
  ['largest(players.filter(p, false).map(p, 1))', 'There is no largest number where the list is empty'],
  ['int("nine")', 'it reads a number where there is none'],
])('%s refuses the move and changes nothing', (source, why) => {
  const game = stage(
    `globals: { x: 1, y: 0 }\nactions: { go: { does: [ { set: y, to: 5 }, { set: x, to: '${source}' } ] } }`,
  );
  expect(game.refuses('p1', 'go').join()).toContain(why);
});

test('an amount too large is the mover’s fault: no public notice of a broken rule', () => {
  const game = stage(
    'player_fields: { cash: 5 }\nactions: { pay: { takes: { n: integer }, needs: [ { that: player.cash * 9007199254740991 * n > 0, else: No. } ], does: [] } }',
  );
  const verdict = game.tries('p1', 'pay', { n: '9007199254740991' });
  expect([verdict.lawful, verdict.notices]).toEqual([false, []]);
});

test('text does not double from local to local', () => {
  const doubling = Array.from({ length: 12 }, (_, i) => `{ let: t${i + 1}, be: t${i} + t${i} }`).join(', ');
  const game = stage(`actions: { go: { takes: { t0: text }, does: [ ${doubling} ] } }`);
  expect(game.refuses('p1', 'go', { t0: 'x'.repeat(200) }).join()).toContain(
    'text of more than 300 characters',
  );
});

test('forty announcements a move', () => {
  const game = stage(`actions: { go: { does: [ ${each('p', '{ announce: Hear! }')} ] } }`, 41);
  expect(game.refuses('p1', 'go')).toEqual(['test: One move may announce at most 40 things.']);
});

test('200 things of a kind; 10,000 of a numbered one need many moves', () => {
  const game = stage(
    `kinds: { box: { key: id, fields: { id: { type: text, pattern: "[A-Z0-9]{1,9}" } } }, memo: { key: number } }\nactions:\n  mark: { does: [ ${each('p', '{ create: memo }')} ] }`,
    200,
  );
  for (let i = 0; i < 200; i += 1) game.make('box', { id: `B${i}` });
  expect(() => game.make('box', { id: 'B200' })).toThrow('There are 200 boxs already, which is the most.');
  expect(game.does('p1', 'mark').does('p1', 'mark').value('next/memo')).toBe(401);
});

test('keys cannot forge paths', () => {
  const game = stage(
    'kinds: { box: { key: id, fields: { id: { type: text, pattern: "[A-Za-z/.]{1,9}" } } } }',
  );
  for (const id of ['a/b', '../x', '.', 'a.b'])
    expect(() => game.make('box', { id }), id).toThrow('cannot name a box');
});

test('arguments called like properties of objects are only unknown arguments', () => {
  const game = stage('actions: { go: { does: [] } }');
  for (const name of ['constructor', '__proto__', 'toString']) {
    const args = JSON.parse(`{ "${name}": "1" }`) as Record<string, string>;
    expect(game.refuses('p1', 'go', args)).toEqual([`test: go takes nothing, no ${name}.`]);
  }
  expect(game.refuses('p1', 'constructor')).toEqual([
    'engine: The rules in force know no action called constructor.',
  ]);
});

test('asking rolls nothing: grounds are weighed without dice, an act with them is no question', () => {
  const game = stage('actions: { go: { does: [ { roll: 1D6, as: r } ] } }');
  const world = {
    ...game.world,
    dice: {
      roll: () => {
        throw new NoDice();
      },
    },
  };
  expect(weigh(game.program, world, 'p1', { action: 'go', args: {} })).toEqual([]);
});

test('many triggers over many players stay within their bounds', () => {
  const triggers = Array.from(
    { length: 40 },
    (_, i) =>
      `  t${i}: { when: "players.all(p, players.all(q, p.n + q.n > ${i}))", do: [ { set: x, to: ${i} } ] }`,
  );
  const game = stage(
    `player_fields: { n: 1 }\nglobals: { x: 0 }\ntriggers:\n${triggers.join('\n')}\nactions: { go: { does: [] } }`,
    200,
  );
  expect(game.tries('p1', 'go').lawful).toBe(true);
});

test('the shipped law refuses a misused number of every sort in one sentence each', () => {
  const rules = [
    ...rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core'),
    ...rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round'),
  ];
  const game = new Stage(rules, ['ann', 'bo']).make('stock', {
    symbol: 'A',
    name: 'A',
    price: '9007199254740991',
    volatility: 'low',
  });
  expect(game.refuses('bo', 'buy', { stock: 'A', count: '9007199254740991' })).toHaveLength(1);
  expect(game.tries('bo', 'buy', { stock: 'A', count: '9007199254740991' }).notices).toEqual([]);
});
