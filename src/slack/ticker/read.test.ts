import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../ticker/options.ts';
import { splitWords } from '../read/words.ts';
import { readOptions } from './read.ts';

const read = (typed: string) => readOptions(splitWords(typed));
const saying = (typed: string) => {
  const found = read(typed);
  return found.ok ? 'read' : found.saying;
};

test('everything that the form offers can be chosen in words', () => {
  const typed =
    'humans=1 ai=3 length=5 rolls=4 divup insider=30 deadline=2min pace=instant personalities sharks=off latejoin=on atroll';
  expect(read(typed)).toEqual({
    ok: true,
    options: {
      ...DEFAULTS,
      ...{ humans: 1, ais: 3, length: 5, rolls: 4, dividendUp: true, insider: 30, deadline: '2 min' },
      ...{ showPersonalities: true, sharks: false, lateJoin: true, dividendTiming: 'at-roll' },
    },
    pace: 'instant',
  });
});

describe('what is not read is told with what would be', () => {
  test.each([
    ['length=1e1', '"length=1e1" is not read: length= takes a number of rounds, such as 10.'],
    ['rolls=-2', '"rolls=-2" is not read: rolls= takes a number, such as 2.'],
    ['humans', '"humans" alone is not read: humans= takes a number, such as 2.'],
    ['deadline=3h', '"deadline=3h" is not read: deadline= takes 2min, 1h, 12h, 24h.'],
    ['pace=slow', '"pace=slow" is not read: pace= takes watch or instant.'],
    ['divup=maybe', '"divup=maybe" is not read: divup= takes on or off.'],
    ['insider=ten', '"insider=ten" is not read: insider= takes 10, 20, 30, or 0 for no cards.'],
  ])('%s', (typed, said) => expect(saying(typed)).toBe(said));

  test.each(['seats=4', 'constructor=1', 'fast'])('%s', (typed) =>
    expect(saying(typed)).toMatch(
      /is not read\. What can be chosen: humans, ai, .*For example: `\/ticker new/,
    ),
  );
});
