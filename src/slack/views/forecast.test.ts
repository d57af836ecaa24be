import { expect, test } from 'vitest';
import { matter } from '../../game/matters.ts';
import { amended } from '../../referee/trial/law.ts';
import { seated } from '../../referee/trial/table.ts';
import { propose } from '../../referee/trial/words.ts';
import { isSafe } from './forecast.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const MAJORITY = '!matter.killed && !matter.vetoed && (matter.for_votes * 2 > size(players)';
const safe = (set: ReturnType<typeof seated>) => isSafe(set.game, matter(set.game, 'P1')!, set.now);

test('votes still to come are somebody’s: where a rule looks at who they are, they may alter it', () => {
  const law = amended([
    MAJORITY,
    '!matter.killed && !matter.vetoed && (matter.for_votes * 2 > size(players) && size(matter.voters_against) < 2',
  ]);
  const votes = { for: 'bo cy dee' };
  const set = seated({ people: PEOPLE, law }).does('bo', propose()).votes('P1', votes);
  set.shows('P1', 'F3 A0 of 5', 'enact');
  expect(safe(set)).toBe(false);
  expect(safe(seated({ people: PEOPLE }).does('bo', propose()).votes('P1', votes))).toBe(true);
});
