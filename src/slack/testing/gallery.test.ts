import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { gallery } from './gallery.ts';
import { MOST, type Plan, plans } from './plan.ts';
import { town } from './town.ts';

/** Each of them is a whole game drawn in every way; a hundred take minutes and are worth it after a change of the renderer. */
const GAMES = 1;

describe('whatever game is played', () => {
  test('every surface stays within what Slack takes, and all that people wrote stays words', () => {
    fc.assert(fc.property(plans(MOST), drawn), { numRuns: GAMES, endOnFailure: true });
  }, 120_000);
});

function drawn(plan: Plan): void {
  const made = town(plan);
  const found = Object.entries(gallery).flatMap(([name, draw]) =>
    draw(made).flatMap((one, i) => faultsOf(name, one).map((fault) => `${name} ${i}: ${fault}`)),
  );
  expect(found).toEqual([]);
}
