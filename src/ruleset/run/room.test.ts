import { expect, test } from 'vitest';
import { fill } from '../engine.ts';
import { LIMITS } from '../limits.ts';
import { block, programOf, rulesOf, Stage } from '../testing/stage.ts';

const PEOPLE = Array.from({ length: 60 }, (_, i) => `p${i}`);
const fields = (n: number) => Array.from({ length: n }, (_, i) => `f${i}: { type: integer, default: 0 }`);
const law = (n: number) =>
  rulesOf(
    block(`
kinds: { egg: { key: number, fields: { ${fields(n)} } } }
relations: { owed: { of: [ player, egg ] } }
actions:
  lay: { takes: { n: integer }, does: [ { each: p, in: 'first(players, n)', do: [ { each: q, in: players, do: [ { create: egg } ] } ] } ] }
  owe: { does: [ { each: e, in: eggs, do: [ { change: 'owed(player, e)', by: 1 } ] } ] }
  clear: { takes: { n: integer }, does: [ { each: e, in: 'first(eggs, n)', do: [ { remove: e } ] } ] }
permissions: [ { who: emperor, may: play_the_round } ]`),
    'round',
  );
const FULL = 'test: The rules keep at most 50,000 values of things and people together.';
const WORK =
  'test: This rule could not be carried out: it takes more work than a move is given. Nothing was changed.';

test('things and rows are refused where the rules keep as many values as there may be', () => {
  const stage = new Stage(law(21), PEOPLE);
  for (let i = 0; i < 18; i += 1) stage.does('p1', 'lay', { n: 2 });
  expect(stage.refuses('p1', 'lay', { n: 2 })).toEqual([FULL]);
  stage.does('p1', 'lay', { n: 1 });
  expect(stage.refuses('p1', 'owe')).toEqual([FULL]);
  stage.does('p1', 'clear', { n: 40 }).does('p1', 'lay', { n: 1 });
});

test('so is a law under which there would be more; nothing is made ready for it', () => {
  const stage = new Stage(law(2), PEOPLE);
  for (let i = 0; i < 3; i += 1) stage.does('p1', 'lay', { n: 10 });
  const { changes, faults } = fill(programOf(law(40)), stage.table, stage.program);
  expect([changes, faults]).toEqual([
    [],
    [`the rules keep at most ${LIMITS.values.toLocaleString('en')} values of things and people together.`],
  ]);
});

test('removing is paid for by the rows that are looked through, and takes the right ones', () => {
  const stage = new Stage(law(1), PEOPLE)
    .does('p1', 'lay', { n: 20 })
    .does('p1', 'lay', { n: 20 })
    .does('p1', 'owe')
    .does('p2', 'owe');
  expect(stage.refuses('p1', 'clear', { n: 2_400 })).toEqual([WORK]);
  stage.does('p1', 'clear', { n: 20 });
  const left = [...stage.table.keys()].filter(
    (path) => /\/(1|20|21)(\/|$)/.test(path) && !/^(did|next)/.test(path),
  );
  expect(left).toEqual(['is/egg/21', 'egg/21/number', 'egg/21/f0', 'rel/owed/p1/21', 'rel/owed/p2/21']);
});
