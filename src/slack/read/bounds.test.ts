import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedLanguage } from '../testing/shipped.ts';
import { readSubcommand } from './command.ts';
import { readEntry, readWish } from './entries.ts';
import { fold, normalise, sameWords } from './normalise.ts';
import { readQuantity } from './quantities.ts';
import { readReaction } from './reactions.ts';
import { readRoomMarks, readSetup } from './setup.ts';
import { readNews } from './symbols.ts';
import { readTrade } from './trades.ts';
import { readReply, readVoteWord } from './votes.ts';
import { splitWords } from './words.ts';

const KEYS = ['ALFA', 'BRAV', 'CHAR', 'A', 'MAX'];
const language = shippedLanguage();
const { signs } = language;

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  entry: (text) => readEntry(text, { thread: false, byBot: false }, language),
  'entry in a thread': (text) => readEntry(text, { thread: true, byBot: false }, language),
  wish: readWish,
  reply: (text) => readReply(text, signs),
  reaction: (name) => readReaction(name, signs, new Map([[name, `alias:${name}`]])),
  'vote word': (text) => readVoteWord(text, signs),
  news: (text) => readNews(text, KEYS),
  trade: (text) => readTrade(text, KEYS),
  quantity: readQuantity,
  words: splitWords,
  subcommand: (text) => readSubcommand(text, ['help', 'portfolio', 'state']),
  'set-up': readSetup,
  'room marks': (text) => readRoomMarks(text, signs),
  'an edit': (text) => sameWords(text, `${text} `),
};
const all = Object.entries(READERS);

/** What makes careless patterns slow, and what people really type. */
const scraps = fc.constantFrom(
  ...[
    'PROPOSAL',
    ':',
    '*',
    '_',
    '~',
    '`',
    '```',
    '>',
    '&gt;',
    '&amp;lt;',
    '<@U0ANA|ana>',
    '<',
    '|',
    'FOR',
    'AGAINST',
  ],
  ...[
    'vote',
    '-',
    "'",
    '?',
    '.',
    '!',
    '\n',
    ' ',
    '\u00A0',
    '\u200B',
    '\uD800',
    '\uDC00',
    '\u0000',
    '👍🏽',
    ':+1:',
  ],
  ...[
    '=',
    '“',
    '”',
    'stocks',
    'rules=',
    '1',
    '0',
    ',',
    '1,000',
    '5k',
    'max',
    'CHAR',
    '٣',
    '½',
    '/buy',
    'JOIN',
    'ﷺ',
  ],
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(scraps, { maxLength: 30 }).map((parts) => parts.join('')),
);

describe('readers answer anything', () => {
  test.each(all)('%s never throws', (_, read) => {
    fc.assert(
      fc.property(text, (typed) => void read(typed)),
      { numRuns: 500 },
    );
  });

  test.each(['post', 'reply', 'news', 'quantity'])(
    '%s · reading folded text is reading the text',
    (where) => {
      // Entities and brackets are Slack's and are taken apart once; everything else may be folded before or after.
      const bare = text.map((typed) => typed.replace(/[&<>＆＜＞﹠﹤﹥]/g, ''));
      const readers: Readonly<Record<string, (typed: string) => unknown>> = {
        post: (typed) => readEntry(typed, { thread: false, byBot: false }, language).is,
        reply: READERS.reply!,
        news: READERS.news!,
        quantity: (typed) => (/\p{No}/u.test(typed) ? null : readQuantity(typed)),
      };
      const read = readers[where]!;
      fc.assert(
        fc.property(bare, (typed) => {
          fc.pre(where !== 'quantity' || !/\p{No}/u.test(typed));
          expect(read(fold(typed))).toEqual(read(typed));
          expect(normalise(typed)).toBe(fold(typed));
        }),
        { numRuns: 500 },
      );
    },
  );
});

describe('40,000 characters are read in no time', () => {
  const SIZE = 40_000;
  const units = [
    'a',
    '*',
    '_x',
    '~',
    '`',
    '>',
    '\n> ',
    '<',
    '<@U1>',
    '&amp;',
    ':',
    ':a',
    ':+1:',
    '!',
    '?',
    '-',
    '.',
  ];
  const more = [
    '= ',
    'a=',
    '" ',
    '“',
    '0',
    '9',
    '1,',
    'k',
    'FOR ',
    'A ',
    'I vote ',
    '\n',
    ' ',
    '\u200B',
    '\u0301',
    'ﷺ',
    '👍',
  ];
  const bombs = [...units, ...more].flatMap((unit) => {
    const body = unit.repeat(SIZE / unit.length);
    return [body, `PROPOSAL: ${body}x`, `FOR ${body}!x`];
  });

  test.each(all)('%s', (_, read) => {
    const spentMs = (bomb: string) => {
      const start = process.cpuUsage();
      read(bomb);
      return process.cpuUsage(start).user / 1000;
    };
    // Time of the processor, not of the clock; and a busy machine may be slow once: what grows with the square of the length is slow every time.
    const slow = bombs.filter((bomb) => [1, 2, 3].every(() => spentMs(bomb) > 400));
    expect(slow.map((bomb) => JSON.stringify(bomb.slice(0, 20)))).toEqual([]);
  });
});
