import { type Kysely, sql } from 'kysely';
import { openReadOnly } from './database.ts';
import { Log } from './log.ts';
import { Seeds } from './seeds.ts';
import { Snapshots } from './snapshots.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { TickerLog } from './ticker.ts';

/** The books as somebody reads them who is not their keeper: who may be at work meanwhile. */
export type Reading = Pick<Store, 'log' | 'seeds' | 'snapshots' | 'tickers' | 'close'> & {
  /** What SQLite finds wrong with the file itself: pages, indexes, rows that belong to nothing. */
  damage(): Promise<string[]>;
};

/** Opens the books at `path` for reading alone. Throws a SqliteError when there are none. */
export function openReading(path: string): Reading {
  const db = openReadOnly(path);
  return {
    log: new Log(db, Date.now),
    seeds: new Seeds(db, Date.now),
    snapshots: new Snapshots(db, Date.now),
    tickers: new TickerLog(db, Date.now),
    damage: () => damageOf(db),
    close: () => db.destroy(),
  };
}

async function damageOf(db: Kysely<Tables>): Promise<string[]> {
  const pages = await sql<{ integrityCheck: string }>`pragma integrity_check(20)`.execute(db);
  const strays = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const kinds = await db
    .selectFrom('games')
    .select('id')
    .where('kind', 'not in', ['nomic', 'ticker'])
    .execute();
  return [
    ...pages.rows.map((row) => row.integrityCheck).filter((line) => line !== 'ok'),
    ...kinds.map(({ id }) => `${id} is no game of any kind that is known`),
    ...new Set(strays.rows.map(({ table, parent }) => `rows of ${table} belong to none of ${parent}`)),
  ];
}
