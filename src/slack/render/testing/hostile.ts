import fc from 'fast-check';
import type { Tally } from '../../../game/types.ts';
import type { BoardView, CardView, KindTable, MatterLine, Reader } from '../views.ts';
import { card, doubloons, line, reader, standing, tally } from './sample.ts';
import { board } from './sample-board.ts';

/** Names that people could choose, and did. */
const NASTY = [
  '<!channel> *&amp;',
  '"A|B>"',
  '🎈'.repeat(80),
  '👨‍👩‍👧‍👦'.repeat(20),
  '`*_~`'.repeat(16),
  '&'.repeat(80),
  '```\n> <@U0ANA>',
  '<https://example.com|click>',
  '\u202eltr\u0007\ud83d',
  '<!date^1^{date}|x>',
  '"\\'.repeat(40),
  '',
  '\u200b\u2060\u3164\u2800',
  `Z${'\u0334\u0321\u0317'.repeat(30)}algo`,
  '\u200f\u05e9\u05dc\u05d5\u05dd 5',
] as const;

export const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

/** A crowd: ids U0, U1 …, each named `p0.`, `p1.` … and something hostile, so that each can be looked for. */
export interface Crowd {
  readonly people: readonly string[];
  readonly reader: Reader;
}

export const crowd = (most: number) =>
  fc
    .record({
      names: fc.array(nasty, { minLength: 1, maxLength: most, size: 'max' }),
      titles: fc.array(nasty, { minLength: 4, maxLength: 4 }),
    })
    .map(
      ({ names, titles }): Crowd => ({
        people: names.map((_, i) => `U${i}`),
        reader: {
          ...reader,
          name: (person) => `p${person.slice(1)}.${names[Number(person.slice(1))] ?? ''}`,
          title: (matter) => `${titles[matter.length % 4]}`,
          link: (what) => `https://example.slack.com/archives/C0FASTNOMIC/p${what}|>`,
        },
      }),
    );

/** Every one of the crowd on some side of it. */
export function votesOf(people: readonly string[]): Tally {
  const side = (n: number) => people.filter((_, i) => i % 5 === n);
  return tally({
    for: [...side(0), ...side(1)],
    followed: side(1),
    against: side(2),
    deferential: side(3),
    silent: side(4),
    players: people.length,
  });
}

export function crowdedCard(crowd: Crowd, text: string): CardView {
  return card({
    author: crowd.people[0] ?? 'U0',
    emperor: crowd.people.at(-1) ?? null,
    standing: standing({ tally: votesOf(crowd.people) }),
    unclear: crowd.people.slice(0, 3),
    deletedText: text,
    secondPrefix: true,
  });
}

export const manyMatters = (n: number, people: readonly string[]): MatterLine[] =>
  Array.from({ length: n }, (_, i) => {
    const base = i % 3 === 0 ? doubloons : line();
    return { ...base, id: `P${i}`, author: people[i % people.length] ?? 'U0', next: i === 0 };
  });

const things = (names: readonly string[]): KindTable => ({
  kind: 'stock',
  plural: 'stocks',
  key: 'symbol',
  columns: [
    { name: 'symbol', type: 'text', moves: false },
    { name: 'name', type: 'text', moves: false },
    { name: 'price', type: 'integer', moves: true },
    { name: 'volatility', type: 'enum', moves: false },
  ],
  rows: names.map((name, i) => [
    { value: `S${i}.`, last: null },
    { value: name, last: null },
    { value: 100 + i, last: i - 5 },
    { value: 'medium', last: null },
  ]),
});

/** A board with more on it than any message holds. */
export function crowdedBoard(crowd: Crowd, stocks: readonly string[], matters: number): BoardView {
  const sample = board();
  return {
    ...sample,
    theme: stocks[0] ?? null,
    emperor: crowd.people[0] ?? null,
    quorum: { players: crowd.people.length, forToEnact: 4, againstToFail: 3 },
    roster: crowd.people.map((person, i) => ({
      person,
      rank: i + 1,
      tied: i % 2 === 0,
      emperor: i === 0,
      cannotWin: i === 0,
      worth: Number.MAX_SAFE_INTEGER - i,
      fields: [
        { name: 'motto', type: 'text', value: stocks[i % stocks.length] ?? '' },
        { name: 'cash', type: 'integer', value: 1_000_000 + i },
      ],
      holdings: stocks.map((_, s) => ({ relation: 'shares', of: 'stock', key: `S${s}.`, amount: 1_000 + s })),
      away: i % 3 === 0,
    })),
    observers: crowd.people.map((person) => ({ person, fromMs: 0 })),
    tables: [things(stocks)],
    clocks: sample.clocks.map((clock) =>
      clock.per === 'player' ? { ...clock, waiting: crowd.people } : clock,
    ),
    pending: manyMatters(matters, crowd.people),
  };
}
