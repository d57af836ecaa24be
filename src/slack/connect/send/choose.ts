import type { Books, Clock } from '../ports.ts';
import { type Item, readItem } from './bodies.ts';
import type { Turnstile } from './turnstile.ts';

/** How long a draft waits at most before it is looked at again: the pace may have eased meanwhile. */
const LOOK_AGAIN_MS = 3000;

export interface Choice {
  /** To be sent now, one in each lane. Posts already count a try, so that a crash leaves a trace. */
  readonly items: readonly Item[];
  readonly unreadable: readonly { readonly item: Item['row']; readonly why: string }[];
}

export interface Chooser {
  readonly books: Books;
  readonly clock: Clock;
  readonly turnstile: Turnstile;
  readonly busy: ReadonlySet<string>;
  /** Before the end edits need not keep their pace. */
  readonly hurry: boolean;
}

/** Picks what may be sent now; what may not is held until it may. One transaction, none when nothing waits. */
export async function choose(chooser: Chooser): Promise<Choice> {
  const { books, clock, hurry } = chooser;
  const now = hurry ? Number.MAX_SAFE_INTEGER : clock.now();
  if ((await books.outbox.next({ now, busy: [...chooser.busy] })).length === 0)
    return { items: [], unreadable: [] };
  return books.transact(async (tx) => {
    const items: Item[] = [];
    const unreadable: { item: Item['row']; why: string }[] = [];
    const closed = new Set(chooser.busy);
    for (;;) {
      const rows = await tx.outbox.next({ now, busy: [...closed] });
      if (rows.length === 0) return { items, unreadable };
      for (const row of rows) {
        const item = readItem(row);
        if (typeof item === 'string') {
          await tx.outbox.fail(row, item);
          unreadable.push({ item: row, why: item });
          continue;
        }
        const opensAt = chooser.turnstile.opensAt(item, hurry);
        const late = clock.now();
        if (opensAt > late && !hurry) {
          await tx.outbox.hold(row.id, Math.min(opensAt, late + LOOK_AGAIN_MS));
          continue;
        }
        closed.add(row.lane);
        if (opensAt > late) continue;
        chooser.turnstile.pass(item);
        if (item.sort === 'post' || item.sort === 'dm')
          await tx.outbox.postpone(row.id, late, 'no answer yet');
        items.push(item);
      }
    }
  });
}
