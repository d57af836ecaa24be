import { sql } from 'kysely';
import { canonical } from '../verify/canonical.ts';
import { sha256 } from '../verify/chain.ts';
import { Book } from './tables.ts';

export interface Snapshot {
  readonly game: string;
  /** The event it was taken after, and that event's hash. */
  readonly seq: number;
  readonly head: string;
  /** JSON. Maps go in as lists of pairs. */
  readonly state: unknown;
}

const KEPT = 3;
/** The first of every so many events is kept for good, for questions about the past. */
const STRETCH = 5_000;

/** Folded states, kept so that a start need not fold the whole log. Never a truth: anything doubtful is discarded. */
export class Snapshots extends Book {
  async keep({ game, seq, head, state }: Snapshot): Promise<void> {
    const text = canonical(state);
    const row = { game, seq, head, state: text, digest: sha256(text) };
    const { seq: _, ...anew } = row;
    await this.db
      .insertInto('snapshots')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game', 'seq']).doUpdateSet(anew))
      .execute();
    const own = this.db.selectFrom('snapshots').where('game', '=', game);
    const newest = own.select('seq').orderBy('seq', 'desc').limit(KEPT);
    const firsts = own
      .select((row) => row.fn.min<number>('seq').as('seq'))
      .groupBy(sql`seq / ${sql.lit(STRETCH)}`);
    const rest = this.db.deleteFrom('snapshots').where('game', '=', game);
    await rest.where('seq', 'not in', newest).where('seq', 'not in', firsts).execute();
  }

  /**
   * The newest, or the newest of an event up to `to`, whose digest is right and whose head is in the log. Those that
   * fail are deleted.
   */
  async newest(game: string, to = Number.MAX_SAFE_INTEGER): Promise<Snapshot | null> {
    const all = this.db.selectFrom('snapshots').selectAll().where('game', '=', game).where('seq', '<=', to);
    for (const { digest, state, ...kept } of await all.orderBy('seq', 'desc').execute()) {
      const event = this.db.selectFrom('events').select('hash').where('game', '=', game);
      const found = await event.where('seq', '=', kept.seq).executeTakeFirst();
      if (sha256(state) === digest && found?.hash === kept.head)
        return { ...kept, state: JSON.parse(state) as unknown };
      await this.discard(game, kept.seq);
    }
    return null;
  }

  /** Of which events there are any, oldest first. */
  async kept(game: string): Promise<number[]> {
    const rows = this.db.selectFrom('snapshots').select('seq').where('game', '=', game);
    return (await rows.orderBy('seq').execute()).map(({ seq }) => seq);
  }

  /** As it is kept, right or wrong; null when there is none. */
  async raw(game: string, seq: number): Promise<{ head: string; state: string; isWhole: boolean } | null> {
    const rows = this.db.selectFrom('snapshots').selectAll().where('game', '=', game);
    const row = await rows.where('seq', '=', seq).executeTakeFirst();
    return row === undefined ? null : { ...row, isWhole: sha256(row.state) === row.digest };
  }

  /** For a reader who cannot make sense of the state it holds. */
  async discard(game: string, seq: number): Promise<void> {
    await this.db.deleteFrom('snapshots').where('game', '=', game).where('seq', '=', seq).execute();
  }
}
