import type Types from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { Sqlite } from '../src/store/sqlite.ts';
import { passes } from './changes/nomic.ts';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const KEPT = `select (select count(*) from inbox where settled_at < ?)
  + (select count(*) from outbox where done_at < ?)`;
let table: Table;
afterEach(() => table.leave());

/** Puts a question to the books, or a spanner into them, while the bot is at work. */
function inBooks<T>(work: (books: Types.Database) => T): T {
  const books = new Sqlite(table.database, { timeout: 5_000 });
  try {
    return work(books);
  } finally {
    books.close();
  }
}

test('what was heard and said is forgotten in time, though only ticker tables are played', {
  timeout: SEATING_MS,
}, async () => {
  table = await sit({ mode: 'socket', people: ['Ann', 'Bob'], setup: null });
  expect(await table.asks('Ann', '/ticker', 'new humans=2')).toContain('T1 is up');
  const until = table.control.now() + 60_000;
  const kept = () => inBooks((books) => books.prepare(KEPT).pluck().get(until, until)) as number;
  expect(kept()).toBeGreaterThan(0);
  table.skip({ d: 15 });
  await table.until(
    () => kept() === 0,
    () => `nothing of then is kept; ${kept()} rows are`,
  );
});

test('a fault in one game holds up the time of no other', { timeout: SEATING_MS }, async () => {
  const lines: string[] = [];
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'], setup: 'rules=core', lines });
  const other = await table.newGame({ people: ['Ana', 'Ben', 'Chi'], setup: 'rules=core' });
  for (const one of [table, other]) {
    const post = await one.submits('Ben', 'PROPOSAL: Tea\nThere is tea.');
    one.replies('Chi', post, 'FOR');
    await one.cardSays(post, 'FOR 1');
  }
  const ripened = (one: Table) =>
    inBooks((books) =>
      books
        .prepare(
          `select count(*) from events join games on id = game where channel = ? and type = 'MatterRipened'`,
        )
        .pluck()
        .get(one.channel),
    );
  inBooks((books) =>
    books.exec(`create trigger spanner before insert on events
      when new.game = (select id from games where channel = '${table.channel}')
      begin select raise(abort, 'a spanner in the works'); end`),
  );
  table.skip({ h: 20 });
  await table.until(() => ripened(other) === 1, 'the clock of the other game has run out');
  expect(ripened(table)).toBe(0);
  expect(lines.some((line) => line.includes('a spanner in the works'))).toBe(true);
  inBooks((books) => books.exec('drop trigger spanner'));
  await table.until(() => ripened(table) === 1, 'it goes on once it can');
});

test('of all the profiles that change in a workspace only the names of people who are known are kept', {
  timeout: SEATING_MS,
}, async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben'], setup: 'rules=core' });
  const stranger = table.add('Zoe');
  for (const name of ['Zoe Q', 'Zoe R']) table.control.renameUser(stranger, name);
  table.control.renameUser(table.id('Ben'), 'Benedict');
  await table.boardSays('Benedict');
  const kept = () =>
    inBooks((books) =>
      books.prepare(`select body from inbox where body like '%"user_change"%'`).pluck().all(),
    ) as string[];
  expect(kept()).toHaveLength(1);
  expect(kept().join()).not.toContain('Benedict');
});

test('a trigger that looks at the time fires at its minute with nobody doing anything, and only then', {
  timeout: SEATING_MS,
}, async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'], setup: 'rules=core' });
  await passes(
    table,
    ['Ana', 'Ben', 'Chi'],
    `- add_rule: Bell
  text: It rings on Wednesdays at noon, and whoever does nothing for twenty days sleeps.
  mechanism:
    triggers:
      bell: { when: 'weekday(now) == "wednesday" && hour(now) >= 12', do: [ { announce: "Ding at {{hour(now)}}." } ] }
      sloth: { on: player, when: 'player.name != "Ana" && since(player, "any") >= days(20)', do: [ { make: player, a: observer } ] }`,
  );
  const fell = () =>
    inBooks((books) =>
      books
        .prepare(
          `select at, body ->> '$.fact.of' as sort, body ->> '$.fact.name' as name from events where type = 'FellDue' order by seq`,
        )
        .all(),
    ) as { at: number; sort: string; name: string }[];
  const untilMinute = (at: number) => table.skip({ s: Math.ceil((at - table.control.now()) / 1_000) + 1 });
  const noon = wednesdayNoon(table.control.now());
  untilMinute(noon - 120_000);
  expect(fell()).toEqual([]);
  untilMinute(noon);
  await table.sees('Ding at 12.');
  untilMinute(noon + 3_600_000);
  await table.boardSays('Event');
  expect(fell()).toEqual([{ at: noon, sort: 'trigger', name: 'bell' }]);
  table.skip({ d: 20 });
  await table.sees('has made Ben an observer');
  const names = fell().map(({ sort, name }) => `${sort} ${name}`);
  expect(names.slice(0, 3)).toEqual(['trigger bell', 'ceased bell', 'trigger bell']);
  expect(names).toContain('trigger sloth');
  expect(await table.asks('Ana', '/nomic', 'verify', 'Does everything agree')).toContain('agree');
});

/** The next that is a day away at least. */
function wednesdayNoon(now: number): number {
  const day = 86_400_000;
  const from = Math.floor(now / day) * day + day;
  const days = [0, 1, 2, 3, 4, 5, 6].find((n) => new Date(from + n * day).getUTCDay() === 3) ?? 0;
  return from + days * day + day / 2;
}
