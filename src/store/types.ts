/** What the store keeps, as the rest of the program sees it. JSON in, JSON out; no SQL leaves this folder. */
export type { Sealed } from '../verify/sealed.ts';

/** Something Slack delivered, or a person's signal found when reconciling. `id` is Slack's own, never made up twice. */
export interface Delivery {
  readonly id: string;
  /** `event`, `command`, `action`, `submission`, `message`; `taken in` with a game out of other books. */
  readonly sort: string;
  readonly receivedAt: number;
  readonly body: unknown;
}

/** Something still to be said. Coalesced by `slot`: a newer draft for the same slot replaces the unsent one. */
export interface Draft {
  /** Lane, mostly the channel id: one send at a time in it. */
  readonly lane: string;
  /** `post`, `edit`, `ephemeral`, `respond`, `pin`, `unpin`, `react`, `redraw` … read by the sender in slack/. */
  readonly sort: string;
  /** Which message this makes or changes: `board`, `card/P7`, `notice/P7` … The sender notes its ts in `posts`. */
  readonly what: string | null;
  readonly slot: string | null;
  /** Lower goes first. */
  readonly priority: number;
  readonly body: unknown;
}

export interface Outgoing extends Draft {
  readonly id: number;
  readonly game: string | null;
  /** How often a newer draft has replaced it. Hand it back with `sent`. */
  readonly revision: number;
  readonly createdAt: number;
  readonly tries: number;
  readonly notBefore: number;
}

/** Which message mirrors what. */
export interface Post {
  readonly game: string;
  readonly what: string;
  readonly channel: string;
  readonly ts: string;
}
