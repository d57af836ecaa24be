import { existsSync } from 'node:fs';
import { databasePath } from '../env.ts';
import type { GameRow } from '../store/log.ts';
import { openReading, type Reading } from '../store/reading.ts';
import { Unusable } from './command.ts';

/** The path in `sqlite:PATH`. @throws Unusable */
export function pathIn(database: string): string {
  const path = databasePath(database);
  if (path === null) throw new Unusable(`--database is sqlite: and a path, not ${database}.`);
  if (!existsSync(path)) throw new Unusable(`There is no database ${path}.`);
  return path;
}

/** Does something with the books of a database, which the bot may be keeping meanwhile. @throws Unusable when they cannot be read */
export async function withBooks<T>(database: string, work: (books: Reading) => Promise<T>): Promise<T> {
  const path = pathIn(database);
  let books: Reading | null = null;
  try {
    books = openReading(path);
    return await work(books);
  } catch (error) {
    if (!isSqlite(error)) throw error;
    const old = /no such (?:column|table)/.test(error.message);
    const hint = old ? ' It was kept by another version: start this one on it once.' : '';
    throw new Unusable(`The database ${path} cannot be read: ${error.message}.${hint}`);
  } finally {
    await books?.close();
  }
}

function isSqlite(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');
}

/** The game that is meant, or all of them. @throws Unusable when there is no such game */
export async function gamesOf(books: Reading, wanted: string | undefined): Promise<readonly GameRow[]> {
  const games = await books.log.games();
  const found = wanted === undefined ? games : games.filter(({ id }) => id === wanted);
  const known = games.map(({ id }) => id).join(', ');
  if (found.length > 0) return found;
  throw new Unusable(
    games.length === 0 ? 'No game is in that database.' : `There is no game ${wanted}; there is: ${known}.`,
  );
}
