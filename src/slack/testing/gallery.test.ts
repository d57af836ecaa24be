import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { gallery } from './gallery.ts';
import { lawOf } from './law.ts';
import { MOST, type Plan, plans } from './plan.ts';
import { town } from './town.ts';

/**
 * Each of them is a whole game drawn in every way. A hundred of another seed take a quarter of an hour and are worth it
 * after a change of the renderer.
 */
const GAMES = 1;
/** A game as large as it may be. */
const SEED = 6;

describe('whatever game is played', () => {
  test('games as large as they may be come up, all of it at once', () => {
    const isFull = ({ names, stocks, pending }: Plan) =>
      names.length === 60 && stocks.length === 40 && pending === 100;
    const plan = fc.sample(plans(MOST), { numRuns: 12, seed: 4 }).find(isFull);
    if (plan === undefined) throw new Error('of twelve games none is as large as it may be');
    expect(lawOf(plan).flatMap(({ rules }) => rules).length).toBeGreaterThanOrEqual(60);
    expect(Math.max(...plan.texts.map(({ length }) => length))).toBe(20_000);
    expect(plan.names.some((name) => [...name].length === 80 && /\p{L}/u.test(name))).toBe(true);
  });

  test('every surface stays within what Slack takes, and all that people wrote stays words', () => {
    fc.assert(fc.property(plans(MOST), drawn), { numRuns: GAMES, seed: SEED, endOnFailure: true });
  }, 120_000);
});

function drawn(plan: Plan): void {
  const made = town(plan);
  const found = Object.entries(gallery).flatMap(([name, draw]) =>
    draw(made).flatMap((one, i) => faultsOf(name, one).map((fault) => `${name} ${i}: ${fault}`)),
  );
  expect(found).toEqual([]);
}
