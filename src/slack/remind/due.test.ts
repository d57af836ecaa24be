import { expect, test } from 'vitest';
import { amended, lawWith } from '../../referee/trial/law.ts';
import { seated, type Table } from '../../referee/trial/table.ts';
import { act, adjust, declare, enact, leave, news, propose } from '../../referee/trial/words.ts';
import { dueAt } from './due.ts';
import { remindersOf } from './kinds.ts';

const HOUR_MS = 3_600_000;
const PEOPLE = ['ann', 'bo', 'cy'];
const NONE = { head: '', commitment: null, away: new Set<string>(), unclear: () => [] };
const scene = ({ game, now }: Table) => ({ ...NONE, game, at: now });
/** What is due to somebody, as keys; in brackets what is stale. */
const due = (table: Table, person: string, ...kinds: string[]) =>
  dueAt(scene(table))(person, new Set(kinds)).map(({ key, stale }) => (stale ? `(${key})` : key));

test('what there is to be reminded of is read from the rules: every action with a limit, by its own name', () => {
  const invented = `
actions:
  nap: { limits: [ { within: 5h, per: player } ], does: [ { announce: "Zzz." } ] }
`;
  const words = (table: Table, person: string) =>
    remindersOf(table.game, person, new Set()).map(({ word, subject }) => `${word} ${subject.is}`);
  const usual = ['vote vote', 'resolve resolve', 'idle idle'];
  expect(words(seated({ people: PEOPLE }), 'bo')).toEqual([...usual, 'adjust again', 'news cycle']);
  expect(words(seated({ people: PEOPLE, law: lawWith('Rest', invented) }), 'ann')).toEqual(
    expect.arrayContaining([...usual, 'duty duty', 'nap again']),
  );
});

test('FN-R2 · a missing vote is due in the last three hours of a matter, to those who have not voted and still can', () => {
  const table = seated({ people: PEOPLE, founded: 'Mon 00:00' }).does('bo', propose('A'));
  const of = (person: string) => due(table, person, 'vote');
  table.hoursPass(14.99);
  expect([of('cy'), of('bo')]).toEqual([[], []]);
  table.hoursPass(0.02);
  expect([of('ann'), of('cy')]).toEqual([['vote/P1'], ['vote/P1']]);
  table.votes('P1', { for: 'cy' });
  expect([of('ann'), of('cy')]).toEqual([['vote/P1'], []]);
  table.hoursPass(3);
  expect(of('ann')).toEqual([]);
});

test('FN-R4 · a matter is due to those who may resolve it, once for each outcome, and not what was decided long ago', () => {
  const table = seated({ people: PEOPLE }).does('bo', propose('A'), propose('B'));
  const of = (person: string) => due(table, person, 'resolve');
  expect(of('bo')).toEqual([]);
  table.votes('P2', { for: 'ann bo' });
  // P1 is older, so P2 waits for it.
  expect(of('bo')).toEqual([]);
  table.votes('P1', { for: 'ann bo' });
  expect([of('bo'), of('cy'), of('eve')]).toEqual([['resolve/P1/enact'], ['resolve/P1/enact'], []]);
  table.hoursPass(1);
  expect(of('bo')).toEqual(['(resolve/P1/enact)']);
  table.does('cy', enact('P1'));
  expect(of('bo')).toEqual(['resolve/P2/enact']);
});

test('FN-S6 · FN-M4 · an action with a wait is due when it is over, by the same check that refuses it', () => {
  const table = seated({ people: PEOPLE }).spins(() => 1);
  const of = (person: string) => due(table, person, 'act/adjust');
  expect(of('bo')).toEqual([]);
  table.does('cy', adjust);
  const from = table.now + HOUR_MS;
  table.msPass(HOUR_MS - 1);
  expect(of('bo')).toEqual([]);
  table.msPass(1);
  expect([of('bo'), of('cy'), of('eve')]).toEqual([[`act/adjust/${from}`], [`act/adjust/${from}`], []]);
  table.hoursPass(0.6);
  expect(of('bo')).toEqual([`(act/adjust/${from})`]);
  table.does('bo', adjust).hoursPass(1).does('cy', declare());
  expect(of('bo')).toEqual([]);
});

