import type Types from 'better-sqlite3';
import { Sqlite } from '../../src/store/sqlite.ts';

export interface InboxRow {
  readonly id: string;
  readonly sort: string;
  readonly body: string;
  readonly ruling: string | null;
  readonly settled_at: number | null;
}

export interface OutboxRow {
  readonly id: number;
  readonly sort: string;
  readonly what: string | null;
  readonly revision: number;
  readonly created_at: number;
  readonly trouble: string | null;
  readonly done_at: number | null;
  readonly failed: number;
  readonly body: string;
}

/** The bot's tables as anybody finds them who opens the file. Reads only. */
export class Ledger {
  readonly #db: Types.Database;

  constructor(path: string) {
    this.#db = new Sqlite(path, { readonly: true, timeout: 2_000 });
  }

  /** Deliveries without a ruling and drafts unsaid. */
  waiting(): { readonly unruled: number; readonly unsaid: number } {
    const count = (words: string) => Number(this.#db.prepare(words).pluck().get());
    return {
      unruled: count('select count(*) from inbox where settled_at is null'),
      unsaid: count('select count(*) from outbox where done_at is null'),
    };
  }

  /** Number of the newest event, 0 where there is none. */
  newest(): number {
    return Number(this.#db.prepare('select coalesce(max(seq), 0) from events').pluck().get());
  }

  inbox(): InboxRow[] {
    return this.#db.prepare('select * from inbox order by received_at, id').all() as InboxRow[];
  }

  outbox(): OutboxRow[] {
    return this.#db.prepare('select * from outbox order by id').all() as OutboxRow[];
  }

  close(): void {
    this.#db.close();
  }
}
