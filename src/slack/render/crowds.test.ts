import { describe, expect, it } from 'vitest';
import type { Roll } from '../../ruleset/types.ts';
import { actionMessage } from './surfaces/action.ts';
import { noticeMessage } from './surfaces/notice.ts';
import { refusalMessage } from './surfaces/refusal.ts';
import { each, shapes, sound } from './testing/crowded.ts';
import { votesOf } from './testing/hostile.ts';
import { cited } from './testing/sample.ts';

describe('crowds and long words elsewhere', () => {
  it('an adjustment of forty stocks that all end is one message, every roll in it or counted', () => {
    each((people, text) => {
      const rolls = Array.from(
        { length: 40 },
        (_, i): Roll => ({
          dice: '5D15-40',
          label: `S${i}`,
          faces: [1, 2, 3, 4, 5],
          modifier: -40,
          total: -25,
          n: i,
          before: i,
        }),
      );
      const changes = [
        ...rolls.map((r) => ({ path: `stock/${r.label}/price`, from: 9, to: 0, rule: 'adjusting' })),
        ...rolls.map((r) => ({ path: `is/stock/${r.label}`, from: true, to: null, rule: 'stocks' })),
        ...people.people.map((p) => ({ path: `rel/shares/${p}/S1`, from: 5, to: null, rule: 'stocks' })),
      ];
      const drawn = sound(
        actionMessage(
          {
            action: 'adjust',
            note: text,
            by: 'U0',
            nth: 1,
            at: 0,
            event: 1,
            rule: null,
            rolls,
            changes,
            shapes,
            said: rolls.map(() => [text.slice(0, 200)]),
            notices: [{ rule: text, saying: [text] }],
            next: null,
          },
          people.reader,
        ),
      );
      const shown = [...drawn.matchAll(/^\/roll/gm)].length;
      if (shown < 40) expect(drawn).toMatch(/and \d+ more: \/nomic state/);
    });
  });

  it('a notice names every voter', () => {
    each((people, text) => {
      const tally = votesOf(people.people);
      const drawn = sound(
        noticeMessage(
          {
            id: 'P7',
            opens: 'PROPOSAL:',
            author: 'U0',
            outcome: 'enacted',
            by: 'U0',
            at: 0,
            reason: 'majority_for',
            tally,
            cite: cited('resolution', 2),
            votingS: 64_800,
            supplied: true,
            amended: null,
            dueOn: 'U0',
            law: null,
            lock: null,
            said: [[text]],
            notices: [],
            closed: ['P8'],
            nextInQueue: 'P8',
            unpinned: true,
            event: 1,
            broadcast: true,
          },
          people.reader,
        ),
      );
      for (const person of [...tally.for, ...tally.against]) expect(drawn).toContain(`p${person.slice(1)}.`);
    });
  });

  it('a refusal with long words says how to read the rest', () => {
    each((people, text) => {
      const drawn = sound(
        refusalMessage(
          {
            act: [text.slice(0, 300)],
            grounds: Array.from({ length: 9 }, () => ({
              rule: 'trading',
              par: 1,
              saying: [text.slice(0, 300)],
            })),
            quotes: [{ rule: 'trading', par: 1, text: `${text}\nthe end` }],
            version: 12,
            how: null,
            nearest: null,
          },
          people.reader,
        ),
      );
      if (!drawn.includes('the end')) expect(drawn).toMatch(/and \d+ more lines: `\/nomic rules 2\.4`/);
    });
  });
});
