import type { TickerFact } from '../referee/ticker/placed.ts';
import { type EventRow, seal } from '../verify/chain.ts';
import type { GameRow } from './log.ts';
import { Log } from './log.ts';
import { Book } from './tables.ts';

/** Something that happened at a ticker table, as it is recorded. */
export interface TickerEvent {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly fact: TickerFact;
  readonly hash: string;
}

/** Ticker tables and what happened at them: each a chain of its own in the same log. */
export class TickerLog extends Book {
  tables(): Promise<GameRow[]> {
    const rows = this.db.selectFrom('games').select(['id', 'team', 'channel', 'foundedAt']);
    return rows.where('kind', '=', 'ticker').orderBy('foundedAt').orderBy('id').execute();
  }

  /** What happened at a table, oldest first; some of it is secret until the end. */
  async all(table: string): Promise<TickerEvent[]> {
    const rows = this.db.selectFrom('events').selectAll().where('game', '=', table);
    return (await rows.orderBy('seq').execute()).map(unsealed);
  }
}

export class OpenTickerLog extends TickerLog {
  /** Before its first event. */
  async open(table: GameRow): Promise<void> {
    await this.db
      .insertInto('games')
      .values({ ...table, kind: 'ticker' })
      .execute();
  }

  /** Numbers, seals and records what happened. `cause` is the delivery that brought it about. */
  async append(
    table: string,
    { at, by, facts }: { readonly at: number; readonly by: string; readonly facts: readonly TickerFact[] },
    cause: string | null,
  ): Promise<TickerEvent[]> {
    let head = await new Log(this.db, this.now).head(table);
    const events: TickerEvent[] = [];
    for (const fact of facts) {
      const row = seal(table, { at, by, under: { version: 0 }, fact, changes: [] }, cause, head);
      await this.db.insertInto('events').values(row).execute();
      head = { seq: row.seq, hash: row.hash };
      events.push(unsealed(row));
    }
    return events;
  }
}

function unsealed({ game: table, seq, at, body, hash }: EventRow): TickerEvent {
  const { by, fact } = JSON.parse(body) as { by: string; fact: TickerFact };
  return { table, seq, at, by, fact, hash };
}
