import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type Types from 'better-sqlite3';
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { migrate } from './migrations.ts';
import { Sqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { refuseInsideTransaction } from './transact.ts';

const STATEMENTS_KEPT = 500;

/** The same few statements are asked over and over: preparing one costs more than running it. */
function preparedOnce(database: Types.Database): SqliteDatabase {
  const statements = new Map<string, Types.Statement<unknown[]>>();
  return {
    prepare(words) {
      const known = statements.get(words);
      if (known) return known;
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      const statement = database.prepare<unknown[]>(words);
      statements.set(words, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

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
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
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

/** Opens a ledger that somebody else may be writing. Throws a SqliteError when there is none. */
export function openReadOnly(path: string): Kysely<Tables> {
  const database = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: 5_000 });
  const plain = new Kysely<Tables>({ dialect: new LedgerDialect(preparedOnce(database)) });
  return plain.withPlugin(new CamelCasePlugin());
}

/** Opens the ledger, made and migrated when need be. `:memory:` is a ledger that nobody keeps. */
export async function openDatabase(path: string): Promise<Kysely<Tables>> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new Sqlite(path, { timeout: 5_000 });
  const plain = new Kysely<Tables>({ dialect: new LedgerDialect(preparedOnce(database)) });
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
