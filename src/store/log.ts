import type { Drafted } from '../game/types.ts';
import { BEGINNING, breach, type Head, seal, unseal, type Verification } from '../verify/chain.ts';
import { Book, type EventRow } from './tables.ts';
import type { Sealed } from './types.ts';

export interface GameRow {
  readonly id: string;
  readonly team: string;
  readonly channel: string;
  readonly foundedAt: number;
}

const PAGE = 1_000;

/** The games and what happened in them: the only truth. */
export class Log extends Book {
  games(): Promise<GameRow[]> {
    return this.#nomic().orderBy('foundedAt').orderBy('id').execute();
  }

  async game(id: string): Promise<GameRow | null> {
    return (await this.#nomic().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** The game that is played in a channel. */
  async gameIn(team: string, channel: string): Promise<GameRow | null> {
    const found = this.#nomic().where('team', '=', team);
    return (await found.where('channel', '=', channel).executeTakeFirst()) ?? null;
  }

  /** The newest event's number and hash; number 0 when nothing happened yet. */
  async head(game: string): Promise<Head> {
    const newest = this.db.selectFrom('events').select(['seq', 'hash']).where('game', '=', game);
    return (await newest.orderBy('seq', 'desc').limit(1).executeTakeFirst()) ?? BEGINNING;
  }

  /** The events after `seq`, oldest first. */
  async tail(game: string, afterSeq: number): Promise<Sealed[]> {
    return (await this.rows(game, afterSeq)).map(unseal);
  }

  /** A good many of the events after `seq`, oldest first; none when there are no more. */
  async page(game: string, afterSeq: number): Promise<Sealed[]> {
    return (await this.rows(game, afterSeq, PAGE)).map(unseal);
  }

  /** The events with these numbers, oldest first. */
  async these(game: string, seqs: readonly number[]): Promise<Sealed[]> {
    const rows = this.db.selectFrom('events').selectAll().where('game', '=', game).where('seq', 'in', seqs);
    return seqs.length === 0 ? [] : (await rows.orderBy('seq').execute()).map(unseal);
  }

  /** Events before a number, newest first, at most `most`; of these types alone, when they are named. */
  async before(game: string, seq: number, most: number, types?: readonly string[]): Promise<Sealed[]> {
    const all = this.db.selectFrom('events').selectAll().where('game', '=', game).where('seq', '<', seq);
    const rows = types === undefined ? all : all.where('type', 'in', types);
    return types?.length === 0 ? [] : (await rows.orderBy('seq', 'desc').limit(most).execute()).map(unseal);
  }

  /** The events after `seq` up to and with `to`, oldest first, at most `most`. */
  async between(game: string, seq: number, to: number, most: number): Promise<Sealed[]> {
    const rows = this.db.selectFrom('events').selectAll().where('game', '=', game);
    const own = rows.where('seq', '>', seq).where('seq', '<=', to).orderBy('seq').limit(most);
    return (await own.execute()).map(unseal);
  }

  /** The last event that was on record at an instant; 0 when nothing was. What was heard late is of when it was heard. */
  async lastAt(game: string, at: number): Promise<number> {
    const later = this.db.selectFrom('events').select('seq').where('game', '=', game).where('at', '>', at);
    const first = await later.orderBy('seq').limit(1).executeTakeFirst();
    return first === undefined ? (await this.head(game)).seq : first.seq - 1;
  }

  /** Walks the whole chain and names the first event that breaks it. */
  async verify(game: string): Promise<Verification> {
    let head = BEGINNING;
    for (;;) {
      const rows = await this.rows(game, head.seq, PAGE);
      for (const row of rows) {
        const wrong = breach(row, head);
        if (wrong !== null) return { intact: false, seq: row.seq, saying: `Event ${row.seq} ${wrong}.` };
        head = { seq: row.seq, hash: row.hash };
      }
      if (rows.length < PAGE) return { intact: true, head };
    }
  }

  #nomic() {
    const rows = this.db.selectFrom('games').select(['id', 'team', 'channel', 'foundedAt']);
    return rows.where('kind', '=', 'nomic');
  }

  /** As they are kept, seals and all: the events after `seq`, oldest first, at most `most`. */
  rows(game: string, afterSeq: number, most?: number): Promise<EventRow[]> {
    const rows = this.db
      .selectFrom('events')
      .selectAll()
      .where('game', '=', game)
      .where('seq', '>', afterSeq);
    const ordered = rows.orderBy('seq');
    return (most === undefined ? ordered : ordered.limit(most)).execute();
  }
}

export class OpenLog extends Log {
  /** Before its first event. Throws when the channel has a game. */
  async found(game: GameRow): Promise<void> {
    await this.db.insertInto('games').values(game).execute();
  }

  /** Numbers, seals and records what happened. `cause` is the delivery that brought it about. */
  async append(game: string, drafted: readonly Drafted[], cause: string | null): Promise<Sealed[]> {
    let head = await this.head(game);
    const sealed: Sealed[] = [];
    for (const draft of drafted) {
      const row = seal(game, draft, cause, head);
      await this.db.insertInto('events').values(row).execute();
      head = { seq: row.seq, hash: row.hash };
      sealed.push(unseal(row));
    }
    return sealed;
  }
}
