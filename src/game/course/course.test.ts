import fc from 'fast-check';
import { expect, test } from 'vitest';
import { table } from '../../referee/trial/table.ts';
import { adjust, buy, sell } from '../../referee/trial/words.ts';
import type { Change } from '../../ruleset/types.ts';
import { fold, unfounded } from '../evolve.ts';
import type { Game, GameEvent } from '../types.ts';
import { type Course, NO_COURSE } from './course.ts';
import { followed } from './follow.ts';
import { keysOf, stepsOf, valueAfter, worthOver } from './lines.ts';

const BY = { money: 'cash', relation: 'shares', kind: 'stock', price: 'price' };
const faces = (low: number) => [low, 9, 9, 8, 8, 8, 8, 8];
const price = (course: Course, key: string) => stepsOf(course, `stock/${key}/price`).map(({ to }) => to);

function worthIn({ table: cells }: Game, person: string): number {
  let sum = Number(cells.get(`player/${person}/cash`) ?? 0);
  for (const [path, amount] of cells) {
    const key = new RegExp(`^rel/shares/${person}/([^/]+)$`).exec(path)?.[1];
    if (key !== undefined) sum += Number(amount) * Number(cells.get(`stock/${key}/price`) ?? 0);
  }
  return sum;
}

test('prices go from one adjustment to the next; a delisted stock ends with its last price', () => {
  const game = table('ann', 'bo', 'cy');
  for (const low of [5, 1, 1, 1, 1, 1, 1])
    game
      .lay(...faces(low))
      .does('bo', adjust)
      .hoursPass(1);
  const course = followed(NO_COURSE, game.log);
  expect(price(course, 'AAA')).toEqual([10, 12, 10, 8, 6, 4, 2, 0, null]);
  expect(course.moments.filter(({ name }) => name === 'adjust').map(({ nth }) => nth)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
  expect(keysOf(course, 'stock', 'price')).toEqual(['AAA', 'BBB', 'CCC']);
});

test('what anybody is worth after each event is what the gamestate then comes to', () => {
  const act = fc.record({
    who: fc.constantFrom('ann', 'bo', 'cy'),
    what: fc.constantFrom('adjust', 'buy', 'sell'),
    key: fc.constantFrom('AAA', 'BBB'),
    n: fc.integer({ min: 1, max: 40 }),
    low: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 10 }), (acts) => {
      const game = table('ann', 'bo', 'cy');
      for (const { who, what, key, n, low } of acts) {
        const command = what === 'adjust' ? adjust : what === 'buy' ? buy(n, key) : sell(n, key);
        game
          .hoursPass(1)
          .lay(...faces(low))
          .hears(who, command);
      }
      const course = followed(NO_COURSE, game.log);
      game.log.forEach(({ seq }, i) => {
        if (seq < course.began) return;
        const then = fold(unfounded('G'), game.log.slice(0, i + 1));
        for (const person of ['ann', 'bo', 'cy']) {
          const told = valueAfter(worthOver(course, BY, person), seq);
          if (then.table.has(`player/${person}/cash`)) expect(told).toBe(worthIn(then, person));
        }
      });
    }),
    { numRuns: 5 },
  );
});

test('what is sold counts no more, however its price goes on', () => {
  const game = table('ann', 'bo')
    .does('bo', buy(10, 'AAA'), sell(10, 'AAA'))
    .lay(...faces(5))
    .does('ann', adjust);
  expect(worthOver(followed(NO_COURSE, game.log), BY, 'bo').at(-1)?.to).toBe(worthIn(game.game, 'bo'));
});

test('followed event by event it comes to the same', () => {
  const { log } = table('ann', 'bo')
    .lay(...faces(4))
    .does('bo', adjust, buy(3, 'AAA'));
  const once = followed(NO_COURSE, log);
  expect(log.reduce((course, event) => followed(course, [event]), NO_COURSE)).toEqual(once);
  expect(followed(once, log)).toEqual(once);
});

const event = (seq: number, changes: readonly Omit<Change, 'rule'>[], at = seq * 1000): GameEvent => ({
  seq,
  at,
  by: 'ann',
  under: { version: 1, rule: 'r' },
  fact: {
    type: 'ActionTaken',
    action: 'mine',
    args: {},
    rolls: [],
    said: [],
    notices: [],
  },
  changes: changes.map((change) => ({ ...change, rule: 'r' })),
});

test('numbers keep their past under the new names of their words', () => {
  const course = followed(NO_COURSE, [
    event(1, [{ path: 'ore/X/weight', from: null, to: 3 }]),
    event(2, [
      { path: 'renamed/1', from: null, to: ['field', 'ore', 'weight', 'mass'] },
      { path: 'ore/X/weight', from: 3, to: null },
      { path: 'ore/X/mass', from: null, to: 3 },
    ]),
    event(3, [{ path: 'ore/X/mass', from: 3, to: 5 }]),
  ]);
  expect(stepsOf(course, 'ore/X/mass').map(({ to }) => to)).toEqual([3, 5]);
  expect(stepsOf(course, 'ore/X/weight')).toEqual([]);
});

test('a new round begins with what there is, and one heard late follows the one before it', () => {
  const course = followed(NO_COURSE, [
    event(1, [{ path: 'global/pot', from: null, to: 3 }]),
    event(2, [{ path: 'global/pot', from: 3, to: 4 }]),
    event(3, [{ path: 'game/round_began', from: null, to: 3000 }]),
    event(4, [{ path: 'global/pot', from: 4, to: 9 }], 2000),
  ]);
  expect(course).toMatchObject({ began: 3, beganAt: 3000 });
  expect(stepsOf(course, 'global/pot')).toEqual([
    { event: 3, at: 3000, to: 4 },
    { event: 4, at: 3000, to: 9 },
  ]);
  expect(course.moments.map(({ nth }) => nth)).toEqual([1]);
});

test('a number that moved very often keeps its newest steps and every second of the older ones', () => {
  const events = Array.from({ length: 5_000 }, (_, i) =>
    event(i + 1, [{ path: 'global/pot', from: i, to: i + 1 }]),
  );
  const course = followed(NO_COURSE, events);
  const steps = stepsOf(course, 'global/pot');
  expect(steps.length).toBeLessThanOrEqual(2_000);
  expect([steps[0]?.to, steps.at(-1)?.to, steps.at(-2)?.to]).toEqual([1, 5_000, 4_999]);
  expect(course.moments.length).toBeLessThanOrEqual(4_000);
});
