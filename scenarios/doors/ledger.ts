import type Types from 'better-sqlite3';
import type { Fact } from '../../src/game/types.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import type { Table } from '../table.ts';

/** What was recorded in the game of a table, read beside the running bot. */
export class Ledger {
  readonly #db: Types.Database;
  readonly #channel: string;

  constructor({ database, channel }: Table) {
    this.#db = new Sqlite(database, { readonly: true });
    this.#channel = channel;
  }

  get #game(): string {
    return `${this.#db.prepare('select id from games where channel = ?').pluck().get(this.#channel)}`;
  }

  get seq(): number {
    const newest = this.#db.prepare('select max(seq) from events where game = ?').pluck();
    return Number(newest.get(this.#game));
  }

  /** The gist of each event after a number, and whose it is. */
  since(seq: number): { readonly by: string; readonly gist: string }[] {
    const rows = this.#db.prepare('select body from events where game = ? and seq > ? order by seq').pluck();
    return rows.all(this.#game, seq).map((body) => {
      const { by, fact } = JSON.parse(`${body}`) as { by: string; fact: Fact };
      return { by, gist: gistOf(fact) };
    });
  }

  close(): void {
    this.#db.close();
  }
}

/** What happened, whichever way it was asked for: `ActionTaken buy {"count":1,"stock":"CCC"}`, `VoteCast for`. */
function gistOf(fact: Fact): string {
  const said: Readonly<Record<string, unknown>> = { ...fact };
  const parts = ['action', 'kind', 'vote', 'outcome', 'wish', 'how'].map((part) => said[part]);
  const args = said.args === undefined ? [] : [JSON.stringify(said.args)];
  return [fact.type, ...parts.filter((part) => typeof part === 'string'), ...args].join(' ');
}
