import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { create, openTo, thenOf, weigh } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, facts, rulesOf, Stage } from '../testing/stage.ts';
import type { Ground } from '../types.ts';

const core = rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core');
const round = rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round');
const words = (grounds: readonly Ground[]) => grounds.map(({ saying }) => plain(saying));
const FROZEN: Ground = { rule: 'dovs', saying: ['V1 is open.'] };

let game: Stage;

beforeEach(() => {
  game = new Stage([...core, ...round], ['ann', 'bo']).make('stock', {
    symbol: 'AAA',
    name: 'A',
    price: '10',
    volatility: 'low',
  });
});

test('every ground at once: who, freeze and arguments', () => {
  game.frozen = FROZEN;
  expect(game.refuses('zed', 'buy', { stock: 'X', count: 'no' })).toEqual([
    'trading.1: zed is not a player here; only a player may buy shares.',
    'dovs: V1 is open.',
    'trading.1: There is no stock X; there is AAA.',
    'trading.1: Count must be a whole number, not "no".',
  ]);
});

test('every ground at once: needs, guards in rule order, then limits', () => {
  const guarded = rulesOf(
    block('guards:\n  wink:\n    - { that: "false", else: Guarded. }', 'Guard'),
    'round',
  );
  const winks = rulesOf(
    block(
      'actions:\n  wink:\n    takes: { n: integer }\n    needs:\n      - { that: n > 1, else: "{{n}} is too few." }\n      - { that: "1 / (n - n) > 0", else: Never. }\n      - { that: n > 9, else: "{{n}} is under ten." }\n    limits: [ { within: 1h } ]\n    does: []',
    ),
    'round',
  );
  game = new Stage([...core, ...round, ...guarded, ...winks], ['ann', 'bo']).set('used/wink/bo/moments', [
    String(game.now),
  ]);
  const verdict = game.tries('bo', 'wink', { n: 1 });
  if (verdict.lawful) throw new Error('it was lawful');
  expect(verdict.grounds.map(({ rule }) => rule)).toEqual(['test', 'test', 'test', 'guard', 'test']);
  expect(words(verdict.grounds).slice(0, 4)).toEqual([
    '1 is too few.',
    'This rule could not be carried out: it divides by zero. Nothing was changed.',
    '1 is under ten.',
    'Guarded.',
  ]);
  expect(verdict.notices.map(({ rule }) => rule)).toEqual(['test']);
});

test('weighing is judging without doing: the same grounds, no steps', () => {
  const move = { action: 'buy', args: { stock: 'AAA', count: '999999999' } };
  const verdict = game.tries('bo', 'buy', move.args);
  expect(verdict.lawful ? [] : verdict.grounds).toEqual(weigh(game.program, game.world, 'bo', move));
  expect(game.weighs('bo', 'buy', { stock: 'AAA' })).toEqual([]);
});

test('what is open to someone is asked without arguments', () => {
  const open = (by: string, action: string) => words(openTo(game.program, game.world, by, action));
  expect([open('bo', 'buy'), open('bo', 'news_roll'), open('zed', 'join')]).toEqual([[], [], []]);
  expect(open('bo', 'join')).toEqual(['Only an observer may become a player; bo is a player already.']);
  expect(open('bo', 'ascend')).toEqual(['Only the Emperor may make the Ascension Address; bo is not.']);
  expect(open('ann', 'ascend')).toEqual([]);
  expect(open('bo', 'dance')).toEqual(['The rules in force know no action called dance.']);
  expect(open('bo', 'bye')).toEqual(['The rules in force know no action called bye.']);
  game.set('global/theme', 'Trains').does('bo', 'adjust');
  expect(open('ann', 'ascend')).toEqual(['This Round already has its theme: Trains.']);
  expect(openTo(game.program, game.world, 'ann', 'adjust')[0]?.fromMs).toBe(game.now + 3_600_000);
  game.frozen = FROZEN;
  expect([open('bo', 'buy'), open('bo', 'leave')]).toEqual([['V1 is open.'], []]);
});

test('changes come in order of writing, each citing its rule, deeds first', () => {
  const verdict = game.tries('bo', 'buy', { stock: 'AAA', count: 2 });
  expect(verdict.lawful && verdict.changes.map(({ path, rule }) => `${rule} ${path}`)).toEqual([
    'trading did/bo/buy',
    'trading did/bo/action',
    'trading player/bo/cash',
    'trading rel/shares/bo/AAA',
  ]);
  expect(verdict.lawful && verdict.args).toEqual({ stock: 'AAA', count: 2 });
});

test('a step that refuses takes back what was done before it, uses and deeds included', () => {
  const rules = rulesOf(
    block(
      'globals: { x: 0 }\nactions:\n  go: { who: anyone, limits: [ { within: 1h } ], does: [ { set: x, to: 4 }, { announce: Hi }, { ensure: x < 3, else: "x is {{x}}." } ] }',
    ),
    'core',
  );
  game = new Stage(rules, ['ann']);
  expect(game.refuses('ann', 'go')).toEqual(['test: x is 4.']);
  expect(game.refuses('ann', 'go')).toEqual(['test: x is 4.']);
});

test('things are made from words, all of it or nothing', () => {
  const made = (values: Record<string, string>) => {
    const verdict = create(game.program, game.world, 'ann', 'stock', values);
    return verdict.lawful ? verdict.changes.length : words(verdict.grounds);
  };
  expect(made({ symbol: 'BBB', name: 'B', price: '4', volatility: 'high' })).toBe(5);
  expect(made({ symbol: 'BBB', name: 'B', price: '4' })).toEqual(['volatility of BBB has to be given.']);
  expect(made({ name: 'B', price: '4', volatility: 'high' })).toEqual(['A stock needs a symbol.']);
  expect(made({ symbol: 'BBB', name: 'B', prize: '4' })).toEqual(['A stock has no prize.']);
  const odd = create(game.program, game.world, 'ann', 'planet', {});
  expect(odd.lawful ? [] : words(odd.grounds)).toEqual(['The rules in force know no planet.']);
});

test('FN-E4 · enacting a DoV clears the theme, by a step of the law', () => {
  game.set('global/theme', 'Trains');
  const done = thenOf(game.program, game.world, 'bo', facts({ kind: 'dov' }));
  expect(done.changes).toEqual([
    { path: 'global/theme', from: 'Trains', to: '', rule: 'official_entries_and_votable_matters' },
  ]);
  expect(thenOf(game.program, game.world, 'bo', facts({ kind: 'proposal' })).changes).toEqual([]);
});

test('what a matter brings with it is all undone when a step breaks, and everybody is told', () => {
  const rules = rulesOf(
    block(
      'globals: { x: 0 }\nmatters:\n  motion: { opens: "MOTION:", letter: M, then: [ { set: x, to: matter.for_votes }, { set: x, to: 1 / (x - x) } ] }',
    ),
    'core',
  );
  game = new Stage(rules, ['ann']);
  const done = thenOf(game.program, game.world, 'ann', facts({ kind: 'motion', forVotes: 3 }));
  expect(done.changes).toEqual([]);
  expect(done.notices.map(({ saying }) => plain(saying))).toEqual([
    'test could not be carried out: it divides by zero. Nothing was changed.',
  ]);
});
