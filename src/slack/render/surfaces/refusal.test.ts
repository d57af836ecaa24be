import { describe, expect, it } from 'vitest';
import { picture } from '../testing/picture.ts';
import { at, reader } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { RefusalView } from '../views.ts';
import { entryRefusal, refusalMessage } from './refusal.ts';

const tooDear: RefusalView = {
  act: ['buy ', { amount: 5000 }, ' CHAR'],
  grounds: [
    {
      rule: 'trading',
      par: 1,
      saying: [
        { amount: 5000 },
        ' × ',
        { amount: 215 },
        ' = ',
        { amount: 1_075_000 },
        '; you have ',
        { amount: 812_300 },
        '.',
      ],
    },
  ],
  quotes: [
    { rule: 'trading', par: 1, text: 'A share is bought for its Price, if Cash stays at zero or more.' },
  ],
  version: 12,
  how: null,
  nearest: { do: 'act', action: 'buy', args: { stock: 'CHAR', count: 3778 }, seen: 215, sum: 812_270 },
};

describe('a refusal', () => {
  it('says the act, the sum, the rule with its number and version, and the nearest lawful act', () => {
    const message = refusalMessage(tooDear, reader);
    expect(complaintsAbout(message)).toEqual([]);
    expect(picture(message)).toBe(`*Not done:* buy 5,000 CHAR.
5,000 × 215 = 1,075,000; you have 812,300.
> A share is bought for its Price, if Cash stays at zero or more.
_Rule 2.4.1 Trading, r12_
[ Buy 3,778 CHAR (812,270) ]
  · By text: \`/buy 3778 CHAR\`. Nothing changed. Think this reading is wrong? Post \`CALL FOR JUDGEMENT: …\`.`);
    expect(message.text).toBe(
      'Not done: buy 5,000 CHAR. 5,000 × 215 = 1,075,000; you have 812,300. Rule 2.4.1 Trading, r12: A share is bought for its Price, if Cash stays at zero or more. You can: Buy 3,778 CHAR (812,270). By text: /buy 3778 CHAR. Nothing changed. Think this reading is wrong? Post CALL FOR JUDGEMENT: ….',
    );
    const button = message.blocks.find((b) => b.type === 'actions')?.elements[0];
    expect(button).toMatchObject({ action_id: 'trade.buy.exact', value: 'CHAR|3778|215' });
  });

  it('S22 · tells when it becomes possible, to the second', () => {
    const again: RefusalView = {
      ...tooDear,
      act: ['adjust'],
      grounds: [
        {
          rule: 'adjusting',
          par: 2,
          saying: ['Ben did it at ', { instant: at('13:20:05') }],
          fromMs: at('14:20:05'),
        },
      ],
      quotes: [],
      nearest: null,
    };
    const drawn = picture(refusalMessage(again, reader));
    expect(drawn).toContain(
      'Ben did it at 3 Feb 13:20:05 UTC (rule 2.5.2).\nPossible from 3 Feb 14:20:05 UTC.',
    );
  });

  it('gives every ground with its own rule, and no date while another ground stands', () => {
    const both: RefusalView = {
      ...tooDear,
      grounds: [
        { rule: 'entries', par: 4, saying: ['Play is frozen while ', { matter: 'V1' }, ' is open'] },
        { rule: 'adjusting', par: 2, saying: ['Too early.'], fromMs: at('14:20:05') },
      ],
      quotes: [],
      nearest: { do: 'see', matter: 'V1' },
    };
    const drawn = picture(refusalMessage(both, reader));
    expect(drawn).toContain('Play is frozen while [V1] is open (rule 1.4.4).\nToo early (rule 2.5.2).');
    expect(drawn).not.toContain('Possible from');
    expect(drawn).toContain('[ Go to V1 ]');
  });

  it('S14 · of an entry is public, one line, and final for that post', () => {
    const message = entryRefusal(
      {
        opens: 'PROPOSAL:',
        grounds: [{ rule: 'entries', par: 2, saying: [{ player: 'U0BEN' }, ' already has 2 pending.'] }],
      },
      reader,
    );
    expect(message.text).toBe(
      'Not registered as a Proposal, not pinned. Ben already has 2 pending (rule 1.4.2). Post it again when that has changed; this post does not come alive later.',
    );
  });

  it('cites a rule that is gone by its title', () => {
    const gone: RefusalView = {
      ...tooDear,
      grounds: [{ rule: 'Doubloons', saying: ['No'] }],
      quotes: [],
      nearest: null,
    };
    expect(picture(refusalMessage(gone, reader))).toContain('No (rule Doubloons).');
  });
});