test('FN-S7 · a new cycle is due at its start to those who have not used it', () => {
  const table = seated({ people: PEOPLE, founded: 'Mon 10:00' });
  const of = (person: string) => due(table, person, 'act/news').map((key) => key.replace(/\d+/, 'start'));
  table.does('bo', news('AAA')).at('Mon 12:00');
  expect([of('bo'), of('cy')]).toEqual([['act/news/start'], ['act/news/start']]);
  table.does('bo', news('BBB'));
  expect([of('bo'), of('cy')]).toEqual([[], ['act/news/start']]);
  table.hoursPass(1);
  expect(of('cy')).toEqual(['(act/news/start)']);
});

test.each([
  ['5h', 'Mon 23:00', 'Mon 20:00', 'Tue 00:00'],
  ['1w', 'Thu 12:00', 'Mon 00:00', null],
])('FN-S7 · a cycle of %s begins and ends where the limit has it', (length, at, from, until) => {
  const law = amended(['news_cycle: 4h', `news_cycle: ${length}`]);
  const table = seated({ people: PEOPLE, law, founded: 'Mon 00:00' }).at(from);
  const fromMs = table.now;
  table.at(at);
  const [told] = dueAt(scene(table))('cy', new Set(['act/news']));
  expect(told).toMatchObject({ key: `act/news/${fromMs}` });
  const untilMs = until === null ? fromMs + 7 * 24 * HOUR_MS : table.at(until).now;
  expect(told?.told).toMatchObject({ is: 'cycle', fromMs, untilMs });
});

test('FN-P3 · somebody is about to be idle six hours before the others may make them an observer, never after', () => {
  const table = seated({ people: PEOPLE, founded: 'Mon 00:00' });
  const of = (person: string) => due(table, person, 'idle').length;
  table.at('Tue 17:59');
  expect(of('cy')).toBe(0);
  table.at('Tue 18:01');
  expect([of('cy'), of('bo')]).toEqual([1, 1]);
  table.does('bo', propose());
  expect([of('cy'), of('bo')]).toEqual([1, 0]);
  table.at('Wed 00:01');
  expect(of('cy')).toBe(0);
  table.does('bo', act('make_observer', { idler: 'cy' }));
});

test('FN-R7 · a duty is due to the Emperor once for each whole day it waits', () => {
  const table = seated({ people: PEOPLE }).does('bo', propose('A')).votes('P1', { for: 'ann bo' });
  table.does('bo', enact('P1')).hoursPass(23);
  expect(due(table, 'ann', 'duty')).toEqual([]);
  table.hoursPass(2);
  expect([due(table, 'ann', 'duty'), due(table, 'bo', 'duty')]).toEqual([['duty/P1/1'], []]);
  table.hoursPass(24);
  expect(due(table, 'ann', 'duty')).toEqual(['duty/P1/2']);
  table.does('ann', { do: 'discharge', matter: 'P1' });
  expect(due(table, 'ann', 'duty')).toEqual([]);
});

test('FN-P2 · who left the game is due nothing of what they once chose', () => {
  const table = seated({ people: PEOPLE, founded: 'Mon 10:00' }).spins(() => 1);
  const all = ['vote', 'resolve', 'idle', 'act/adjust', 'act/news'];
  const of = (person: string) => due(table, person, ...all);
  table.does('bo', propose('A'), news('AAA'), adjust).does('cy', leave).votes('P1', { for: 'bo ann' });
  const seen = { bo: new Set<string>(), cy: new Set<string>() };
  for (let hour = 0; hour < 60; hour += 1) {
    for (const person of ['bo', 'cy'] as const)
      for (const key of of(person)) seen[person].add(key.replace(/^\(?([a-z]+).*/, '$1'));
    table.hoursPass(1);
  }
  expect([[...seen.bo].sort(), [...seen.cy]]).toEqual([['act', 'idle', 'resolve'], []]);
});
