import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nasty } from '../testing/hostile.ts';
import { unescapedIn } from '../testing/markup.ts';
import { picture } from '../testing/picture.ts';
import { reader } from '../testing/sample.ts';
import { faults, preview, trends } from '../testing/sample-law.ts';
import { complaintsAbout } from '../testing/validate.ts';
import { faultsMessage, rows } from './faults.ts';
import { previewMessage, previewMessages } from './preview.ts';

describe('the preview of an amendment', () => {
  test('words of the law, text, blocks, values, other matters, refused acts, warnings', () => {
    expect(picture(previewMessage(preview(), reader))).toMatchInlineSnapshot(`
      "*What enactment of [P7 Trends] would do* (dry run against r12, which becomes r13)
      *Parameter \`adjust_wait\`*: 1 hour → 30 minutes
      *New:* action \`give\` (\`/act give\`), field \`stock.trend\`
      *Changed:* action \`adjust\`
      *Text of the rules*
      2.5 Adjusting the Markets
      - Anybody may roll once in 1h, then add the result to the price.
      + Anybody may roll once in 30m, then adjust the price by the result.
      Gifts (new rule)
      + A player may give cash.
      *Automated part*
      2.5 Adjusting the Markets
        parameters:
      -   adjust_wait: 1h
      +   adjust_wait: 30m
      Gifts (new rule)
      + actions:
      +   give:
      +     takes: { to: player, amount: integer }
      *Values*
      ALFA, BRAV trend unset → 0
      Ben cash 812,300 → 800,000
      noma 0 → 2
      *By hand:* Thanks are given in verse. (Gifts)
      The condition in line 9 does not hold now; it is judged again when enacted.
      Makes [P8 Doubloons] enactable.
      1 action of the last day would have been refused:
      – Chi: adjust, 3 Feb 08:20 UTC: it is possible again in 10 minutes.
      *Note:* Only a call for judgement could change the rules after this.
        · Computed 3 Feb 09:12 UTC · computed again at the resolution, with what holds then"
    `);
  });

  test('its text says all of it in sentences', () => {
    const { text } = previewMessage(preview(), reader);
    for (const said of [
      'What enactment of P7 Trends would do (dry run against r12, which becomes r13).',
      'Parameter adjust_wait: 1 hour to 30 minutes.',
      'New: action give (/act give), field stock.trend.',
      'Automated part of 2.5 Adjusting the Markets:\nRemoved: adjust_wait: 1h\nAdded: adjust_wait: 30m\n',
      'Added: actions:\ngive:\ntakes: { to: player, amount: integer }\n',
      'ALFA, BRAV trend unset to 0.',
      'Makes P8 Doubloons enactable.',
    ])
      expect(text).toContain(said);
  });

  test('a role is told as the word it goes by', () => {
    const named = { what: 'noun', name: 'emperor', rule: 'emperors_and_rounds' } as const;
    const renamed = { ...named, how: 'changed', from: 'Emperor', to: 'Host' } as const;
    const drawn = picture(
      previewMessage(preview({ diff: { rules: [], values: [], words: [renamed] } }), reader),
    );
    expect(drawn).toContain('*Word for `emperor`*: Emperor → Host');
  });

  test('what changes nothing says so', () => {
    const nothing = preview({ diff: { rules: [], words: [], values: [] }, byHand: [] });
    expect(picture(previewMessage(nothing, reader))).toContain('Nothing would change.');
  });

  test('one too long says how much is missing and how to see it; whole, it takes several messages', () => {
    const long = Array.from({ length: 60 }, (_, i) => ({
      id: `r${i}`,
      title: `Rule ${i}`,
      how: 'added' as const,
      before: null,
      after: `## Rule ${i}\n\n${`words of rule ${i} `.repeat(40)}`,
    }));
    const view = preview({ diff: { ...trends, rules: long } });
    const drawn = picture(previewMessage(view, reader));
    expect(drawn).toMatch(/and \d+ more lines: \/nomic rules diff P7/);
    expect(drawn).toContain('[ See all of it ]');
    const all = previewMessages(view, reader).map(picture).join('\n');
    for (const { title } of long) expect(all).toContain(`${title} (new rule)`);
    expect(all).not.toContain('more lines');
  });

  test('whatever people call things, it is safe and within the limits', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const rule = {
          id: text,
          title: text,
          how: 'added' as const,
          before: null,
          after: `## ${text}\n\n${text}`,
        };
        const word = {
          ...trends.words[0],
          name: text,
          from: text,
          to: text,
        } as (typeof trends.words)[number];
        const view = preview({ diff: { ...trends, rules: [rule], words: [word] }, warnings: [[text]] });
        for (const message of [
          previewMessage(view, reader),
          faultsMessage(faults({ lines: [text], faults: [{ line: 1, column: 4, saying: text }] }), reader),
        ]) {
          expect(complaintsAbout(message)).toEqual([]);
          expect(unescapedIn(message)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the faults of an amendment', () => {
  test('each with its line, column and the words of its author', () => {
    expect(picture(faultsMessage(faults(), reader))).toMatchInlineSnapshot(`
      "*The amendment of [P7 Trends] cannot be read*: 2 faults.
      Line 3, column 11: in "player.csh > 1": there is no field called csh; did you mean cash?
        - that: player.csh > 1
              ^
      An amendment is a list of operations
      [P7] stands as text: once enacted, it is carried out by hand, by the Emperor. To put it right, post it again; \`/nomic amend check\` and the block tells first what it would do."
    `);
  });

  test('one that only does not fit now is tried again', () => {
    const drawn = picture(faultsMessage(faults({ unreadable: false }), reader));
    expect(drawn).toContain('does not fit r12*: 2 faults.');
    expect(drawn).toContain('tried again when it is resolved');
    expect(drawn).toContain('post it again');
  });

  test('of a long line only the part around the fault, and the mark under it', () => {
    const line = `    - { edit_mechanism: trading, at: actions.buy.needs, append: { that: "player.cash > hello" } }`;
    const told = (column: number) =>
      rows({ line: 1, column, saying: 'x' }, [line])
        .slice(1)
        .map((row) => row.slice(2));
    for (const word of ['edit_mechanism', 'actions', 'hello', '} }']) {
      const [shown = '', mark = ''] = told(line.indexOf(word) + 1);
      expect(shown.slice(mark.indexOf('^')).startsWith(word.slice(0, 3)), shown).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(38);
    }
    expect(told(7)[0]?.startsWith('- { edit')).toBe(true);
    expect(told(line.length)[0]?.endsWith('} }')).toBe(true);
  });
});
