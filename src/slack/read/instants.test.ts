import { expect, test } from 'vitest';
import { readWhen } from './instants.ts';

const now = Date.parse('2021-02-03T14:00:00Z');
const at = (typed: string) => {
  const when = readWhen(typed, now);
  return when.is === 'at' ? new Date(when.ms).toISOString().slice(0, 19) : when;
};

test.each([
  ['2021-02-03 09:00', '2021-02-03T09:00:00'],
  ['2021-02-03T09:00:30Z', '2021-02-03T09:00:30'],
  ['2021-02-03 09:00 UTC', '2021-02-03T09:00:00'],
  ['2021-02-03 09:00+01:00', '2021-02-03T08:00:00'],
  ['2021-02-03', '2021-02-03T00:00:00'],
  ['2021–02–03 09:00', '2021-02-03T09:00:00'],
  ['09:00', '2021-02-03T09:00:00'],
  ['today 9:05', '2021-02-03T09:05:00'],
  ['yesterday', '2021-02-02T00:00:00'],
  ['yesterday 18:30', '2021-02-02T18:30:00'],
  ['3 Feb 09:00', '2021-02-03T09:00:00'],
  ['24 December 12:00', '2020-12-24T12:00:00'],
  ['29 Feb 2020', '2020-02-29T00:00:00'],
  ['2h ago', '2021-02-03T12:00:00'],
  ['2 hours ago', '2021-02-03T12:00:00'],
  ['90 min ago', '2021-02-03T12:30:00'],
  ['1 day ago', '2021-02-02T14:00:00'],
  ['now', '2021-02-03T14:00:00'],
])('%s is the moment %s in UTC', (typed, iso) => {
  expect(at(typed)).toBe(iso);
});

test.each([
  ['E377', { is: 'event', seq: 377 }],
  ['#377', { is: 'event', seq: 377 }],
  ['event 0377', { is: 'event', seq: 377 }],
  ['r12', { is: 'version', version: 12 }],
  ['p5', { is: 'matter', id: 'P5' }],
])('%s names a moment by what happened then', (typed, when) => {
  expect(readWhen(typed, now)).toEqual(when);
});

test.each([
  '2021-02-30 09:00',
  '2021-13-01',
  '25:00',
  '09:61',
  '31 Feb',
  '9',
  'soon',
  '2021-02-03 09:00 CET',
  '5 ago',
  '3 Foo',
])('%s is no moment, and is refused with how to write one', (typed) => {
  expect(at(typed)).toMatchObject({ is: 'refused', saying: expect.stringContaining('2021-02-03 09:00') });
});

test('what is still to come has not been', () => {
  expect(at('14:01')).toMatchObject({ is: 'refused', saying: 'That moment is still to come.' });
});
