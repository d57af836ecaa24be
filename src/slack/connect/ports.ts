/** What this folder needs of the rest of the program; the store and the clock fit these as they are. */
import type { Delivery, Outgoing, Post } from '../../store/types.ts';

/** Epoch milliseconds. In a rehearsal it may jump ahead, never back. */
export interface Clock {
  now(): number;
}

export interface InboxStore {
  /** Records a delivery unless its id is known, and says what the store knew of it. */
  take(delivery: Delivery): Promise<'new' | 'unfinished' | 'settled'>;
  /** Deliveries recorded but never settled, oldest first. */
  unsettled(): Promise<readonly Delivery[]>;
  /** Marks a delivery as dealt with; nothing happens when it already is. */
  settle(id: string): Promise<void>;
}

export interface OutboxStore {
  /** What is still to be said and not postponed past `now`, most urgent first, then oldest. */
  waiting(now: number): Promise<readonly Outgoing[]>;
  /** Recorded before the call, so that a crash leaves a trace; a newer draft of its slot no longer replaces it. */
  begin(id: number): Promise<void>;
  sent(id: number): Promise<void>;
  postponed(id: number, notBefore: number): Promise<void>;
  failed(id: number, why: string): Promise<void>;
}

export interface PostsStore {
  find(game: string, what: string): Promise<Post | null>;
  note(post: Post): Promise<void>;
  forget(game: string, what: string): Promise<void>;
}
