import { copyFileSync, statSync, truncateSync } from 'node:fs';
import type Types from 'better-sqlite3';
import { Sqlite } from '../../../src/store/sqlite.ts';
import type { Fuse } from './asks.ts';

type Database = Types.Database;

/** Rows are few: a database that may not grow at all has no room for the next of them. */
const ROOM_FOR_ALL = 2 ** 30;

/** Stands between the bot and its SQLite, so that the bot runs as it is and every statement can be its last. */
export class Driver {
  #fuse: Fuse | null = null;
  #left = 0;
  #logBytes = 0;
  readonly #ledgers = new Set<Database>();
  readonly #die: () => void;

  constructor(die: () => void) {
    this.#die = die;
    const driver = this;
    const { prepare } = Sqlite.prototype;
    Sqlite.prototype.prepare = function (this: Database, words: string) {
      const statement = prepare.call(this, words);
      if (!this.name.endsWith('.db')) return statement;
      driver.#ledgers.add(this);
      return driver.#watched(this, words, statement);
    } as typeof prepare;
  }

  light(fuse: Fuse | null): void {
    this.#fuse = fuse;
    this.#left = fuse?.nth ?? 0;
  }

  room(pages: number | null): void {
    for (const ledger of this.#open()) {
      const used = Number(ledger.pragma('page_count', { simple: true }));
      ledger.pragma(`max_page_count = ${pages === null ? ROOM_FOR_ALL : used + pages}`);
    }
  }

  patience(ms: number): void {
    for (const ledger of this.#open()) ledger.pragma(`busy_timeout = ${ms}`);
  }

  /** Something of this sort was just done: perhaps it was the last. */
  did(what: Fuse['at'], ledger?: Database): void {
    if (this.#fuse?.at !== what) return;
    this.#left -= 1;
    if (this.#left > 0) return;
    const { torn } = this.#fuse;
    const of = ledger ?? this.#open()[0];
    if (torn && of) this.#tear(of.name, torn.to, torn.part);
    this.#fuse = null;
    this.#die();
  }

  #open(): Database[] {
    return [...this.#ledgers].filter((ledger) => ledger.open);
  }

  #watched(ledger: Database, words: string, statement: Types.Statement): Types.Statement {
    const ends = /^\s*commit\b/i.test(words);
    const after = () => {
      this.did('statement', ledger);
      if (ends) this.did('commit', ledger);
      this.#logBytes = this.#logSize(ledger.name);
    };
    for (const way of ['all', 'run'] as const) {
      const run = statement[way].bind(statement) as (...given: unknown[]) => unknown;
      Object.defineProperty(statement, way, {
        value: (...given: unknown[]) => {
          const outcome = run(...given);
          after();
          return outcome;
        },
      });
    }
    return statement;
  }

  #logSize(path: string): number {
    if (this.#fuse?.torn === undefined) return 0;
    return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Power went while the last transaction was being written: some of it is there, nobody was told of it. */
  #tear(path: string, to: string, part: number): void {
    copyFileSync(path, to);
    const whole = statSync(`${path}-wal`).size;
    copyFileSync(`${path}-wal`, `${to}-wal`);
    const written = whole - this.#logBytes;
    if (written > 0 && this.#logBytes > 0)
      truncateSync(`${to}-wal`, this.#logBytes + Math.floor(written * part));
  }
}
