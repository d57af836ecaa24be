import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from './compose.ts';
import { boardMessage, stateMessages } from './surfaces/board.ts';
import { cardMessage, wholeCard } from './surfaces/card.ts';
import { docketMessages } from './surfaces/docket.ts';
import { noteMessage } from './surfaces/note.ts';
import { crowd, crowdedBoard, crowdedCard, manyMatters, nasty } from './testing/hostile.ts';
import { unescapedIn } from './testing/markup.ts';
import { picture } from './testing/picture.ts';
import { complaintsAbout } from './testing/validate.ts';

const RUNS = { numRuns: 4, endOnFailure: true };

const sound = (...messages: Message[]) => {
  for (const message of messages) {
    expect(complaintsAbout(message)).toEqual([]);
    expect(unescapedIn(message)).toEqual([]);
  }
  return messages.map(picture).join('\n');
};

const text = fc.array(nasty, { maxLength: 60, size: 'max' }).map((lines) => lines.join('\n'));

describe('however many there are and whatever they are called', () => {
  it('the board keeps within what Slack takes, and never drops a name, a role or money from the roster', () => {
    fc.assert(
      fc.property(
        crowd(60),
        fc.array(nasty, { minLength: 1, maxLength: 40, size: 'max' }),
        fc.nat(100),
        (people, stocks, matters) => {
          const view = crowdedBoard(people, stocks, matters);
          const drawn = sound(boardMessage(view, people.reader));
          for (const [i] of people.people.entries()) {
            expect(drawn).toContain(` p${i}.`);
            expect(drawn).toMatch(new RegExp(`cash 1,000,${String(i).padStart(3, '0')}\\b`));
          }
          expect(drawn).toContain('(Emperor, cannot win');
          // Whatever is cut short is said to be, with the way to all of it by word and by press.
          const isShort = /\band \d+ more\b|Observers: \d+ \(/.test(drawn);
          if (isShort)
            expect(drawn).toMatch(/Cut short here: .*All of it: `\/nomic state`.*\[ All of it \]/s);
          expect(shownOrCounted(drawn, /^(\d+\.|–) .*FOR \d/gm, /and (\d+) more: `\/nomic docket`/)).toBe(
            matters,
          );
          expect(shownOrCounted(drawn, /^S\d+\. /gm, /and (\d+) more: \/nomic state/)).toBe(stocks.length);
        },
      ),
      RUNS,
    );
  });

  it('`/nomic state` and `/nomic docket` tell every one of them, in as many messages as it takes', () => {
    fc.assert(
      fc.property(
        crowd(60),
        fc.array(nasty, { minLength: 1, maxLength: 40, size: 'max' }),
        fc.nat(100),
        (people, stocks, matters) => {
          const state = stateMessages(crowdedBoard(people, stocks, matters), people.reader);
          const drawn = sound(...state);
          const said = state.map((message) => message.text).join(' ');
          for (const [i] of people.people.entries()) {
            expect(drawn).toContain(` p${i}.`);
            expect(said).toContain(` p${i}.`);
          }
          for (const [i] of stocks.entries()) expect(drawn).toMatch(new RegExp(`^S${i}\\. `, 'm'));
          expect(drawn + said).not.toMatch(/and \d+ more|\d+ more:/);
          const docket = docketMessages(
            { pending: manyMatters(matters, people.people), waitingForMe: [], mine: false },
            people.reader,
          );
          const listed = sound(...docket);
          for (let i = 0; i < matters; i += 1) expect(listed).toContain(`[P${i}`);
        },
      ),
      RUNS,
    );
  });

  it('a card names every voter, and the whole of a deleted post is to be had', () => {
    fc.assert(
      fc.property(crowd(60), text, (people, deleted) => {
        const view = crowdedCard(people, `${deleted}\nthe very last line`);
        const drawn = sound(cardMessage(view, people.reader));
        for (const person of [...view.standing.tally.for, ...view.standing.tally.against]) {
          expect(drawn).toContain(`p${person.slice(1)}.`);
        }
        if (!drawn.includes('the very last line'))
          expect(drawn).toMatch(/and \d+ more lines: `\/nomic docket P7`/);
        expect(sound(...wholeCard(view, people.reader))).toContain('the very last line');
      }),
      RUNS,
    );
  });

  it('any sentence is sent as words', () => {
    fc.assert(
      fc.property(nasty, (words) => {
        sound(noteMessage([['Said: ', words]], { ...noReader }));
      }),
      { numRuns: 200 },
    );
  });
});

const noReader = {
  name: (p: string) => p,
  title: () => '',
  link: () => null,
  cite: (rule: string) => rule,
  noun: (w: string) => w,
};

function shownOrCounted(drawn: string, shown: RegExp, counted: RegExp): number {
  return [...drawn.matchAll(shown)].length + Number(counted.exec(drawn)?.[1] ?? 0);
}
