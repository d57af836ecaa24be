import type { Outgoing } from '../../../store/types.ts';
import type { Books, BooksTx, Clock } from '../ports.ts';
import { type Item, type ItemOf, readItem, rowsOf } from './bodies.ts';
import { fellows, foldedWords } from './fold.ts';
import type { Turnstile } from './turnstile.ts';

/** How long a draft waits at most before it is looked at again: the pace may have eased meanwhile. */
const LOOK_AGAIN_MS = 3000;

export interface Choice {
  /** To be sent now, one in each lane. Posts already count a try, so that a crash leaves a trace. */
  readonly items: readonly Item[];
  readonly unreadable: readonly { readonly row: Outgoing; readonly why: string }[];
}

export interface Chooser {
  readonly books: Books;
  readonly clock: Clock;
  readonly turnstile: Turnstile;
  readonly busy: ReadonlySet<string>;
  /** Before the end edits need not keep their pace. */
  readonly hurry: boolean;
  /** Whether an earlier try of a row may have succeeded. */
  unsure(row: Outgoing): boolean;
}

/** Picks what may be sent now; what may not is held until it may. One transaction, none when nothing waits. */
export async function choose(chooser: Chooser): Promise<Choice> {
  const { books, clock, hurry, busy } = chooser;
  const now = hurry ? Number.MAX_SAFE_INTEGER : clock.now();
  const waiting = await books.outbox.next({ now, busy: [...busy] });
  if (waiting.length === 0) return { items: [], unreadable: [] };
  return books.transact(async (tx) => {
    const items: Item[] = [];
    const unreadable: { row: Outgoing; why: string }[] = [];
    const closed = new Set(busy);
    for (;;) {
      const rows = await tx.outbox.next({ now, busy: [...closed] });
      if (rows.length === 0) return { items, unreadable };
      for (const row of rows) {
        const item = readItem(row);
        if (typeof item === 'string') {
          await tx.outbox.fail(row, item);
          unreadable.push({ row, why: item });
        } else if (await admitted(tx, chooser, item)) {
          closed.add(row.lane);
          items.push(await begun(tx, chooser, item));
        } else if (hurry) closed.add(row.lane);
      }
    }
  });
}

async function admitted(tx: BooksTx, { turnstile, clock, hurry }: Chooser, item: Item): Promise<boolean> {
  const opensAt = turnstile.opensAt(item, hurry);
  const now = clock.now();
  if (opensAt > now && !hurry) await tx.outbox.hold(item.row.id, Math.min(opensAt, now + LOOK_AGAIN_MS));
  return opensAt <= now;
}

/** The item with what is folded into it; a post leaves a try in the books before it is called out. */
async function begun(tx: BooksTx, { turnstile, clock, unsure }: Chooser, item: Item): Promise<Item> {
  turnstile.pass(item);
  if (item.sort !== 'post' && item.sort !== 'dm') return item;
  const along = item.sort === 'post' ? await fellows(tx, item, unsure) : [];
  const whole: Item = along.length === 0 || item.sort !== 'post' ? item : folded(item, along);
  for (const row of rowsOf(whole)) await tx.outbox.postpone(row.id, clock.now(), 'no answer yet');
  return whole;
}

function folded(item: ItemOf<'post'>, along: readonly ItemOf<'post'>[]): Item {
  const said = [item, ...along].map(({ body }) => ({ text: body.text ?? '', blocks: body.blocks }));
  return { ...item, body: { ...item.body, ...foldedWords(said) }, along: along.map(({ row }) => row) };
}
