import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';
import { refuseInsideTransaction } from './transact.ts';

class LedgerDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    return super.acquireConnection();
  }

  // Kysely's own begin is deferred: it takes the write lock too late to wait for it.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class LedgerAdapter extends SqliteAdapter {
  // SQLite can; said, it makes Kysely migrate in one transaction.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LedgerDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new LedgerDriver({ database: this.#database });
  }

  override createAdapter(): DialectAdapter {
    return new LedgerAdapter();
  }
}

/** Opens the ledger, made and migrated when need be. `:memory:` is a ledger that nobody keeps. */
export async function openDatabase(path: string): Promise<Kysely<Tables>> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new Sqlite(path, { timeout: 5_000 });
  const plain = new Kysely<Tables>({ dialect: new LedgerDialect(database) });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    await migrate(plain);
  } catch (error) {
    database.close();
    throw error;
  }
  return plain.withPlugin(new CamelCasePlugin());
}
