import { expect, test } from 'vitest';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';

const PEOPLE = Array.from({ length: 60 }, (_, i) => `p${i}`);
const game = (mechanism: string) => new Stage(rulesOf(block(mechanism), 'round'), PEOPLE, 'zoe');
const WORK =
  'This rule could not be carried out: it takes more work than a move is given. Nothing was changed.';
const LONG = `globals: { long: { type: text, default: "${'x'.repeat(300)}" }, n: 0, items: { type: list, default: [${Array.from({ length: 50 }, (_, i) => `t${i}`)}] } }`;

const hostile: readonly (readonly [string, string, string])[] = [
  [
    'letters within letters, for every player',
    '{ each: p, in: players, do: [ { if: "letters(long).all(a, letters(long).all(b, a == b))", then: [] } ] }',
    WORK,
  ],
  [
    'a long list kept in a local and looped over twice',
    '{ let: them, be: letters(long) }, { each: p, in: players, do: [ { if: "them.all(a, them.all(b, a == b))", then: [] } ] }',
    WORK,
  ],
  [
    'lists ranked within loops within loops',
    '{ each: p, in: players, do: [ { each: q, in: players, do: [ { let: x, be: "ranked(players, players.map(r, count(players, r)))" } ] } ] }',
    WORK,
  ],
  [
    'the past of every pair of players, in loops that swallow what goes wrong in them',
    '{ each: o, in: "first(players, 5)", do: [ { if: "players.all(p, players.all(q, last(p, \\"any\\") > now || times(q, \\"any\\", days(9)) >= 0))", then: [] } ] }',
    WORK,
  ],
  [
    'a list shuffled for every item of itself',
    '{ each: a, in: items, do: [ { each: b, in: items, do: [ { shuffle: items, as: x } ] } ] }',
    'One move may roll at most 2,000 dice.',
  ],
  [
    'text put together and taken apart',
    '{ let: x, be: size(letters(long + long + long + long)) }',
    'Text of more than 300 characters cannot be taken apart.',
  ],
  [
    'a list that grows past its bound',
    '{ each: a, in: items, do: [ { add: a, to: items } ] }',
    'items has more than 50 items.',
  ],
];

test.each(hostile)('%s', (_, steps, why) => {
  const stage = game(`${LONG}\nactions: { go: { does: [ ${steps} ] } }`);
  expect(stage.refuses('p1', 'go')).toEqual([`test: ${why}`]);
});

test('work in an expression is paid for by the longest list there may be', () => {
  const cheap = game(
    `${LONG}\nactions: { go: { does: [ { if: "letters(long).all(a, a == \\"x\\")", then: [] } ] } }`,
  );
  expect(cheap.tries('p1', 'go').lawful).toBe(true);
});

test('calls through replacements stand a bounded number deep', () => {
  const names = Array.from({ length: 40 }, (_, i) => `p${i}`);
  const procedures = names.map((name) => `  ${name}: { does: [ { change: n, by: 1 } ] }`).join('\n');
  const chain = names
    .slice(0, -1)
    .map((name, i) => `  by_${name}: { of: ${name}, does: [ { call: p${i + 1} } ] }`)
    .join('\n');
  const stage = game(
    `globals: { n: 0 }\nprocedures:\n${procedures}\ninstead:\n${chain}\nactions: { go: { does: [ { call: p0 } ] } }`,
  );
  expect(stage.refuses('p1', 'go')).toEqual(['test: Calls stand at most 24 deep in one another.']);
});

test('replacements that each run the others come to an end', () => {
  const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'];
  const procedures = names.map((name) => `  ${name}: { does: [ { change: n, by: 1 } ] }`).join('\n');
  const all = names.map((name) => `{ call: ${name} }`).join(', ');
  const every = names.map((name) => `  by_${name}: { of: ${name}, does: [ ${all} ] }`).join('\n');
  const stage = game(
    `globals: { n: 0 }\nprocedures:\n${procedures}\ninstead:\n${every}\nactions: { go: { does: [ { call: a1 } ] } }`,
  );
  expect(stage.refuses('p1', 'go')).toEqual([`test: ${WORK}`]);
});

test('a thing taken from a list of itself in a loop is taken once each', () => {
  const stage = game(
    `${LONG}\nactions: { go: { does: [ { each: a, in: items, do: [ { take: a, from: items } ] } ] } }`,
  );
  const verdict = stage.tries('p1', 'go');
  if (!verdict.lawful) throw new Error(verdict.grounds.map((g) => plain(g.saying)).join());
  expect(stage.does('p1', 'go').value('global/items')).toEqual([]);
});

test('tags are words, and few', () => {
  const told = (tags: string) =>
    faultsOf(rulesOf(block(`actions: { go: { tags: ${tags}, does: [] } }`), 'round')).map((f) => f.saying);
  expect(told('[ Trade ]')).toHaveLength(1);
  expect(told(`[ ${Array.from({ length: 21 }, (_, i) => `t${i}`)} ]`)).toEqual(['20 items is the most here']);
});
