import { describe, expect, it } from 'vitest';
import { actForm } from './forms/act.ts';
import { entryPreview } from './forms/entry.ts';
import { voteForm } from './forms/vote.ts';
import { dutiesMessages } from './surfaces/duties.ts';
import { editedMessage } from './surfaces/edited.ts';
import { helpMessages } from './surfaces/help.ts';
import { newsMessage } from './surfaces/news.ts';
import { rulePages } from './surfaces/rules.ts';
import { victoryMessage } from './surfaces/victory.ts';
import { each, shapes, sound } from './testing/crowded.ts';
import { votesOf } from './testing/hostile.ts';
import { unescapedIn } from './testing/markup.ts';
import { cited, standing } from './testing/sample.ts';
import { complaintsAboutForm } from './testing/validate.ts';

const misfit = (text: string) => ({
  ...{ matter: null, version: 12, lines: text.split('\n'), unreadable: false, emperor: null },
  faults: [{ line: 1, column: 3, saying: text }],
});

describe('crowds and long words in pages and forms', () => {
  it('what takes several messages loses nothing', () => {
    each((people, text) => {
      const rule = rulePages(
        {
          rule: 'trading',
          number: '2.4',
          title: text.slice(0, 60),
          scope: 'round',
          automation: 'text',
          version: 12,
          byHand: [text],
          paragraphs: [`${text} omega`],
          from: 1,
          actions: [],
          previous: null,
          next: null,
        },
        people.reader,
      );
      // One word: between two of them a page may end.
      expect(sound(...rule)).toContain('omega');
      const due = people.people.map(
        (_, i) =>
          ({
            is: 'apply',
            matter: `P${i}`,
            enactedAt: 0,
            text,
            cite: null,
            why: 'text',
            drafted: false,
            records: [],
          }) as const,
      );
      expect(sound(...dutiesMessages({ due, kept: [] }, people.reader))).toContain(`[P${due.length - 1}`);
      sound(
        ...helpMessages(
          {
            person: 'U0',
            role: 'player',
            channelName: 'town',
            votes: due.map((d) => d.matter),
            emperor: false,
            resolvable: [],
            actions: due.map((d) => ({ action: `act_${d.matter}`, note: text.slice(0, 80), examples: [] })),
            entries: [],
            notNow: due.map((d) => ({ what: d.matter, why: [text.slice(0, 100)], fromMs: null, cite: null })),
            playersOnly: true,
            unknown: { typed: text.slice(0, 100), meant: null },
            all: null,
          },
          people.reader,
        ),
      );
    });
  });

  it('news, edits and victories', () => {
    each((people, text) => {
      const { reader } = people;
      sound(
        newsMessage(
          {
            id: 'N1',
            by: 'U0',
            text,
            kind: 'stock',
            key: 'CHAR',
            fields: [{ name: 'name', type: 'text', value: text.slice(0, 300) }],
            dice: null,
            state: { is: 'open' },
            nextMs: 0,
            cite: null,
            reply: false,
            shapes,
          },
          reader,
        ),
      );
      sound(
        editedMessage(
          { matter: 'P7', votes: 1, seal: 'abc', before: text, after: `${text}!`, by: 'U0', selfKill: true },
          reader,
        ),
      );
      const standings = people.people.map((person, i) => ({
        person,
        rank: i + 1,
        tied: false,
        worth: 1_000_000,
      }));
      sound(
        victoryMessage(
          {
            winner: 'U0',
            round: text.slice(0, 100),
            matter: 'V1',
            by: 'U0',
            tally: votesOf(people.people),
            cite: null,
            repealed: true,
            fromMs: 0,
            toMs: 1,
            counts: [],
            enactments: 0,
            standings,
            wishes: { yes: [], no: [], silent: people.people },
            closed: Array.from({ length: 100 }, (_, i) => `P${i}`),
            before: 9,
            ascended: false,
          },
          reader,
        ),
      );
    });
  });

  it('forms', () => {
    each((people, text) => {
      const choices = people.people.map((value) => ({
        value,
        facts: [{ name: 'motto', type: 'text', value: text.slice(0, 300) }],
      }));
      const blank = {
        note: text.slice(0, 200),
        optional: false,
        min: null,
        max: null,
        initial: null,
        barred: people.people,
      };
      const forms = [
        actForm(
          {
            action: 'toll',
            note: text.slice(0, 200),
            who: 'player',
            rule: cited('trading'),
            version: 1,
            text,
            facts: [],
            most: null,
            args: [{ ...blank, name: 'who', type: 'player', choices }],
          },
          people.reader,
        ),
        voteForm(
          {
            person: 'U0',
            matter: 'P7',
            standing: standing(),
            mine: null,
            seq: 1,
            followers: people.people,
            emperor: 'U0',
            choices: [
              {
                vote: 'for',
                final: null,
                neither: false,
                forecast: { vote: 'for', for: 1, against: 1, makes: null },
                cite: null,
              },
            ],
          },
          people.reader,
        ),
        entryPreview(
          {
            draft: 'd',
            kind: 'proposal',
            opens: 'PROPOSAL:',
            title: text.slice(0, 80),
            body: text.slice(0, 2_800),
            vote: 'for',
            amendment: { source: text, told: misfit(text) },
            byHand: true,
            freezes: false,
          },
          people.reader,
        ),
      ];
      for (const form of forms) {
        expect(complaintsAboutForm(form)).toEqual([]);
        expect(unescapedIn(form)).toEqual([]);
      }
    });
  });
});
