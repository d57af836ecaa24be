import { expect, test } from 'vitest';
import { COMBINATIONS } from '../stocks.ts';
import { thought } from '../table/thinking.ts';
import type { Table } from '../table/types.ts';
import { ownTable, type Played } from '../testing/tables.ts';
import { publicEvent, publicView, seatView } from './views.ts';

/** Some way into a game with cards, in which nothing is told before the end. */
function halfway(seed: number): Played {
  const played = ownTable({ ais: 4, length: 4, insider: 30 }, seed);
  for (let turn = 0; turn < 9; turn += 1) played.does({ do: 'advance' });
  return played;
}

/** The same table with another card in one hand. */
function otherwise(table: Table, seat: number): Table {
  const free = Array.from({ length: COMBINATIONS }, (_, id) => id).find((id) => !table.hands.includes(id))!;
  return { ...table, hands: table.hands.with(seat, free) };
}

test('ST-44 · another card in one hand changes nothing that anyone else can see', () => {
  const { table } = halfway(5);
  const changed = otherwise(table, 2);
  expect(changed.hands).not.toEqual(table.hands);
  expect(JSON.stringify(publicView(changed))).toBe(JSON.stringify(publicView(table)));
  for (const seat of [0, 1, 3]) {
    expect(JSON.stringify(seatView(changed, seat))).toBe(JSON.stringify(seatView(table, seat)));
  }
});

test('ST-44 · nor what any other AI player decides, whatever its personality', () => {
  const { table, fate } = halfway(6);
  const seat = table.active;
  const changed = otherwise(table, (seat + 1) % 4);
  for (const mind of ['Lottery', 'Six Baskets', 'Rotator', 'Actuary', 'Shark'] as const) {
    expect(thought(changed, mind, fate.luck)).toEqual(thought(table, mind, fate.luck));
  }
  const own = Array.from({ length: 54 }, (_, card) =>
    JSON.stringify(thought({ ...table, hands: table.hands.with(seat, card) }, 'Actuary', fate.luck)),
  );
  expect(new Set(own).size).toBeGreaterThan(1);
});

test('ST-44 · and the next roll tells no more of it than that it was not hit', () => {
  const one = halfway(7);
  const other = halfway(7);
  other.table = otherwise(other.table, (other.table.active + 2) % 4);
  one.does({ do: 'advance' });
  other.does({ do: 'advance' });
  expect([one, other].flatMap(({ table }) => table.last!.triggered)).toEqual([]);
  expect(publicView(other.table)).toEqual(publicView(one.table));
  expect(one.events.map(publicEvent)).toEqual(other.events.map(publicEvent));
});

test('ST-45 · the holder sees the card at any time, and nobody else does', () => {
  const { table } = halfway(8);
  expect(seatView(table, 1).card).toBe(table.hands[1]);
  const names = new Set<string>();
  JSON.stringify(publicView(table), (name, value) => {
    names.add(name);
    return value;
  });
  for (const secret of ['hands', 'discarded', 'deals', 'ai']) expect(names).not.toContain(secret);
  expect(publicView(table).revealed).toBeNull();
  expect(publicView(table).seats.every(({ personality }) => personality === null)).toBe(true);
});

test('ST-45 · the public log has no deals and no personalities before the end', () => {
  const { events } = halfway(9);
  const open = events.map(publicEvent).filter((event) => event !== null);
  expect(open.some(({ type }) => String(type) === 'dealt')).toBe(false);
  expect(JSON.stringify(open)).not.toMatch(/Mattress|Lottery|Baskets|vane|heart|Rotator|Actuary|Shark/);
  expect(open.length).toBeLessThan(events.length);
});

test('once it is over, hands and personalities are shown', () => {
  const played = halfway(10);
  while (played.table.phase !== 'over') played.does({ do: 'advance' });
  const view = publicView(played.table);
  expect(view.revealed).toEqual(played.table.hands);
  expect(view.seats.every(({ personality }) => personality !== null)).toBe(true);
});
