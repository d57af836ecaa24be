import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The transaction that the running code was called from; `open` until it is over. */
const span = new AsyncLocalStorage<{ open: boolean }>();

/** Called before a connection is waited for. Throws rather than wait for ever for the transaction one stands in. */
export function refuseInsideTransaction(): void {
  if (span.getStore()?.open) throw new Error('inside a transaction only the transaction itself may be asked');
}

/**
 * All of `work` or nothing. SQLite answers without leaving the turn of the event loop, so work that is still going on
 * at the next turn has awaited something else: it is rolled back with an error.
 */
export function transact<T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  refuseInsideTransaction();
  return db.transaction().execute(async (transaction) => {
    const mine = { open: true };
    let alarm: NodeJS.Immediate | undefined;
    const strayed = new Promise<never>((_, reject) => {
      alarm = setImmediate(() =>
        reject(new Error('inside a transaction only the transaction may be awaited')),
      );
    });
    try {
      return await Promise.race([span.run(mine, () => work(transaction)), strayed]);
    } finally {
      mine.open = false;
      clearImmediate(alarm);
      // To follow promises slows all of them down: only one transaction is open at a time, and none is now.
      span.disable();
    }
  });
}
