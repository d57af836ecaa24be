import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settle } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, rulesOf, Stage } from '../testing/stage.ts';

const rules = [
  ...rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core'),
  ...rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round'),
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const symbol = (i: number) => `X${LETTERS[Math.floor(i / 26)]}${LETTERS[i % 26]}`;

/** So many stocks one low roll from nothing, of which the first people hold a share each. */
function market(stocks: number, people = ['ann', 'bo', 'cy'], holders = people.length): Stage {
  const game = new Stage(rules, people);
  for (let i = 0; i < stocks; i += 1) {
    game.make('stock', { symbol: symbol(i), name: `No ${i}`, price: '1', volatility: 'low' });
    for (const id of people.slice(0, holders)) game.set(`rel/shares/${id}/${symbol(i)}`, 1);
  }
  return game;
}

function adjustsToNothing(game: Stage, stocks: number) {
  const verdict = game.lay(...Array.from({ length: stocks }, () => 1)).tries('cy', 'adjust');
  if (!verdict.lawful) throw new Error(JSON.stringify(verdict.grounds));
  game.apply(verdict.changes);
  return verdict;
}

const listed = (game: Stage) => [...game.table.keys()].filter((path) => path.startsWith('is/stock/')).length;

test('FN-S4 · more delistings than a move may announce all happen, and the rest of the words is left out', () => {
  const game = market(45);
  const verdict = adjustsToNothing(game, 45);
  expect([listed(game), game.value('off/worthless'), verdict.notices]).toEqual([0, undefined, []]);
  expect(verdict.said).toHaveLength(41);
  expect(plain(verdict.said[39]!)).toBe('XBN is worth nothing and is no longer a stock.');
  expect(plain(verdict.said[40]!)).toBe('And more: one move may announce at most 40 things.');
});

test('FN-S4 · 120 stocks may be worth nothing at once', () => {
  const game = market(120);
  expect(adjustsToNothing(game, 120).notices).toEqual([]);
  expect(listed(game)).toBe(0);
});

test.each([
  [200, 3],
  [40, 60],
  [100, 60],
])(
  'FN-S4 · %i stocks worth nothing at once, each held by %i, all go, with the next events if need be',
  (stocks, n) => {
    const game = market(stocks, ['ann', 'bo', 'cy', ...Array.from({ length: n - 3 }, (_, i) => `p${i}`)]);
    const verdict = adjustsToNothing(game, stocks);
    expect(verdict.notices.map((one) => plain(one.saying))).toEqual([
      'stocks: the consequence worthless takes more work than a move is given; the rest of it follows with the next event.',
    ]);
    for (let events = 0; listed(game) > 0; events += 1) {
      const before = listed(game);
      game.apply(settle(game.program, game.world).changes);
      expect([listed(game) < before, game.value('off/worthless')]).toEqual([true, undefined]);
      expect(events).toBeLessThan(5);
    }
    expect([...game.table.keys()].filter((path) => /^(rel.shares|true|stock)\//.test(path))).toEqual([]);
  },
);

test('a consequence that only goes round in a ring until its work runs out does not rest: it goes off', () => {
  const ring = block(`
globals: { a: 1, b: 0 }
kinds: { egg: { key: number, fields: { number: text, hatched: { type: flag, default: false } } } }
permissions: [ { who: emperor, may: play_the_round } ]
triggers:
  lay: { on: egg, when: "!egg.hatched", do: [ { set: egg.hatched, to: "true" }, { each: p, in: players, do: [ { change: b, by: 1 } ] }, { create: egg } ] }
actions:
  go: { does: [ { create: egg } ] }`);
  const people = Array.from({ length: 60 }, (_, i) => `p${i}`);
  const game = new Stage(rulesOf(ring, 'round'), people).does('p1', 'go');
  expect(game.value('off/lay')).toBe(true);
});
