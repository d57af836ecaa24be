import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVote, Pace } from './pace.ts';

const MINUTE_MS = 60_000;

test('one person has so many commands and presses in any minute; others have their own', () => {
  const pace = new Pace(3);
  expect([0, 10, 20].map((at) => pace.take('ann', at))).toEqual([null, null, null]);
  expect(pace.take('ann', 30)).toBe(MINUTE_MS);
  expect(pace.take('bo', 30)).toBe(null);
  expect(pace.take('ann', MINUTE_MS)).toBe(null);
  expect(pace.take('ann', MINUTE_MS)).toBe(MINUTE_MS + 10);
});

test('whoever is refused again and again is told once a minute', () => {
  const pace = new Pace(1);
  expect([0, 1, MINUTE_MS - 1, MINUTE_MS].map((at) => pace.isToTell('ann', at))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('in no minute is more let through, and whoever keeps below it is never refused', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20_000 }), { maxLength: 60 }), (gaps) => {
      const pace = new Pace(5);
      const let_: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        const crowd = let_.filter((at) => at > now - MINUTE_MS).length;
        expect(pace.take('ann', now) === null).toBe(crowd < 5);
        if (crowd < 5) let_.push(now);
      }
    }),
  );
});

test.each([
  ['vote.for', true],
  ['vote.ask.def', true],
  ['/nomic vote P7 FOR', true],
  ['/nomic VOTE P7 FOR', true],
  ['/nomic voter', false],
  ['adjust', false],
  ['/buy vote', false],
])('%s is a vote: %s', (typed, is) => expect(isVote(typed)).toBe(is));
