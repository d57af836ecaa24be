import type { Generated, Kysely } from 'kysely';
import type { EventRow } from '../verify/sealed.ts';

export type { EventRow };

/** The tables as Kysely sees them; columns are the same words in snake case. Moments are epoch ms, JSON is text. */
export interface Tables {
  games: {
    id: string;
    team: string;
    channel: string;
    foundedAt: number;
    kind: Generated<'nomic' | 'ticker'>;
  };
  events: EventRow;
  inbox: {
    id: string;
    sort: string;
    receivedAt: number;
    body: string;
    ruling: string | null;
    settledAt: number | null;
  };
  outbox: {
    id: Generated<number>;
    game: string | null;
    lane: string;
    sort: string;
    what: string | null;
    slot: string | null;
    priority: number;
    body: string;
    revision: Generated<number>;
    createdAt: number;
    tries: Generated<number>;
    notBefore: Generated<number>;
    trouble: string | null;
    doneAt: number | null;
    failed: Generated<number>;
  };
  posts: { game: string; what: string; channel: string; ts: string };
  cursors: { channel: string; ts: string };
  snapshots: { game: string; seq: number; head: string; state: string; digest: string };
  diceSeeds: {
    game: string;
    day: string;
    seed: Uint8Array;
    commitment: string;
    acceptedTs: string | null;
    revealedTs: string | null;
  };
  /** Of days whose dice are spent: throws below `next` may have been made in books that a backup replaced. */
  diceStreams: { game: string; day: string; stream: string; next: number };
  people: { team: string; person: string; label: string };
  pictures: { game: string; content: string; file: string };
  homes: { team: string; person: string; game: string | null; openedAt: number };
  reminderChoices: { game: string; person: string; kind: string };
  workspacesLeft: { team: string; leftAt: number };
  remindersTold: { game: string; person: string; key: string; at: number };
}

/** What every book of the store is made of: the database or a transaction on it, and the clock. */
export class Book {
  protected readonly db: Kysely<Tables>;
  protected readonly now: () => number;

  constructor(db: Kysely<Tables>, now: () => number) {
    this.db = db;
    this.now = now;
  }
}
