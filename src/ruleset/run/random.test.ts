import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canEnact, canFail, compile, fill, mayResolve, maySubmit, prose, settle } from '../engine.ts';
import { block, facts, rulesOf, Stage } from '../testing/stage.ts';
import type { Rule } from '../types.ts';

const shipped = [
  ...rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core'),
  ...rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round'),
];

const WORLD = `
parameters: { fee: 3, wait: 2h }
player_fields: { cash: { type: integer, default: 20, min: 0 }, pet: { type: stock, optional: true } }
globals: { pot: { type: integer, default: 0, floor: 0, ceiling: 90 }, best: { type: stock, optional: true }, word: "" }
kinds:
  stock: { key: symbol, fields: { symbol: { type: text, pattern: "[A-Z]{1,2}" }, price: { type: integer, floor: 0 }, twin: { type: stock, optional: true } } }
  bet: { key: number, fields: { by: player, on: stock, sum: { type: integer, min: 1 } } }
relations: { shares: { of: [ player, stock ], min: -2 } }
permissions: [ { who: emperor, may: play_the_round } ]
procedures:
  pay: { takes: { who: player, due: integer }, does: [ { change: who.cash, by: -due }, { change: pot, by: due } ] }
`;

const STEPS = [
  '{ change: player.cash, by: n }',
  '{ set: pot, to: pot * n - 5 }',
  '{ change: "shares(player, stock)", by: n }',
  '{ set: stock.price, to: stock.price - n }',
  '{ remove: stock }',
  '{ set: player.pet, to: stock }',
  '{ set: best, to: stock }',
  '{ clear: best }',
  '{ create: bet, with: { by: player, on: stock, sum: n } }',
  '{ create: stock, values: { symbol: ZZ, price: 4 } }',
  '{ call: pay, with: { who: player, due: n } }',
  '{ roll: 2D6-5, as: r, label: stock.symbol }',
  '{ ensure: pot < 50, else: "The pot holds {{pot}}." }',
  '{ each: s, in: stocks, where: s.price > n, do: [ { change: s.price, by: -1 }, { set: s.twin, to: stock } ] }',
  '{ each: b, in: bets, do: [ { remove: b } ] }',
  '{ if: n % 2 == 0, then: [ { make: player, a: observer } ], else: [ { announce: "{{player.name}} {{stock.price / n}}" } ] }',
  '{ set: word, to: word + "ab" }',
  '{ set: pot, to: 100 / n }',
];
const TRIGGERS = [
  'x: { on: stock, when: stock.price == 0, do: [ { remove: stock } ] }',
  'x: { on: player, when: player.cash > 40, do: [ { call: pay, with: { who: player, due: fee } } ] }',
  'x: { when: pot > 60, do: [ { set: pot, to: 0 } ] }',
  'x: { when: pot == 0, do: [ { set: pot, to: 61 } ] }',
  'x: { after: act0, if: n > 2, do: [ { change: stock.price, by: 1 } ] }',
  'x: { on: bet, when: bet.sum > bet.on.price, do: [ { remove: bet }, { announce: "{{bet.number}}" } ] }',
];

const steps = fc.uniqueArray(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 4 });
const worlds = fc.record({
  actions: fc.array(steps, { minLength: 1, maxLength: 4 }),
  triggers: fc.uniqueArray(fc.constantFrom(...TRIGGERS), { maxLength: 4 }),
});
const moves = fc.array(
  fc.record({
    by: fc.constantFrom('ann', 'bo', 'zed'),
    action: fc.integer({ min: 0, max: 4 }),
    stock: fc.constantFrom('AA', 'BB', 'ZZ', 'no', ''),
    n: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom('7', '1.5', '9007199254740993', '-0', 'x')),
    hours: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 14 },
);

