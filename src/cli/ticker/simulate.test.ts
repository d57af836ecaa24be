import { expect, test } from 'vitest';
import { DEFAULTS } from '../../ticker/options.ts';
import { simulate } from './simulate.ts';

const flags = {
  players: ['Rotator', 'Mattress', 'Six Baskets'] as const,
  options: { ...DEFAULTS, humans: 0, ais: 2 },
  games: 300,
  seed: 5,
  json: false,
};

function told(json: boolean, seed = 5) {
  const steps: string[] = [];
  let ms = 0;
  const text = simulate(
    { ...flags, json, seed },
    { progress: (step) => void steps.push(step), now: () => (ms += 1_000) },
  );
  return { text, steps };
}

test('a tournament is told as a table, with progress', () => {
  const { text, steps } = told(false);
  expect(text).toMatch(/Rotator +\d+ +\d+\.\d +\d+\.\d to \d+\.\d +\$/);
  expect(text).toContain('300 games');
  expect(steps.at(-2)).toBe('300 of 300 games, 100 %');
  expect(steps.at(-1)).toBe('');
});

test('or as JSON, the same for the same seed', () => {
  const found = JSON.parse(told(true).text);
  expect(found).toMatchObject({ seed: 5, games: 300, rng: 'sfc32', setup: { seats: 2 } });
  const wins = found.standings.reduce((sum: number, one: { wins: number }) => sum + one.wins, 0);
  expect(wins).toBeCloseTo(300, 9);
  for (const { share, interval } of found.standings) {
    expect(interval[0]).toBeLessThan(share);
    expect(interval[1]).toBeGreaterThan(share);
  }
  expect(told(true).text).toBe(told(true).text);
  expect(told(true, 6).text).not.toBe(told(true).text);
});
