import { expect, test } from 'vitest';
import { minds, PERSONALITIES } from '../minds/list.ts';
import { Arena } from './arena.ts';
import { twoAgainstTwo } from './duel.ts';
import { LADDER } from './ladder.ts';
import { Tournament } from './tournament.ts';
import { wilson } from './wilson.ts';

const SEED = 2_024;
const setup = {
  seats: 4,
  length: 10,
  rolls: 2,
  dividendUp: false,
  insider: 20,
  dividendTiming: 'after-movement',
} as const;

/** What costs seconds is measured whole in the benchmark. */
const quick = LADDER.filter(({ one, games }) => one !== 'Shark' && games <= 2_000);

test.each(quick)('ST-04 · $one is stronger than $other: $atLeast of the games at least', (rung) => {
  expect(twoAgainstTwo({ ...rung, seed: SEED }, rung.games)).toBeGreaterThanOrEqual(rung.atLeast);
});

test('ST-04 · the strongest comes out above the rotator in well over half the games', () => {
  const { setup: market, measured, ...rung } = LADDER.find(({ one }) => one === 'Shark')!;
  const games = 400;
  const bound = measured - 5 * Math.sqrt((measured * (1 - measured)) / games);
  expect(bound).toBeGreaterThan(0.5 + 4.75 * Math.sqrt(0.25 / games));
  expect(twoAgainstTwo({ ...rung, setup: market, seed: SEED }, games)).toBeGreaterThanOrEqual(bound);
}, 60_000);

test('a game of a seed is the same game, whatever was played before', () => {
  const seats = PERSONALITIES.slice(4).map((one) => minds[one]);
  const fortunes = (arena: Arena) => [0, 1, 2, 3].map((seat) => arena.fortune(seat));
  const [one, other] = [new Arena(setup), new Arena(setup)];
  one.run(seats, SEED, 3);
  for (let game = 0; game < 3; game += 1) other.run(seats, SEED, game);
  other.run(seats, SEED, 3);
  expect(fortunes(other)).toEqual(fortunes(one));
  other.run(seats, SEED, 4);
  expect(fortunes(other)).not.toEqual(fortunes(one));
});

test('ST-21 · nobody in the arena owes money, or holds part of a lot', () => {
  for (const insider of [0, 30]) {
    const arena = new Arena({ ...setup, seats: 8, length: 5, insider, dividendUp: insider > 0 });
    for (let game = 0; game < 6; game += 1) {
      arena.run(
        PERSONALITIES.map((one) => minds[one]),
        SEED,
        game,
      );
      const { cash, shares } = arena.market;
      expect([...cash].every((cents) => cents >= 0 && cents % 2_500 === 0)).toBe(true);
      expect([...shares].every((count) => count >= 0 && count % 500 === 0)).toBe(true);
    }
  }
});

test('ST-03 · in a tournament everyone sits everywhere, and no victory is lost', () => {
  const tournament = new Tournament(
    ['Rotator', 'Sweetheart', 'Mattress'],
    { ...setup, seats: 2, length: 2 },
    SEED,
  );
  tournament.play(600);
  const standings = tournament.standings();
  expect(standings.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(600, 9);
  expect(standings.reduce((sum, { seats }) => sum + seats, 0)).toBe(1_200);
  for (const { seats } of standings) expect(Math.abs(seats - 400)).toBeLessThan(60);
  for (const one of standings)
    expect(one.p5Cents <= one.medianCents && one.medianCents <= one.p95Cents).toBe(true);
});

test('an interval of confidence is that of Wilson', () => {
  const [low, high] = wilson(50, 100);
  expect(low).toBeCloseTo(0.4038, 4);
  expect(high).toBeCloseTo(0.5962, 4);
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 12);
});