test('random moves in random worlds never throw, undo when refused, and fold from what was there', () => {
  fc.assert(
    fc.property(worlds, moves, ({ actions, triggers }, played) => {
      const acts = actions.map(
        (does, i) =>
          `  act${i}: { takes: { stock: stock, n: { type: integer, default: 2 } }, limits: [ { times: 3, within: wait } ], does: [ ${does.join(', ')} ] }`,
      );
      const consequences = triggers.map((trigger, i) => `  ${trigger.replace('x:', `t${i}:`)}`);
      const mechanism = `${WORLD}actions:\n${acts.join('\n')}\ntriggers:\n${consequences.join('\n') || '  none: { when: false, do: [] }'}`;
      const game = new Stage(rulesOf(block(mechanism), 'round'), ['ann', 'bo']);
      game.make('stock', { symbol: 'AA', price: '5' }).make('stock', { symbol: 'BB', price: '1' });
      for (const { by, action, stock, n, hours } of played) {
        game.hoursPass(hours);
        const before = [...game.table];
        const verdict = game.tries(by, `act${action}`, { stock, n });
        expect([...game.table]).toEqual(before);
        if (verdict.lawful) game.apply(verdict.changes);
        else expect(verdict.grounds.length).toBeGreaterThan(0);
        sound(game);
      }
      expect(fill(game.program, game.table, game.program).faults).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

/** What no move may break: numbers whole, bounds kept, no row or reference to what is not there. */
function sound(game: Stage): void {
  for (const [path, cell] of game.table) {
    if (typeof cell === 'number') expect(Number.isSafeInteger(cell), path).toBe(true);
    const [kind, a, b, c] = path.split('/');
    if (kind === 'rel') expect(game.table.has(`is/stock/${c}`) && Number(cell) >= -2, path).toBe(true);
    if ((kind === 'stock' || kind === 'bet') && b !== undefined)
      expect(game.table.has(`is/${kind}/${a}`), path).toBe(true);
    if (['on', 'twin', 'pet'].includes(b ?? '') || path === 'global/best') {
      expect(game.table.has(`is/stock/${String(cell)}`), path).toBe(true);
    }
  }
}

const tokens = (text: string) => text.split(/(\W)/);
const mutations = fc.array(
  fc.record({
    rule: fc.nat({ max: 999 }),
    at: fc.nat({ max: 9_999 }),
    how: fc.constantFrom('drop', 'double', 'swap', 'number', 'word'),
  }),
  { minLength: 1, maxLength: 3 },
);

function mutate(rules: readonly Rule[], change: { rule: number; at: number; how: string }): readonly Rule[] {
  const blocks = rules.filter((rule) => rule.mechanism !== null);
  const victim = blocks[change.rule % blocks.length]!;
  const words = tokens(victim.mechanism!);
  const i = change.at % words.length;
  const other = words[(change.at * 7 + 3) % words.length]!;
  const put = { drop: '', double: words[i]! + words[i], swap: other, number: '0', word: 'players' }[
    change.how
  ]!;
  const mechanism = words.with(i, put).join('');
  return rules.map((rule) => (rule === victim ? { ...rule, mechanism } : rule));
}

test('mutations of the shipped law compile or are faults; those that compile play on, and a cfj gets through', () => {
  fc.assert(
    fc.property(mutations, moves, (changes, played) => {
      const rules = changes.reduce(mutate, shipped as readonly Rule[]);
      const compiled = compile(rules);
      if (!compiled.ok) {
        expect(compiled.faults.every(({ saying }) => saying.length > 0)).toBe(true);
        return;
      }
      const game = new Stage(rules, ['ann', 'bo', 'cy']);
      for (const rule of rules) prose(game.program, game.world, rule.id);
      for (const { by, stock, n, action, hours } of played) {
        game.hoursPass(hours);
        const name = [...game.program.actions.keys()][action] ?? 'buy';
        const verdict = game.tries(by, name, { stock, count: n });
        if (verdict.lawful) game.apply(verdict.changes);
      }
      settle(game.program, game.world);
      expect(
        maySubmit(game.program, game.world, 'bo', 'cfj').length === 0 || !game.value('player/bo/playing'),
      ).toBe(true);
      const late = facts({ kind: 'cfj', forVotes: 3, openForMs: 48 * 3_600_000 });
      expect(canEnact(game.program, game.world, late).yes).toBe(true);
      expect(canFail(game.program, game.world, late).yes).toBe(false);
      const present = ['ann', 'bo', 'cy'].filter((id) => game.value(`player/${id}/playing`));
      expect(
        present.length === 0 ||
          present.some((id) => mayResolve(game.program, game.world, id, late).length === 0),
      ).toBe(true);
    }),
    { numRuns: 80 },
  );
});
