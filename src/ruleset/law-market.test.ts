import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitMs } from './engine.ts';
import { amended, type Lawful } from './testing/amended.ts';
import type { Stage } from './testing/stage.ts';

const law = [
  readFileSync('rulesets/core.md', 'utf8'),
  readFileSync('rulesets/stock-market.md', 'utf8'),
] as const;

const HOUR = 3_600_000;

/** No number, dice, sign or right of the law lives anywhere but in its text. */
const LAW: readonly Lawful[] = [
  [
    'starting_cash',
    'starting_cash: 1000000',
    'starting_cash: 7',
    (g) => g.value('player/bo/cash'),
    1_000_000,
    7,
  ],
  ['low_roll', 'low_roll: 1D5-3', 'low_roll: 3D4+2', (g) => diceOf(g, 'adjust'), '1D5-3', '3D4+2'],
  [
    'medium_roll',
    'medium_roll: 2D10-11',
    'medium_roll: 1D2',
    (g) => diceOf(g.set('stock/LOW/volatility', 'medium'), 'adjust'),
    '2D10-11',
    '1D2',
  ],
  [
    'high_roll',
    'high_roll: 5D15-40',
    'high_roll: 9D9',
    (g) => diceOf(g.set('stock/LOW/volatility', 'high'), 'adjust'),
    '5D15-40',
    '9D9',
  ],
  [
    'adjust_wait',
    'adjust_wait: 1h',
    'adjust_wait: 10m',
    (g) => limitMs(g.program, g.world, 'adjust'),
    [HOUR],
    [HOUR / 6],
  ],
  [
    'adjust_wait at work',
    'adjust_wait: 1h',
    'adjust_wait: 10m',
    (g) =>
      g
        .does('bo', 'adjust')
        .hoursPass(1 / 6)
        .tries('cy', 'adjust').lawful,
    false,
    true,
  ],
  [
    'per game',
    'per: game, par: 2',
    'per: player, par: 2',
    (g) => g.does('bo', 'adjust').tries('cy', 'adjust').lawful,
    false,
    true,
  ],
  [
    'news_cycle',
    'news_cycle: 4h',
    'news_cycle: 1h',
    (g) =>
      g
        .at('12:00:00')
        .does('bo', 'news', { stock: 'LOW' })
        .at('13:00:00')
        .tries('bo', 'news', { stock: 'LOW' }).lawful,
    false,
    true,
  ],
  [
    'window',
    'window: fixed',
    'window: rolling',
    (g) =>
      g
        .at('11:59:59')
        .does('bo', 'news', { stock: 'LOW' })
        .at('12:00:00')
        .tries('bo', 'news', { stock: 'LOW' }).lawful,
    true,
    false,
  ],
  [
    'the price floor',
    'price: { type: integer, floor: 0 }',
    'price: { type: integer, min: 0 }',
    (g) => g.set('stock/LOW/price', 1).lay(1).tries('bo', 'adjust').lawful,
    true,
    false,
  ],
];

test.each(LAW)('%s is law, not program', (_, from, to, ask, before, after) => {
  expect(ask(amended(law))).toEqual(before);
  expect(ask(amended(law, [from, to]))).toEqual(after);
});

function diceOf(game: Stage, action: string): string | undefined {
  const verdict = game.tries('bo', action);
  return verdict.lawful ? verdict.rolls[0]?.dice : undefined;
}
