import { expect, test } from 'vitest';
import { reopenedMs } from '../engine.ts';
import { block, rulesOf, Stage } from '../testing/stage.ts';

/** Cycles of a length, of one use each. */
const cycles = (within: string): Stage =>
  new Stage(
    rulesOf(
      block(`actions: { go: { limits: [ { within: ${within}, window: fixed } ], does: [] } }
permissions: [ { who: emperor, may: play_the_round } ]`),
      'round',
    ),
    ['ann', 'bo'],
  );

const on = (day: number, hour = 12, minute = 0) => Date.UTC(2021, 1, day, hour, minute);

/** Where windows begin, by what a use in each of these hours is refused until; and where the last one is told to have begun. */
function windowAt(within: string, now: number): readonly [from: number | null, until: number | undefined] {
  const game = cycles(within);
  game.now = now;
  game.does('bo', 'go');
  return [reopenedMs(game.program, game.world, 'ann', 'go'), game.weighs('bo', 'go')[0]?.fromMs];
}

// 2021-02-01 was a Monday.
test.each([
  ['4h', on(3, 13), on(3, 12), on(3, 16)],
  ['1d', on(3, 13), on(3, 0), on(4, 0)],
  ['5h', on(3, 0, 1), on(3, 0), on(3, 5)],
  ['5h', on(3, 9), on(3, 5), on(3, 10)],
  ['5h', on(3, 23), on(3, 20), on(4, 0)],
  ['7h', on(4, 0), on(4, 0), on(4, 7)],
  ['1w', on(3), on(1, 0), on(8, 0)],
  ['1w', on(7, 23, 59), on(1, 0), on(8, 0)],
  ['2w', on(3), on(-6, 0), on(8, 0)],
])(
  'FN-S7 · a window of %s: the day is cut from midnight, and longer ones begin on Mondays',
  (within, now, from, until) => {
    expect(windowAt(within, now)).toEqual([from, until]);
  },
);

test('FN-S7 · what was used before the window is not counted in it, though heard later', () => {
  const game = cycles('5h');
  game.now = on(4, 0, 1);
  game.does('bo', 'go');
  game.now = on(3, 23, 59);
  game.does('bo', 'go');
  expect(game.weighs('bo', 'go')[0]?.fromMs).toBe(on(4, 0));
  game.now = on(4, 4, 59);
  expect(game.weighs('bo', 'go')[0]?.fromMs).toBe(on(4, 5));
});
