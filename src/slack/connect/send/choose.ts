import type { Outgoing } from '../../../store/types.ts';
import type { Books, BooksTx, Clock } from '../ports.ts';
import { type Item, type ItemOf, needs, readItem, rowsOf } from './bodies.ts';
import { fellows, foldedWords } from './fold.ts';
import type { Holds } from './holds.ts';
import type { Turnstile } from './turnstile.ts';

/** How long a draft waits at most before it is looked at again: the pace may have eased meanwhile. */
const LOOK_AGAIN_MS = 3000;
const NOT_YET_MS = 500;
const AFTER_ALL = Number.MAX_SAFE_INTEGER;
/** Of a lane; more are looked at only while all of them have to wait. */
const LOOK_AT_ONCE = 16;

export interface Choice {
  /** To be sent now, one in each lane. Posts already count a try, so that a crash leaves a trace. */
  readonly items: readonly Item[];
  readonly unreadable: readonly { readonly row: Outgoing; readonly why: string }[];
}

export interface Chooser {
  readonly books: Books;
  readonly clock: Clock;
  readonly turnstile: Turnstile;
  readonly holds: Holds;
  readonly busy: ReadonlySet<string>;
  /** Before the end edits need not keep their pace, and no row is left behind for its time. */
  readonly hurry: boolean;
  /** Whether an earlier try of a row may have succeeded. */
  unsure(row: Outgoing): boolean;
  /** Until when an earlier try, made by a process that is no more, may still reach Slack; epoch ms. */
  underWayUntil(row: Outgoing): number;
  /** What a row is about is not there. Returns whether it is still worth waiting for. */
  missing(row: Outgoing): boolean;
}

/** Picks what may be sent now; what may not is held until it may. One transaction, none when nothing waits. */
export async function choose(chooser: Chooser): Promise<Choice> {
  const round = new Round(chooser);
  const waiting = await chooser.books.outbox.next(round.ask(chooser.busy));
  return waiting.length === 0
    ? { items: [], unreadable: [] }
    : chooser.books.transact((tx) => round.choose(tx));
}

/** One look through all that waits. */
class Round {
  private readonly chooser: Chooser;
  /** One moment for the whole look: a later row must not find a door open that an earlier one found shut. */
  private readonly now: number;
  private readonly items: Item[] = [];
  private readonly unreadable: { row: Outgoing; why: string }[] = [];
  private readonly left: Outgoing[] = [];

  constructor(chooser: Chooser) {
    this.chooser = chooser;
    this.now = chooser.clock.now();
  }

  ask(busy: Iterable<string>) {
    const { hurry, holds } = this.chooser;
    const left = this.left.map(({ id }) => id);
    return hurry
      ? { now: AFTER_ALL, busy: [...busy], aside: left }
      : { now: this.now, busy: [...busy], aside: [...holds.at(this.now), ...left] };
  }

  async choose(tx: BooksTx): Promise<Choice> {
    const closed = new Set(this.chooser.busy);
    for (let whole = false; !whole; ) {
      const rows = await tx.outbox.next({ ...this.ask(closed), each: LOOK_AT_ONCE });
      const open = rows.filter((row) => !closed.has(row.lane));
      for (const row of open) {
        if (!closed.has(row.lane) && !this.behind(row) && (await this.picks(tx, row))) closed.add(row.lane);
      }
      whole = !lanesOf(open).some(({ lane, length }) => length === LOOK_AT_ONCE && !closed.has(lane));
    }
    return { items: this.items, unreadable: this.unreadable };
  }

  /** What is said of a thing waits behind what was to be said of it before. */
  private behind({ game, what, id }: Outgoing): boolean {
    return (
      what !== null && this.left.some((older) => older.game === game && older.what === what && older.id < id)
    );
  }

  private async picks(tx: BooksTx, row: Outgoing): Promise<boolean> {
    const item = readItem(row);
    if (typeof item === 'string') {
      await tx.outbox.fail(row, item);
      this.unreadable.push({ row, why: item });
      return false;
    }
    const opensAt = await this.opensAt(tx, item);
    if (opensAt > this.now) {
      this.left.push(row);
      if (!this.chooser.hurry) this.chooser.holds.until(row.id, Math.min(opensAt, this.now + LOOK_AGAIN_MS));
      return false;
    }
    this.items.push(await this.begun(tx, item));
    return true;
  }

  private async opensAt(tx: BooksTx, item: Item): Promise<number> {
    const { chooser } = this;
    for (const what of needs(item)) {
      const { game } = item.row;
      if (game !== null && (await tx.posts.of(game, what)) !== null) continue;
      const comes = game !== null && (await tx.outbox.postWaits(game, what, item.row));
      if (comes || chooser.missing(item.row)) return this.now + NOT_YET_MS;
    }
    // To look too early is to say it twice; what is said after it in this place waits with it.
    if (isSaid(item)) chooser.turnstile.keepBack(item, chooser.underWayUntil(item.row));
    return chooser.turnstile.opensAt(item, chooser.hurry);
  }

  /** The item with what is folded into it; a post leaves a try in the books before it is called out. */
  private async begun(tx: BooksTx, item: Item): Promise<Item> {
    const { turnstile, unsure } = this.chooser;
    turnstile.pass(item);
    if (!isSaid(item)) return item;
    const along = item.sort === 'post' ? await fellows(tx, item, unsure) : [];
    const whole: Item = along.length === 0 || item.sort !== 'post' ? item : folded(item, along);
    for (const row of rowsOf(whole)) await tx.outbox.postpone(row.id, this.now, 'no answer yet');
    return whole;
  }
}

/** Whether it makes a message, which must not be made twice. */
function isSaid(item: Item): item is ItemOf<'post'> | ItemOf<'dm'> {
  return item.sort === 'post' || item.sort === 'dm';
}

function folded(item: ItemOf<'post'>, along: readonly ItemOf<'post'>[]): Item {
  const said = [item, ...along].map(({ body }) => ({ text: body.text ?? '', blocks: body.blocks }));
  return { ...item, body: { ...item.body, ...foldedWords(said) }, along: along.map(({ row }) => row) };
}

function lanesOf(rows: readonly Outgoing[]) {
  const counts = new Map<string, number>();
  for (const { lane } of rows) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  return [...counts].map(([lane, length]) => ({ lane, length }));
}
