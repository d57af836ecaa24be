import { openReadOnly } from './database.ts';
import { Log } from './log.ts';
import { Seeds } from './seeds.ts';
import { Snapshots } from './snapshots.ts';
import type { Store } from './store.ts';

/** The books as somebody reads them who is not their keeper: who may be at work meanwhile. */
export type Reading = Pick<Store, 'log' | 'seeds' | 'snapshots' | 'close'>;

/** Opens the books at `path` for reading alone. Throws a SqliteError when there are none. */
export function openReading(path: string): Reading {
  const db = openReadOnly(path);
  return {
    log: new Log(db, Date.now),
    seeds: new Seeds(db, Date.now),
    snapshots: new Snapshots(db, Date.now),
    close: () => db.destroy(),
  };
}
