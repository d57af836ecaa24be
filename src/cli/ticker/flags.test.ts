import { expect, test } from 'vitest';
import { readPlay, readSimulate } from './flags.ts';

test('without flags one human plays against three AI players', () => {
  expect(readPlay([])).toMatchObject({
    ok: true,
    flags: {
      options: { humans: 1, ais: 3, length: 10, rolls: 2, dividendUp: false, insider: 0 },
      seed: null,
    },
  });
});

test('ST-05 · a table without humans, all options given', () => {
  const args = '--humans 0 --ai 4 --length 5 --rolls 3 --divup --insider 30 --seed 7 --at-roll'.split(' ');
  expect(readPlay(args)).toMatchObject({
    ok: true,
    flags: {
      options: {
        humans: 0,
        ais: 4,
        length: 5,
        rolls: 3,
        dividendUp: true,
        insider: 30,
        dividendTiming: 'at-roll',
      },
      seed: 7,
    },
  });
});

test.each([
  ['--length', 'ten'],
  ['--insider', '15'],
  ['--rolls', '11'],
  ['--rolls', '1e1'],
  ['--colour', 'red'],
  ['--ai', '9'],
])('%s %s is refused with a sentence', (...args) => {
  const reading = readPlay(args);
  expect(reading.ok ? '' : reading.saying).toMatch(/[a-z]/);
});

test('who plays in a tournament, and how many sit down', () => {
  expect(readSimulate([])).toMatchObject({
    ok: true,
    flags: { options: { ais: 4, humans: 0 }, games: 1_000 },
  });
  expect(readSimulate(['--ai', 'shark,six baskets,Rotator', '--games', '5'])).toMatchObject({
    ok: true,
    flags: { players: ['Shark', 'Six Baskets', 'Rotator'], options: { ais: 3 }, games: 5 },
  });
  for (const args of [
    ['--ai', 'shark,whale'],
    ['--seats', '9'],
    ['--games', '0'],
    ['--ai', 'shark'],
  ]) {
    expect(readSimulate(args).ok).toBe(false);
  }
});
