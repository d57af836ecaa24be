import type Types from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { Sqlite } from '../src/store/sqlite.ts';
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
