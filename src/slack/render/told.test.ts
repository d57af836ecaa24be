import { expect, test } from 'vitest';
import { ARROW } from './phrase.ts';
import { otherChanges } from './told.ts';
import type { Shapes } from './views.ts';

const shapes: Shapes = {
  relations: new Map(),
  types: new Map([
    ['ship/owner', 'player'],
    ['ship/crew', 'integer'],
  ]),
  plurals: new Map([['ship', 'ships']]),
};
const change = (path: string, from: string | number | true | null, to: string | number | true | null) => ({
  path,
  from,
  to,
  rule: 'harbour',
});
const told = (...changes: ReturnType<typeof change>[]) => otherChanges({ changes, rolls: [], shapes });

test('a new thing is told in one line, with what it begins with; its key is its name', () => {
  expect(
    told(
      change('is/ship/SEA', null, true),
      change('ship/SEA/mark', null, 'SEA'),
      change('ship/SEA/owner', null, 'U0BEN'),
      change('ship/SEA/crew', null, 1200),
      change('ship/OAK/crew', 3, 4),
    ),
  ).toEqual([
    ['ship SEA is new', ': ', 'owner ', { player: 'U0BEN' }, ', ', 'crew ', { amount: 1200 }],
    ['OAK', ' crew', ' ', { amount: 3 }, ' ', ARROW, ' ', { amount: 4 }],
  ]);
});

test('what was written twice goes from where it began to where it ended', () => {
  expect(told(change('global/tide', 1, 2), change('global/tide', 2, 5))).toHaveLength(1);
  expect(told(change('global/tide', 1, 2), change('global/tide', 2, 1))).toEqual([]);
});
