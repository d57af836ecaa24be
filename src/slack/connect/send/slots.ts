import { createHash } from 'node:crypto';
import type { Outgoing } from '../../../store/types.ts';
import type { Clock } from '../ports.ts';
import type { Item, Words } from './bodies.ts';

/** Under 3 s and 10 s by what a poll and a call take, so that nothing is seen later than that. */
const CARD_GAP_MS = 2500;
const BOARD_GAP_MS = 9500;
/** One person's Home is shown anew at most this often. */
const HOME_GAP_MS = 10_000;
const CROWDED_GAP_MS = 30_000;
const CROWD = 8;

/** The key of the editable message that an item changes; null for what is no edit. */
export function slotOf({ sort, row, body }: Item): string | null {
  if (sort === 'home') return body.why === 'chosen' ? null : homeKey(body.user);
  return sort === 'edit' || sort === 'redraw' ? slotKey(row) : null;
}

/** The key of somebody's Home, whichever game it shows. */
export function homeKey(person: string): string {
  return `home ${person}`;
}

/** The key of the message that a row is about; null when it names none. */
export function slotKey({ game, slot, what }: Outgoing): string | null {
  const name = what ?? slot;
  return name === null ? null : `${game ?? ''} ${name}`;
}

interface Slot {
  readonly editedAt: number | null;
  readonly hash: string;
}

/** Paces the edits of each message: the first at once, then a gap; the same content is not sent twice. */
export class Slots {
  private readonly clock: Clock;
  private readonly slots = new Map<string, Slot>();
  private readonly dirty = new Set<string>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** An edit waits. Returns from when on it may go; in a crowd it is worth asking again sooner. */
  readyAt(key: string): number {
    // Homes are no messages of a channel: however many wait, cards and boards keep their pace.
    if (!key.startsWith('home ')) this.dirty.add(key);
    const editedAt = this.slots.get(key)?.editedAt ?? null;
    if (editedAt === null) return 0;
    return editedAt + gapMs(key, this.dirty.size > CROWD);
  }

  /** Whether the message says this already. */
  says(key: string, words: Words): boolean {
    return this.slots.get(key)?.hash === hash(words);
  }

  edited(key: string, words: Words): void {
    this.slots.set(key, { editedAt: this.clock.now(), hash: hash(words) });
  }

  /** Posted with these words, or null where nobody knows what it says; its first edit need not wait. */
  posted(key: string, words: Words | null): void {
    if (words === null) this.slots.delete(key);
    else this.slots.set(key, { editedAt: null, hash: hash(words) });
  }

  /** Nothing waits for this message any more. */
  clean(key: string): void {
    this.dirty.delete(key);
  }
}

function gapMs(key: string, crowded: boolean): number {
  if (key.startsWith('home ')) return HOME_GAP_MS;
  if (crowded) return CROWDED_GAP_MS;
  return /^\S* board(\/|$)/.test(key) ? BOARD_GAP_MS : CARD_GAP_MS;
}

function hash(words: Words): string {
  return createHash('sha256')
    .update(JSON.stringify([words.text, words.blocks ?? null]))
    .digest('hex');
}
