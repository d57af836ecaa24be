import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Sqlite } from './sqlite.ts';

/** What cannot be done with a database file, in one sentence for the person who asked. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
}

/** Copied in one step: a copy in several begins anew whenever somebody writes, and somebody may always write. */
const WHOLE = 2 ** 31 - 1;

/**
 * Copies the ledger at `path` to a new file, as it is at one moment, while the bot may be running on it. The copy holds
 * the secret seeds of the dice, so only its owner may read it. @throws NotDone
 */
export async function backup(path: string, to: string): Promise<void> {
  if (!existsSync(path)) throw new NotDone(`There is no database at ${path}.`);
  if (existsSync(to)) throw new NotDone(`${to} is there already: name a file that is not.`);
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const source = new Sqlite(path, { readonly: true, timeout: 5_000 });
  try {
    await source.backup(part, { progress: () => WHOLE });
    settle(part);
    chmodSync(part, 0o600);
    renameSync(part, to);
  } finally {
    source.close();
    for (const left of ['', '-wal', '-shm']) rmSync(`${part}${left}`, { force: true });
  }
}

/** One file that needs no other beside it. */
function settle(path: string): void {
  const copy = new Sqlite(path);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
