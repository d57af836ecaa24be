import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subcommands } from '../../src/slack/commands/nomic/list.ts';
import { COMMANDS } from '../../src/slack/desk.ts';
import { ACTION_IDS } from '../../src/slack/render/ids.ts';
import { SEATING_MS, sit } from '../harness.ts';
import { ASKING } from './asking.ts';
import type { Act, Door } from './door.ts';
import { AMENDED, MARKET } from './market.ts';
import { MATTERS } from './matters.ts';
import { IDLE, OFFICE, PEOPLE } from './people.ts';
import { ANEW, PLIGHTS } from './plights.ts';
import { ROUNDS, type Room } from './rounds.ts';
import { Seat } from './seat.ts';
import { UNACTED } from './unacted.ts';

const ACTS = [
  ...PEOPLE,
  ...MATTERS,
  ...MARKET,
  ...AMENDED,
  ...OFFICE,
  ...ASKING,
  ...PLIGHTS,
  ...IDLE,
  ...ROUNDS,
  ...ANEW,
];

const rooms = new Map<Room | 'most', Seat>();
beforeAll(async () => {
  const people = ['Ana', 'Ben', 'Chi', 'Dara'];
  const table = await sit({ mode: 'socket', people, others: ['Finn'] });
  const empty = { people: ['Ana', 'Ben', 'Chi'], setup: null };
  const tables = [
    ['most', table],
    ['typed', await table.newGame(empty)],
    ['pressed', await table.newGame(empty)],
  ] as const;
  for (const [room, at] of tables) rooms.set(room, new Seat(at));
}, SEATING_MS);
afterAll(async () => {
  for (const { ledger } of rooms.values()) ledger.close();
  await rooms.get('most')?.table.leave();
});

async function leads(act: Act, door: Door): Promise<void> {
  const seat = rooms.get(door.room ?? 'most') as Seat;
  const { table, ledger } = seat;
  const { event, told, said } = act;
  await act.before?.(seat);
  const mark = { seq: ledger.seq, ts: table.seen().at(-1)?.ts };
  if (told) table.hush(told[0]);
  await door.go(seat);
  if (event !== undefined) {
    const happened = () => ledger.since(mark.seq).map(({ gist }) => gist);
    await table.until(
      () => happened().some((gist) => gist.startsWith(event)),
      () => `${event} happens; it is ${happened()}; ${people.map((name) => table.lastPrivate(name))}`,
    );
  }
  if (told) expect(await table.told(...told)).toContain(told[1]);
  if (said !== undefined) await table.sees(said, mark.ts);
}
const people = ['Ana', 'Ben', 'Chi'];

describe.each(ACTS)('$act', (act) => {
  test.each([...act.typed, ...act.pressed, ...(act.reacted ?? [])])('$by', (door) => leads(act, door));
});

test('every button and every command leads to an act of this table, or is listed with the reason why not', () => {
  const doors = new Set(ACTS.flatMap(({ typed, pressed }) => [...typed, ...pressed].map(({ by }) => by)));
  const typed = [...COMMANDS, ...Object.keys(subcommands).map((name) => `/nomic ${name}`)];
  const all: readonly string[] = [...ACTION_IDS.filter((id) => !id.startsWith('ticker.')), ...typed];
  expect(all.filter((by) => !doors.has(by)).sort()).toEqual(Object.keys(UNACTED).sort());
});

test('every act can be typed and pressed', () => {
  const shut = ACTS.filter(({ typed, pressed }) => typed.length === 0 || pressed.length === 0);
  expect(shut.map(({ act }) => act)).toEqual([]);
});
