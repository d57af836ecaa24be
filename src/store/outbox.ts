import { type Selectable, sql } from 'kysely';
import { Book, type Tables } from './tables.ts';
import type { Draft, Outgoing } from './types.ts';

type Sent = Pick<Outgoing, 'id' | 'revision'>;

/** The lanes that are `busy` have a send on its way; the drafts `aside`, by id, wait whatever the books say. */
interface Moment {
  readonly now: number;
  readonly busy?: readonly string[];
  readonly aside?: readonly number[];
  /** How many of a lane at most; one unless said. */
  readonly each?: number;
}

/** What is still to be said. */
export class Outbox extends Book {
  /** For each lane that is not busy the first drafts that may go now, in the order to send them. */
  async next({ now, busy = [], aside = [], each = 1 }: Moment): Promise<Outgoing[]> {
    const [lanes, ids] = [JSON.stringify(busy), JSON.stringify(aside)];
    // Asked most of all: words of its own spare Kysely the building of them. What is said of a thing waits behind
    // what was to be said of it before and has to wait.
    const { rows } = await sql<Selectable<Tables['outbox']>>`
      with ready as (
        select draft.*, row_number() over (partition by lane order by priority, created_at, id) as place
        from outbox as draft
        where done_at is null and not_before <= ${now}
          and lane not in (select value from json_each(${lanes}))
          and id not in (select value from json_each(${ids}))
          and not exists (
            select 1 from outbox as older
            where older.game is draft.game and older.what = draft.what and older.id < draft.id
              and older.done_at is null
              and (older.not_before > ${now} or older.id in (select value from json_each(${ids})))
          )
      )
      select * from ready where place <= ${each} order by priority, created_at, id`.execute(this.db);
    return rows.map(outgoing);
  }

  /** How much is unsent. */
  async unsent(): Promise<number> {
    return (await this.backlog()).unsent;
  }

  /** How much is unsent, and since when the oldest of it waits; null when nothing does. */
  async backlog(): Promise<{ readonly unsent: number; readonly since: number | null }> {
    const { countAll, min } = this.db.fn;
    const rows = this.db
      .selectFrom('outbox')
      .select([countAll<number>().as('unsent'), min<number | null>('createdAt').as('since')]);
    return await rows.where('doneAt', 'is', null).executeTakeFirstOrThrow();
  }

  /** When the first of what may not go at `now` may go; null when there is no such draft. */
  async nextAfter(now: number): Promise<number | null> {
    const rows = this.db.selectFrom('outbox').select(this.db.fn.min<number | null>('notBefore').as('from'));
    const unsent = rows.where('doneAt', 'is', null).where('notBefore', '>', now);
    return (await unsent.executeTakeFirstOrThrow()).from;
  }

  /** Whether something of this name is still to be said. */
  async waits(game: string, what: string): Promise<boolean> {
    const rows = this.db.selectFrom('outbox').select('id').where('game', '=', game).where('what', '=', what);
    return (await rows.where('doneAt', 'is', null).executeTakeFirst()) !== undefined;
  }

  /** Whether a post older than this draft is still to be made under that name. */
  async postWaits(game: string, what: string, { id }: Pick<Outgoing, 'id'>): Promise<boolean> {
    const rows = this.db.selectFrom('outbox').select('id').where('game', '=', game).where('what', '=', what);
    const posts = rows.where('sort', '=', 'post').where('id', '<', id).where('doneAt', 'is', null);
    return (await posts.executeTakeFirst()) !== undefined;
  }

  /** What could never be said, and why. */
  async failures(): Promise<(Outgoing & { readonly trouble: string })[]> {
    const rows = await this.db
      .selectFrom('outbox')
      .selectAll()
      .where('failed', '=', 1)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...outgoing(row), trouble: row.trouble ?? '' }));
  }

  /** Forgets what was said before a moment. */
  async prune(before: number): Promise<void> {
    await this.db.deleteFrom('outbox').where('doneAt', '<', before).execute();
  }
}

