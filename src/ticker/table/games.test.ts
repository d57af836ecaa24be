import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULTS, type Options } from '../options.ts';
import { isSame } from '../same.ts';
import { summary } from '../summary.ts';
import { fateOf, ownTable, Played } from '../testing/tables.ts';
import { verify } from '../verify.ts';
import { fold } from './evolve.ts';
import { fortunes } from './standing.ts';
import type { Table } from './types.ts';

const options = fc.record({
  humans: fc.integer({ min: 0, max: 2 }),
  ais: fc.integer({ min: 2, max: 3 }),
  length: fc.integer({ min: 1, max: 3 }),
  rolls: fc.integer({ min: 1, max: 6 }),
  dividendUp: fc.boolean(),
  insider: fc.constantFrom(0, 10, 20, 30),
});
const moves = fc.array(
  fc.record({ stock: fc.integer({ min: 0, max: 5 }), lots: fc.integer({ min: -12, max: 12 }) }),
  { minLength: 40, maxLength: 40 },
);

/** A whole game in which humans try whatever they like; `watch` sees the table after every command. */
function game(seed: number, given: Partial<Options>, tries: readonly { stock: number; lots: number }[]) {
  const played = new Played(fateOf(seed));
  const seen: Table[] = [];
  played.does({ do: 'open', by: 'p0', options: { ...DEFAULTS, ...given } });
  for (let i = 0; i < (given.humans ?? 0); i += 1) played.does({ do: 'join', by: `p${i}`, name: 'Sam' });
  played.does({ do: 'start', by: 'p0' });
  let next = 0;
  const attempt = (by: string) => {
    const { stock, lots } = tries[next % tries.length]!;
    next += 1;
    const before = played.table;
    const ruling = played.asks({ do: 'trade', by, orders: [{ stock, shares: lots * 500 }] });
    if (ruling.lawful) unmoved(before, played.table);
  };
  while (played.table.phase !== 'over') {
    seen.push(played.table);
    const seat = played.table.seats[played.table.active]!;
    if (seat.ai !== null) played.does({ do: 'advance' });
    else {
      for (let i = 0; i < 3; i += 1) attempt(seat.person!);
      if (next % 7 === 0) played.does({ do: 'lapse' });
      else if (!played.asks({ do: played.table.round === 0 ? 'pass' : 'roll', by: seat.person! }).lawful) {
        played.does({ do: 'lapse' });
      }
    }
  }
  return { played, seen: [...seen, played.table] };
}

/** ST-22: a trade moves no fortune, touches nobody else, and leaves nothing below zero. */
function unmoved(before: Table, after: Table): void {
  expect(fortunes(after)).toEqual(fortunes(before));
  after.holdings.forEach((held, seat) => {
    if (seat !== before.active) expect(held).toBe(before.holdings[seat]);
    expect(held.cashCents).toBeGreaterThanOrEqual(0);
    expect(Math.min(...held.shares)).toBeGreaterThanOrEqual(0);
  });
}

test('ST-18 · ST-21 · ST-43 · what holds in every game, whoever plays it', () => {
  fc.assert(
    fc.property(fc.nat(), options, moves, (seed, given, tries) => {
      const { played, seen } = game(seed, given, tries);
      const seats = given.humans + given.ais;
      const rolled = played.events.flatMap((event) => (event.type === 'rolled' ? [event] : []));
      expect(rolled).toHaveLength(seats * given.length);
      expect(rolled.every(({ faces }) => faces.length === given.rolls)).toBe(true);
      for (const { holdings, pricesCents, hands, phase } of seen) {
        for (const { cashCents, shares } of holdings) {
          expect(cashCents % 2_500).toBe(0);
          expect(shares.every((count) => count % 500 === 0 && count >= 0)).toBe(true);
        }
        expect(pricesCents.every((price) => price > 0 && price < 200 && price % 5 === 0)).toBe(true);
        if (given.insider > 0 && phase !== 'over') expect(new Set(hands).size).toBe(seats);
        if (given.insider > 0 && phase !== 'over') expect(hands).not.toContain(null);
      }
    }),
    { numRuns: 25 },
  );
});

test('ST-35 · the table is the fold of its events, at every prefix, through JSON too', () => {
  fc.assert(
    fc.property(fc.nat(), options, moves, (seed, given, tries) => {
      const { played } = game(seed, given, tries);
      const kept: typeof played.events = JSON.parse(JSON.stringify(played.events));
      expect(fold(kept)).toEqual(played.table);
      const cut = seed % kept.length;
      expect(fold(kept.slice(cut), JSON.parse(JSON.stringify(fold(kept.slice(0, cut)))))).toEqual(
        played.table,
      );
      expect(verify(kept, fateOf(seed))).toBeNull();
    }),
    { numRuns: 12 },
  );
});

test('every prefix of one game replays to what was live then', () => {
  const played = ownTable({ ais: 4, length: 2, insider: 20 }, 11);
  const live = [played.table];
  const lengths = [played.events.length];
  while (played.table.phase !== 'over') {
    played.does({ do: 'advance' });
    live.push(played.table);
    lengths.push(played.events.length);
  }
  lengths.forEach((length, at) => {
    expect(fold(played.events.slice(0, length))).toEqual(live[at]);
  });
});

test.each([
  ['a die', 'rolled', { faces: [[0, 0, 0]] }],
  ['a card', 'dealt', { card: 53 }],
  ['a trade of an AI player', 'traded', { shares: 500 }],
  ['a price', 'traded', { priceCents: 5 }],
  ['a fortune', 'ended', { fortunesCents: [1, 2, 3, 4] }],
  ['a seat', 'started', { seats: [] }],
])('the log is found out when %s has been changed', (_, type, change) => {
  const { events } = ownTableToEnd(12);
  const at = events.findIndex((event) => event.type === type);
  const forged = events.with(at, { ...events[at]!, ...change } as never);
  expect(verify(events, fateOf(12))).toBeNull();
  expect(verify(forged, fateOf(12))).toMatchObject({ saying: expect.stringContaining('follows') });
  expect(verify(events, fateOf(13))).not.toBeNull();
});

test('a log cut short of its last events is found out only where one is owed', () => {
  const { events } = ownTableToEnd(12);
  expect(verify(events.slice(0, -1), fateOf(12))?.at).toBe(events.length - 1);
  expect(isSame({ a: [1], b: null }, { b: null, a: [1] })).toBe(true);
  expect(isSame({ a: [1] }, { a: { 0: 1 } })).toBe(false);
});

test('what was earned, what was luck and the start add up to the fortune', () => {
  const { events, table } = ownTableToEnd(14);
  const { seats, splits, crashes } = summary(events);
  expect(seats.map(({ earnedCents, luckCents }) => 500_000 + earnedCents + luckCents)).toEqual(
    fortunes(table),
  );
  expect(seats.every(({ earnedCents, luckCents }) => Number.isInteger(earnedCents + luckCents))).toBe(true);
  expect(splits + crashes).toBe(
    events.reduce((sum, _, at) => sum + happened(fold(events.slice(0, at + 1)), events[at]!.type), 0),
  );
});

function happened({ last }: Table, type: string): number {
  return type === 'rolled' && last !== null ? last.split.length + last.crashed.length : 0;
}

function ownTableToEnd(seed: number): Played {
  const played = ownTable({ ais: 4, length: 3, rolls: 5, dividendUp: true, insider: 20 }, seed);
  while (played.table.phase !== 'over') played.does({ do: 'advance' });
  return played;
}
