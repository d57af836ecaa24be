/** What this folder needs of the rest of the program; the store and the clock fit these as they are. */
import type { Delivery, Outgoing, Post } from '../../store/types.ts';

/** Epoch milliseconds. In a rehearsal it may jump ahead, never back. */
export interface Clock {
  now(): number;
}

type Sent = Pick<Outgoing, 'id' | 'revision'>;

interface OutboxReader {
  /** The first drafts, one unless said, of each lane that is not busy, of those that may go at `now`. */
  next(ask: {
    readonly now: number;
    readonly busy?: readonly string[];
    readonly aside?: readonly number[];
    readonly each?: number;
  }): Promise<readonly Outgoing[]>;
}

interface PostsReader {
  of(game: string, what: string): Promise<Post | null>;
}

/** The books inside one transaction. */
export interface BooksTx {
  readonly inbox: { settle(id: string, ruling: unknown): Promise<void> };
  readonly outbox: OutboxReader & {
    /** Whether a post older than this draft is still to be made under that name. */
    postWaits(game: string, what: string, draft: Pick<Outgoing, 'id'>): Promise<boolean>;
    /** Waits its turn until then. */
    hold(id: number, notBefore: number): Promise<void>;
    /** Waits until then, with a try counted. */
    postpone(id: number, notBefore: number, trouble: string): Promise<void>;
    /** Said, unless a newer draft took its place meanwhile; so for `fail`. */
    sent(row: Sent): Promise<void>;
    fail(row: Sent, trouble: string): Promise<void>;
  };
  readonly posts: PostsReader & {
    note(post: Post): Promise<void>;
    forget(game: string, what: string): Promise<void>;
  };
}

/** The books as anybody reads them, and the way to write them. */
export interface Books {
  readonly inbox: {
    /** Records a delivery unless its id is known. */
    take(delivery: Delivery): Promise<'new' | 'unfinished' | 'done'>;
    /** Oldest first. */
    unfinished(): Promise<readonly Delivery[]>;
    /** Null while it is not settled. */
    ruling(id: string): Promise<object | null>;
  };
  readonly outbox: OutboxReader & {
    unsent(): Promise<number>;
    /** When the first of what may not go at `now` may go; null when there is no such draft. */
    nextAfter(now: number): Promise<number | null>;
  };
  readonly posts: PostsReader;
  transact<T>(work: (tx: BooksTx) => Promise<T>): Promise<T>;
}