function outgoing(row: Selectable<Tables['outbox']>): Outgoing {
  const { id, game, lane, sort, what, slot, priority, revision, createdAt, tries, notBefore } = row;
  const body: unknown = JSON.parse(row.body);
  return { id, game, lane, sort, what, slot, priority, body, revision, createdAt, tries, notBefore };
}

export class OpenOutbox extends Outbox {
  /** Whether anything was put in. */
  filled = false;

  /** A draft takes the place, the age and the id of the unsent one in its slot. `game` is null for what no game says. */
  async queue(drafts: readonly Draft[], game: string | null): Promise<void> {
    this.filled ||= drafts.length > 0;
    for (const draft of drafts) {
      const { lane, sort, what, slot, priority } = draft;
      const said = { lane, sort, what, priority, body: JSON.stringify(draft.body ?? null) };
      if (slot !== null && (await this.#replace(game, slot, said))) continue;
      if (sort === 'post' && what !== null) await this.#supersede(game, what);
      const row = { ...said, game, slot, createdAt: this.now(), trouble: null, doneAt: null };
      await this.db.insertInto('outbox').values(row).execute();
    }
  }

  /** What was to be drawn is of a message before the one that is made now, and is no more. */
  async #supersede(game: string | null, what: string): Promise<void> {
    const waiting = this.db.updateTable('outbox').set({ doneAt: this.now() });
    const drawn = waiting.where('game', 'is', game).where('what', '=', what).where('sort', '=', 'redraw');
    await drawn.where('doneAt', 'is', null).execute();
  }

  /** What is put off beyond this may go at once: a clock that was ahead has put it off to its own time. */
  async hasten(beyond: number): Promise<void> {
    const late = this.db.updateTable('outbox').set({ notBefore: this.now() }).where('doneAt', 'is', null);
    await late.where('notBefore', '>', beyond).execute();
  }

  /** A post that was tried, or says the very same, is not replaced: it may stand in Slack already, and would come twice. */
  async #replace(game: string | null, slot: string, said: Omit<Draft, 'slot'> & { body: string }) {
    const waiting = await this.db
      .selectFrom('outbox')
      .select(['id', 'sort', 'body', 'tries'])
      .where('game', 'is', game)
      .where('slot', '=', slot)
      .where('doneAt', 'is', null)
      .executeTakeFirst();
    if (!waiting) return false;
    const stays = waiting.tries > 0 || waiting.body === said.body;
    if (waiting.sort === 'post' && said.sort === 'post' && stays) return true;
    await this.db
      .updateTable('outbox')
      .set((draft) => ({ ...said, revision: draft('revision', '+', 1) }))
      .where('id', '=', waiting.id)
      .execute();
    return true;
  }

  /** Said. A draft that was replaced while it was being sent stays unsent. */
  async sent({ id, revision }: Sent): Promise<void> {
    const row = this.db.updateTable('outbox').set({ doneAt: this.now(), trouble: null }).where('id', '=', id);
    await row.where('revision', '=', revision).execute();
  }

  /** Sending it did not work, or nobody knows whether it did: again from `notBefore` on. Counts a try. */
  async postpone(id: number, notBefore: number, trouble: string): Promise<void> {
    const row = this.db
      .updateTable('outbox')
      .set((draft) => ({ notBefore, trouble, tries: draft('tries', '+', 1) }));
    await row.where('id', '=', id).execute();
  }

  /** It waits its turn, having met no trouble. */
  async hold(id: number, notBefore: number): Promise<void> {
    await this.db.updateTable('outbox').set({ notBefore }).where('id', '=', id).execute();
  }

  /** It can never be said. A draft that has replaced it is still to be tried. */
  async fail({ id, revision }: Sent, trouble: string): Promise<void> {
    const row = this.db
      .updateTable('outbox')
      .set({ doneAt: this.now(), failed: 1, trouble })
      .where('id', '=', id);
    await row.where('revision', '=', revision).execute();
  }
}
