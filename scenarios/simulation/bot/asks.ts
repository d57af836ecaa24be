/** Where the bot is to die: at the nth step it logs, SQL statement it has run, or transaction it has committed. */
export interface Fuse {
  readonly at: 'step' | 'statement' | 'commit';
  readonly nth: number;
  /** Its books are copied as it dies, with the write-ahead log cut in the midst of what was written last. */
  readonly torn?: { readonly to: string; readonly part: number };
}

/** What the simulation asks of the process or thread that the bot runs in. */
export type Ask =
  | { readonly open: Readonly<Record<string, string>>; readonly root: string }
  | { readonly fuse: Fuse | null }
  /** The database may not grow by so many pages more; null when it may grow again. */
  | { readonly room: number | null }
  /** How long it waits for a locked database, ms. */
  | { readonly patienceMs: number }
  /** The games as they are held in memory. */
  | { readonly games: true }
  | { readonly stop: true };

/** Answers come as they are ready: each says what it answers. Number 0 says that a life has begun. */
export interface Asked {
  readonly nth: number;
  readonly ask: Ask;
}

export interface Answered {
  readonly nth: number;
  readonly answer: Answer;
}

export type Answer =
  | { readonly done: true }
  | { readonly games: readonly Held[] }
  | { readonly failed: string };

/** A game as one life of the bot holds it. */
export interface Held {
  readonly id: string;
  readonly seq: number;
  readonly state: unknown;
}
