import type { Receiver } from '@slack/bolt';

/** A way Slack reaches us: a socket or an HTTP server. */
export interface Line {
  readonly receiver: Receiver;
  start(): Promise<void>;
  /** Drops the connection and opens another; nothing for HTTP. */
  restart(): void;
  stop(): Promise<void>;
}

export interface LineEvents {
  /** Slack cannot reach us for now. */
  lost(): void;
  /** Slack can reach us; `again` when it could before and events may have been missed in between. */
  connected(again: boolean): void;
}
