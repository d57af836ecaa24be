import type { Kysely } from 'kysely';
import { Cursors } from './cursors.ts';
import { openDatabase } from './database.ts';
import { erase, eraseOverdue } from './erase.ts';
import { Homes } from './homes.ts';
import { Inbox, OpenInbox } from './inbox.ts';
import { takeSeat } from './lock.ts';
import { Log, OpenLog } from './log.ts';
import { OpenOutbox, Outbox } from './outbox.ts';
import { People } from './people.ts';
import { Pictures } from './pictures.ts';
import { OpenPosts, Posts } from './posts.ts';
import { Reminders } from './reminders.ts';
import { OpenSeeds, Seeds } from './seeds.ts';
import { Snapshots } from './snapshots.ts';
import type { Tables } from './tables.ts';
import { OpenTickerLog, TickerLog } from './ticker.ts';
import { transact } from './transact.ts';
import { Workspaces } from './workspaces.ts';

/** The books as a command writes them. Usable until its transaction is over. */
export interface Tx {
  readonly log: OpenLog;
  readonly inbox: OpenInbox;
  readonly outbox: OpenOutbox;
  readonly posts: OpenPosts;
  readonly seeds: OpenSeeds;
  readonly people: People;
  readonly pictures: Pictures;
  readonly cursors: Cursors;
  readonly homes: Homes;
  readonly reminders: Reminders;
  readonly tickers: OpenTickerLog;
  readonly workspaces: Workspaces;
}

/** The books as anybody reads them. */
export interface Store {
  readonly log: Log;
  readonly inbox: Inbox;
  readonly outbox: Outbox;
  readonly posts: Posts;
  readonly seeds: Seeds;
  readonly people: People;
  readonly pictures: Pictures;
  readonly cursors: Cursors;
  readonly homes: Homes;
  readonly reminders: Reminders;
  readonly tickers: TickerLog;
  readonly snapshots: Snapshots;
  readonly workspaces: Workspaces;
  /** All of `work` or nothing. It awaits `tx` and nothing else: anything else is an error that undoes it. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Drops a game whole, of whatever kind, with all that is kept of its channel; whether there was one. */
  erase(game: string): Promise<boolean>;
  /** Drops every game of workspaces that left long enough ago; how many games that were. */
  eraseOverdue(): Promise<number>;
  close(): Promise<void>;
}

/** Opens the database at `path` (`:memory:` for one that is not kept). Throws `Held` when another process has it. */
export async function openStore(path: string, options: { now?: () => number } = {}): Promise<Store> {
  const now = options.now ?? Date.now;
  const leave = takeSeat(path);
  try {
    const db = await openDatabase(path);
    const close = () => db.destroy().finally(leave);
    return {
      ...readers(db, now),
      transact: (work) => transact(db, (tx) => work(writers(tx, now))),
      erase: (game) => erase(db, game),
      eraseOverdue: () => eraseOverdue(db, new Workspaces(db, now), now()),
      close,
    };
  } catch (error) {
    leave();
    throw error;
  }
}

function readers(
  db: Kysely<Tables>,
  now: () => number,
): Omit<Store, 'transact' | 'erase' | 'eraseOverdue' | 'close'> {
  return {
    log: new Log(db, now),
    inbox: new Inbox(db, now),
    outbox: new Outbox(db, now),
    posts: new Posts(db, now),
    seeds: new Seeds(db, now),
    people: new People(db, now),
    pictures: new Pictures(db, now),
    cursors: new Cursors(db, now),
    homes: new Homes(db, now),
    reminders: new Reminders(db, now),
    tickers: new TickerLog(db, now),
    snapshots: new Snapshots(db, now),
    workspaces: new Workspaces(db, now),
  };
}

function writers(tx: Kysely<Tables>, now: () => number): Tx {
  return {
    log: new OpenLog(tx, now),
    inbox: new OpenInbox(tx, now),
    outbox: new OpenOutbox(tx, now),
    posts: new OpenPosts(tx, now),
    seeds: new OpenSeeds(tx, now),
    people: new People(tx, now),
    pictures: new Pictures(tx, now),
    cursors: new Cursors(tx, now),
    homes: new Homes(tx, now),
    reminders: new Reminders(tx, now),
    tickers: new OpenTickerLog(tx, now),
    workspaces: new Workspaces(tx, now),
  };
}
