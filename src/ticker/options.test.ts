import { expect, test } from 'vitest';
import { advice, advisedRolls, DEFAULTS, groundsAgainst, type Options } from './options.ts';

const against = (options: Partial<Options>) =>
  groundsAgainst({ ...DEFAULTS, ...options }).map(({ rule }) => rule);

test.each([
  ['ST-01 · two humans and two AI players', { humans: 2, ais: 2 }, []],
  ['ST-01 · one seat is too few', { humans: 1, ais: 0 }, ['ST-01']],
  ['ST-01 · nine are too many', { humans: 4, ais: 5 }, ['ST-01']],
  ['ST-01 · no half people', { humans: 1.5, ais: 1.5 }, ['ST-01']],
  ['ST-05 · nobody human at all', { humans: 0, ais: 4 }, []],
  ['ST-06 · 1 to 100 rounds', { length: 0 }, ['ST-06']],
  ['ST-06 · not 101', { length: 101, rolls: 1 }, ['ST-06']],
  ['ST-07 · 1 to 10 rolls', { rolls: 11 }, ['ST-07']],
  ['ST-07 · 960 rolls in all', { humans: 8, ais: 0, length: 12, rolls: 10 }, []],
  ['ST-07 · and no more', { humans: 8, ais: 0, length: 13, rolls: 10 }, ['ST-07']],
  ['ST-11 · cards add 20', { insider: 20 }, []],
  ['ST-11 · not 15', { insider: 15 }, ['ST-11']],
  ['ST-10 · Dividend-Up is a switch', { dividendUp: true }, []],
  ['ST-06 · every ground at once', { humans: 0, ais: 0, length: 0, insider: 5 }, ['ST-01', 'ST-06', 'ST-11']],
])('%s', (_, options, grounds) => expect(against(options)).toEqual(grounds));

test('ST-08 · fewer seats, more rolls: about eight between two turns', () => {
  expect([2, 3, 4, 5, 8].map(advisedRolls)).toEqual([4, 3, 2, 2, 1]);
  expect(advice({ ...DEFAULTS, humans: 2, ais: 0, rolls: 1 })[0]).toContain('4 rolls a turn');
  expect(advice({ ...DEFAULTS, humans: 2, ais: 0, rolls: 4 })).toHaveLength(1);
});

test('ST-09 · the lobby says how many rolls come between two turns', () => {
  expect(advice({ ...DEFAULTS, humans: 2, ais: 4, rolls: 2 }).at(-1)).toContain(
    '12 rolls between your turns',
  );
});
