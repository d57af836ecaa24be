import { describe, expect, test } from 'vitest';
import { picture } from '../testing/picture.ts';
import { cited, reader } from '../testing/sample.ts';
import { trends } from '../testing/sample-law.ts';
import type { NoticeView } from '../views.ts';
import { noticeMessage } from './notice.ts';

function notice(told: Partial<NoticeView>): string {
  const tally = {
    ...{ for: ['U0BEN', 'U0CHI'], against: [], followed: [], deferential: [], veto: [] },
    ...{ silent: ['U0ANA'], uncounted: [], players: 3 },
  };
  return picture(
    noticeMessage(
      {
        ...{ id: 'P7', opens: 'PROPOSAL:', author: 'U0BEN', by: 'U0CHI', at: 0, event: 430 },
        ...{ outcome: 'enacted', reason: 'majority_for', tally, cite: cited('resolution', 2) },
        ...{ votingS: 64_800, supplied: false, dueOn: null, law: null, amended: null, lock: null },
        ...{ said: [], notices: [], closed: [], nextInQueue: null, unpinned: true, broadcast: true },
        ...told,
      },
      reader,
    ),
  );
}

describe('the notice of a resolution', () => {
  test('FN-L3 · what is due is one press away, with the one who owes it', () => {
    const drawn = notice({ dueOn: 'U0BEN' });
    expect(notice({ dueOn: 'U0BEN', strikes: [418, 420] })).toContain('To strike E418, E420: ');
    expect(drawn).toContain('Now due: Ben, as Emperor, carries out what it prescribes by hand.');
    expect(drawn).toContain('[ Record… ]');
  });

  test('an amendment says what came into force, and how a new action is taken', () => {
    const drawn = notice({
      law: { from: 12, to: 13 },
      amended: { applied: true, diff: trends } as NoticeView['amended'],
    });
    expect(drawn).toContain('In force at this instant: r12 → *r13*.');
    expect(drawn).toContain('*New:* action `give` (`/act give`), field `stock.trend`.');
    expect(drawn).toContain('*Rules:* 2.5 Adjusting the Markets, gifts (new).\n*Values:* 4 changed.');
    expect(drawn).toContain('[ See the diff ]');
    expect(drawn).not.toContain('Record…');
  });
});
