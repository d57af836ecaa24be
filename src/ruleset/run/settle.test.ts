import { expect, test } from 'vitest';
import { fill, settle } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, programOf, rulesOf, Stage } from '../testing/stage.ts';
import type { Verdict } from '../types.ts';

const stage = (mechanism: string, people = ['ann', 'bo']) => {
  const play = mechanism.includes('permissions:')
    ? ''
    : '\npermissions: [ { who: emperor, may: play_the_round } ]';
  return new Stage(rulesOf(block(mechanism + play), 'round'), people);
};
const notices = (verdict: Verdict) => verdict.notices.map((n) => plain(n.saying));

const TAX = `
player_fields: { cash: { type: integer, default: 0, min: 0 } }
globals: { pot: 0 }
triggers:
  tax:
    on: player
    when: player.cash > 100
    do:
      - { let: due, be: (player.cash - 100) / 10 }
      - { change: player.cash, by: -due }
      - { change: pot, by: due }
actions:
  earn: { takes: { amount: integer }, does: [ { change: player.cash, by: amount } ] }`;

test('a trigger fires when its condition becomes true, not while it stays true', () => {
  const game = stage(TAX).does('bo', 'earn', { amount: 200 });
  expect([game.value('player/bo/cash'), game.value('global/pot')]).toEqual([190, 10]);
  game.does('bo', 'earn', { amount: 5 });
  expect([game.value('player/bo/cash'), game.value('global/pot')]).toEqual([195, 10]);
  game.does('bo', 'earn', { amount: -150 }).does('bo', 'earn', { amount: 155 });
  expect([game.value('player/bo/cash'), game.value('global/pot')]).toEqual([190, 20]);
});

test('a trigger newly in force fires at once where its condition holds, by settling', () => {
  const game = stage(TAX);
  game.set('player/bo/cash', 300);
  game.apply(settle(game.program, game.world).changes);
  expect(game.value('global/pot')).toBe(20);
  expect(settle(game.program, game.world).changes).toEqual([]);
});

test('every change made by a consequence is seen by the others, in rule order', () => {
  const game = stage(`
globals: { a: 0, b: 0, c: 0 }
triggers:
  second: { when: b == 1, do: [ { set: c, to: a + 1 } ] }
  first: { when: a == 1, do: [ { set: b, to: 1 } ] }
actions:
  begin: { does: [ { set: a, to: 1 } ] }`);
  game.does('bo', 'begin');
  expect(['a', 'b', 'c'].map((name) => game.value(`global/${name}`))).toEqual([1, 1, 2]);
});

test('two that set each other off for ever are undone and off after 200 firings; the move stands', () => {
  const game = stage(`
globals: { x: 0, y: 0, moves: 0 }
triggers:
  up: { when: x == 0, do: [ { set: x, to: 1 } ] }
  down: { when: x == 1, do: [ { set: x, to: 0 }, { change: y, by: 1 } ] }
actions:
  go: { does: [ { change: moves, by: 1 } ] }`);
  const verdict = game.tries('bo', 'go');
  if (!verdict.lawful) throw new Error('refused');
  game.apply(verdict.changes);
  expect(['x', 'y', 'moves'].map((name) => game.value(`global/${name}`))).toEqual([0, 0, 1]);
  expect([game.value('off/up'), game.value('off/down')]).toEqual([true, true]);
  expect(notices(verdict)[0]).toContain('it set off more than 200 consequences in one go');
  expect(notices(game.tries('bo', 'go'))).toEqual([]);
});

test.each([
  ['errs', '{ set: x, to: 1 / (x - x) }', 'it divides by zero'],
  ['refuses', '{ ensure: x > 5, else: "x is {{x}}" }', 'x is 1'],
  ['breaks a bound', '{ set: x, to: -1 }', 'x would be -1; 0 is the least'],
  [
    'works too much',
    '{ each: p, in: players, do: [ { each: q, in: players, do: [ { each: r, in: players, do: [ { set: x, to: 2 } ] } ] } ] }',
    'more work',
  ],
])('a trigger that %s is undone and switched off with a notice; the move stands', (_, step, why) => {
  const people = Array.from({ length: 60 }, (_unused, i) => `p${i}`);
  const game = stage(
    `
globals: { x: { type: integer, default: 0, min: 0 }, y: 0 }
triggers:
  harm: { when: x == 1, do: [ { change: y, by: 1 }, { announce: "Boo" }, ${step} ] }
actions:
  go: { does: [ { set: x, to: 1 } ] }`,
    people,
  );
  const verdict = game.tries('p1', 'go');
  expect(notices(verdict)[0]).toContain(why);
  expect(verdict.lawful && verdict.said).toEqual([]);
  if (verdict.lawful) game.apply(verdict.changes);
  expect([game.value('global/x'), game.value('global/y'), game.value('off/harm')]).toEqual([1, 0, true]);
});

test('what switched a consequence off is told with the name that it is about', () => {
  const game = stage(
    `
player_fields: { coins: { type: integer, default: 5, min: 0 } }
globals: { x: 0 }
triggers:
  due: { when: x == 1, do: [ { each: p, in: players, do: [ { change: p.coins, by: -2005 } ] } ] }
actions:
  go: { does: [ { set: x, to: 1 } ] }`,
    ['ann'],
  );
  const verdict = game.tries('ann', 'go');
  const [notice] = verdict.notices;
  expect(notice?.saying).toContainEqual({ player: 'ann' });
  expect(plain(notice?.saying ?? [])).toContain("off: ann's coins would be -2,000; 0 is the least. Amending");
});

test('amending its rule switches a trigger on again', () => {
  const law = (by: string) =>
    rulesOf(
      block(`globals: { x: 0 }\ntriggers:\n  harm: { when: x == 0, do: [ { set: x, to: ${by} } ] }`),
      'round',
    );
  const game = new Stage(law('1 / x'), ['ann']);
  game.apply(settle(game.program, game.world).changes);
  expect(game.value('off/harm')).toBe(true);
  const same = fill(programOf(law('1 / x')), game.table, game.program);
  expect(same.changes).toEqual([]);
  const amended = programOf(law('7'));
  game.apply(fill(amended, game.table, game.program).changes);
  game.program = amended;
  game.apply(settle(game.program, game.world).changes);
  expect(game.value('global/x')).toBe(7);
});

test('an after trigger follows one action, sees its arguments, and may have a condition', () => {
  const game = stage(`
globals: { fees: 0 }
actions:
  trade: { takes: { count: integer }, does: [ ] }
triggers:
  fee: { after: trade, if: count > 5, do: [ { change: fees, by: count } ] }`);
  game.does('bo', 'trade', { count: 5 }).does('bo', 'trade', { count: 6 });
  expect(game.value('global/fees')).toBe(6);
});

test('all triggers together have one bound: past it everything is undone and the costliest is off', () => {
  const loops = Array.from(
    { length: 25 },
    (_, i) => `  t${i}: { when: "players.all(p, players.all(q, p.n + q.n >= ${i}))", do: [ ] }`,
  );
  const people = Array.from({ length: 150 }, (_, i) => `p${i}`);
  const game = stage(
    `player_fields: { n: 100 }\nactions:\n  go: { does: [ ] }\ntriggers:\n${loops.join('\n')}`,
    people,
  );
  const verdict = game.tries('p1', 'go');
  expect(verdict.lawful).toBe(true);
  expect(notices(verdict).length).toBeGreaterThan(0);
  if (verdict.lawful) expect(verdict.changes.some(({ path }) => path.startsWith('true/'))).toBe(false);
});
