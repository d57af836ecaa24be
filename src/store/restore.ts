import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type Types from 'better-sqlite3';
import { dayOf } from '../dice/provable.ts';
import { BEGINNING, breach, type EventRow } from '../verify/chain.ts';
import { NotDone } from './backup.ts';
import { takeSeat } from './lock.ts';
import { migrations } from './migrations.ts';
import { Sqlite } from './sqlite.ts';

/** The newest events first: without the ledger they belong to they are nothing, and beside another they spoil it. */
const SUFFIXES = ['-wal', '-shm', ''];

/** Where the ledger that was there, or what was left of it, is now, and today, if its dice roll no more; else null. */
export interface Restored {
  readonly replaced: string | null;
  readonly restsOn: string | null;
}

/**
 * Puts a backup in the place of the ledger at `path`. The file is checked whole first; a ledger that is there is kept
 * beside it as `….replaced`, and only `force` allows it. @throws NotDone, Held when the bot is running on it
 */
export function restore(from: string, path: string, { force }: { readonly force: boolean }): Restored {
  if (!existsSync(from)) throw new NotDone(`There is no file ${from}.`);
  mkdirSync(dirname(path), { recursive: true });
  const leave = takeSeat(path);
  const part = `${path}.part`;
  try {
    if (existsSync(path) && !force)
      throw new NotDone(`${path} is there already. Say --force to put it aside and take ${from} instead.`);
    clear(part);
    // The copy is checked, so that what is put in place is what was looked at.
    copy(from, part);
    check(part, from);
    const restsOn = spend(part);
    const replaced = putAside(path);
    renameSync(part, path);
    return { replaced, restsOn };
  } finally {
    clear(part);
    leave();
  }
}

/** A ledger that was copied by other means may have its newest events in a file beside it. */
function copy(from: string, part: string): void {
  copyFileSync(from, part);
  chmodSync(part, 0o600);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${part}-wal`);
}

function clear(part: string): void {
  for (const suffix of SUFFIXES) rmSync(`${part}${suffix}`, { force: true });
}

/** What a killed bot left beside a ledger that is gone would be read into the one that comes. */
function putAside(path: string): string | null {
  const there = SUFFIXES.filter((suffix) => existsSync(`${path}${suffix}`));
  if (there.length === 0) return null;
  const aside = freeName(`${path}.replaced`);
  for (const suffix of there) renameSync(`${path}${suffix}`, `${aside}${suffix}`);
  return `${aside}${there.includes('') ? '' : there[0]}`;
}

/** What was put aside before stays: it may be the one that is wanted. */
function freeName(path: string): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? path : `${path}-${n}`;
    if (!SUFFIXES.some((suffix) => existsSync(`${name}${suffix}`))) return name;
  }
}

/**
 * The dice of the days that had begun may have been thrown since the backup, and their faces be known: they roll no
 * more. Their seeds stay, for the throws that are in it. @returns today, if it is such a day
 */
function spend(part: string): string | null {
  const ledger = new Sqlite(part);
  try {
    ledger.pragma('journal_mode = DELETE');
    const newest = ledger.prepare<[], number | null>('select max(at) from events').pluck().get() ?? 0;
    const today = dayOf(Math.max(Date.now(), newest));
    ledger
      .prepare(
        `insert or ignore into dice_streams select game, day, stream, ? from dice_seeds, (${STREAMS})
         where revealed_ts is null and day <= ?`,
      )
      .run(Number.MAX_SAFE_INTEGER, today);
    const last = ledger.prepare<[string], string | null>('select max(day) from dice_streams where day = ?');
    return last.pluck().get(today) ?? null;
  } finally {
    ledger.close();
  }
}

const STREAMS = "select 'state' as stream union select 'plain'";

/** A whole ledger of this program's: its pages, its tables, its version and every chain. @throws NotDone */
function check(path: string, name: string): void {
  try {
    const ledger = new Sqlite(path, { readonly: true });
    try {
      const wrong = faultOf(ledger);
      if (wrong !== null) throw new NotDone(`${name} is not taken: ${wrong}`);
    } finally {
      ledger.close();
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError)
      throw new NotDone(`${name} is not taken: it is no database, or a damaged one (${error.code}).`);
    throw error;
  }
}

function faultOf(ledger: Types.Database): string | null {
  if (ledger.pragma('integrity_check', { simple: true }) !== 'ok') return 'it is damaged.';
  const isThere = ledger.prepare('select 1 from sqlite_schema where name = ?').pluck();
  for (const table of ['kysely_migration', 'games', 'events'])
    if (isThere.get(table) === undefined) return 'it is no database of Fast Nomic.';
  const steps = ledger.prepare<[], string>('select name from kysely_migration').pluck().all();
  const unknown = steps.find((step) => !Object.hasOwn(migrations, step));
  if (unknown !== undefined) return `a newer Fast Nomic has written it (${unknown}): install that first.`;
  return brokenChain(ledger);
}

function brokenChain(ledger: Types.Database): string | null {
  const games = ledger.prepare<[], string>('select id from games order by id').pluck().all();
  const events = ledger.prepare<[string], EventRow>('select * from events where game = ? order by seq');
  for (const game of games) {
    let head = BEGINNING;
    for (const row of events.iterate(game)) {
      const wrong = breach(row, head);
      if (wrong !== null) return `event ${row.seq} of game ${game} ${wrong}.`;
      head = row;
    }
  }
  return null;
}
