import { expect, test } from 'vitest';
import { planRun } from './plan.ts';
import { counts, histogram, told } from './report.ts';
import { runOnce } from './run.ts';

/** Few, since each takes seconds; thousands are run by hand, see docs/simulation.md. */
const SEEDS = [6];

test.each(SEEDS)(
  'FN-L1 · FN-R9 · seed %i: nothing is lost and nothing doubled, whatever goes wrong',
  async (seed) => {
    let outcome = await runOnce(seed, 9);
    expect(outcome.wrong, told(outcome)).toEqual([]);
    // Which of the faults strike hangs on the interleaving too.
    if (!counts(outcome)) outcome = await runOnce(seed, 9);
    expect(outcome.wrong, told(outcome)).toEqual([]);
    expect(counts(outcome), told(outcome)).toBe(true);
  },
  180_000,
);

test('a seed decides people, acts, faults and their places', () => {
  expect(planRun(5, 9)).toEqual(planRun(5, 9));
  expect(planRun(5, 9).acts).not.toEqual(planRun(6, 9).acts);
  expect(planRun(5, 20).acts).toEqual(planRun(5, 9).acts);
  for (let seed = 1; seed <= 200; seed += 1) {
    const { acts, faults } = planRun(seed, 9);
    expect(acts.length).toBeGreaterThanOrEqual(200);
    expect(faults.some(({ kind }) => kind === 'kill')).toBe(true);
  }
});

test('a run counts with 200 acts and 5 faults of 3 kinds, a kill among them', () => {
  const acts = new Map([['vote', 200]]);
  const faults = new Map([
    ['kill', 1],
    ['drop', 3],
    ['lost', 1],
  ] as const);
  expect(counts({ acts, faults })).toBe(true);
  expect(counts({ acts: new Map([['vote', 199]]), faults })).toBe(false);
  expect(
    counts({
      acts,
      faults: new Map([
        ['drop', 3],
        ['lost', 1],
        ['full', 1],
      ] as const),
    }),
  ).toBe(false);
  expect(
    counts({
      acts,
      faults: new Map([
        ['kill', 3],
        ['lost', 2],
      ] as const),
    }),
  ).toBe(false);
  expect(histogram(faults)).toBe('drop 3, kill 1, lost 1');
});
