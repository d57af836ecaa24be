import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Sqlite } from './sqlite.ts';

/** Another process, or another store of this one, holds the database. The message is for the person who started it. */
export class Held extends Error {
  constructor(path: string) {
    super(`Another Fast Nomic is running on ${path}. Stop it first: a game has one referee.`);
    this.name = 'Held';
  }
}

/**
 * Takes the only seat at a database and gives the way to leave it. Throws `Held` when it is taken. The seat is a lock
 * of the operating system on a file beside the database, so it is free again however its holder ended.
 */
export function takeSeat(path: string): () => void {
  if (path === ':memory:') return () => {};
  mkdirSync(dirname(path), { recursive: true });
  const seat = new Sqlite(`${path}.lock`, { timeout: 0 });
  try {
    seat.exec('begin exclusive');
  } catch (error) {
    seat.close();
    throw error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY' ? new Held(path) : error;
  }
  return () => void seat.close();
}
