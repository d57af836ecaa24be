import { expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { seated } from '../../referee/trial/table.ts';
import { quorum } from './quorum.ts';

const ENACT =
  '!matter.killed && !matter.vetoed && (matter.for_votes * 2 > size(players) || (matter.open_for >= voting_time && matter.for_votes > matter.against_votes))';
const under = (enact: string, weight?: string) => {
  const law = amended(
    [`enact: "${ENACT}"`, `enact: '${enact}'`],
    ...(weight === undefined
      ? []
      : [['    queued: true\n', `    queued: true\n    weight: '${weight}'\n`] as const]),
  );
  return seated({ people: ['ann', 'bo', 'cy', 'dee', 'eve'], law });
};

test('how many decide a fresh matter is asked of one that opens now', () => {
  const set = under('matter.for_votes >= (weekday(matter.opened) == "sunday" ? 2 : 4)');
  expect(quorum(set.game, set.now)).toEqual({ players: 5, forToEnact: 4, againstToFail: 3 });
  expect(quorum(set.game, set.at('Sun 12:00').now).forToEnact).toBe(2);
});

test('every vote is somebody’s, and weighs what theirs does', () => {
  const voters = under('size(matter.voters) >= 4 && size(matter.voters_for) > 1');
  expect(quorum(voters.game, voters.now).forToEnact).toBe(4);
  const shares = under('matter.for_votes > 40', 'player.is_emperor ? 0 : 20');
  expect(quorum(shares.game, shares.now).forToEnact).toBe(4);
});

test('nothing is shown where the criterion breaks', () => {
  const set = under('matter.for_votes > 1 / (size(players) - size(players))');
  expect(quorum(set.game, set.now)).toMatchObject({ forToEnact: null, againstToFail: 3 });
});
