import type { Outgoing } from '../../../store/types.ts';
import type { Books, BooksTx, Clock } from '../ports.ts';
import { type Item, type ItemOf, needs, readItem, rowsOf } from './bodies.ts';
import { fellows, foldedWords } from './fold.ts';
import type { Turnstile } from './turnstile.ts';

/** How long a draft waits at most before it is looked at again: the pace may have eased meanwhile. */
const LOOK_AGAIN_MS = 3000;
const NOT_YET_MS = 500;
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

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
  /** Before the end edits need not keep their pace, and no row is left behind for its time. */
  readonly hurry: boolean;
  /** Whether an earlier try of a row may have succeeded. */
  unsure(row: Outgoing): boolean;
  /** What a row is about is not there. Returns whether it is still worth waiting for. */
  missing(row: Outgoing): boolean;
}

/** Picks what may be sent now; what may not is held until it may. One transaction, none when nothing waits. */
export async function choose(chooser: Chooser): Promise<Choice> {
  const { books, busy, hurry, clock } = chooser;
  const waiting = await books.outbox.next({ now: hurry ? AFTER_ALL - 1 : clock.now(), busy: [...busy] });
  return waiting.length === 0
    ? { items: [], unreadable: [] }
    : books.transact((tx) => new Round(chooser, tx).choose());
}

/** One look through all that waits, inside a transaction. */
class Round {
  private readonly chooser: Chooser;
  private readonly tx: BooksTx;
  /** One moment for the whole look: a later row must not find a door open that an earlier one found shut. */
  private readonly now: number;
  private readonly items: Item[] = [];
  private readonly unreadable: { row: Outgoing; why: string }[] = [];
  private readonly aside: Outgoing[] = [];

  constructor(chooser: Chooser, tx: BooksTx) {
    this.chooser = chooser;
    this.tx = tx;
    this.now = chooser.clock.now();
  }

  async choose(): Promise<Choice> {
    const closed = new Set(this.chooser.busy);
    const now = this.chooser.hurry ? AFTER_ALL - 1 : this.now;
    const rows = () => this.tx.outbox.next({ now, busy: [...closed] });
    for (let next = await rows(); next.length > 0; next = await rows()) {
      for (const row of next) if (await this.picks(row)) closed.add(row.lane);
    }
    for (const row of this.aside) await this.tx.outbox.hold(row.id, row.notBefore);
    return { items: this.items, unreadable: this.unreadable };
  }

  private async picks(row: Outgoing): Promise<boolean> {
    const item = readItem(row);
    if (typeof item === 'string') {
      await this.tx.outbox.fail(row, item);
      this.unreadable.push({ row, why: item });
      return false;
    }
    const opensAt = await this.opensAt(item);
    if (opensAt > this.now) {
      await this.leave(row, Math.min(opensAt, this.now + LOOK_AGAIN_MS));
      return false;
    }
    this.items.push(await this.begun(item));
    return true;
  }

  private async opensAt(item: Item): Promise<number> {
    const { chooser, tx } = this;
    for (const what of needs(item)) {
      const there = item.row.game !== null && (await tx.posts.of(item.row.game, what)) !== null;
      if (!there && chooser.missing(item.row)) return this.now + NOT_YET_MS;
    }
    return chooser.turnstile.opensAt(item, chooser.hurry);
  }

  /** Held until then; in a hurry only for this look. */
  private async leave(row: Outgoing, until: number): Promise<void> {
    if (this.chooser.hurry) this.aside.push(row);
    await this.tx.outbox.hold(row.id, this.chooser.hurry ? AFTER_ALL : until);
  }

  /** The item with what is folded into it; a post leaves a try in the books before it is called out. */
  private async begun(item: Item): Promise<Item> {
    const { turnstile, unsure } = this.chooser;
    turnstile.pass(item);
    if (item.sort !== 'post' && item.sort !== 'dm') return item;
    const along = item.sort === 'post' ? await fellows(this.tx, item, unsure) : [];
    const whole: Item = along.length === 0 || item.sort !== 'post' ? item : folded(item, along);
    for (const row of rowsOf(whole)) await this.tx.outbox.postpone(row.id, this.now, 'no answer yet');
    return whole;
  }
}

function folded(item: ItemOf<'post'>, along: readonly ItemOf<'post'>[]): Item {
  const said = [item, ...along].map(({ body }) => ({ text: body.text ?? '', blocks: body.blocks }));
  return { ...item, body: { ...item.body, ...foldedWords(said) }, along: along.map(({ row }) => row) };
}
