import type { HomeView } from '@slack/types';
import type { Outgoing } from '../../../store/types.ts';
import type { Item, Words } from './bodies.ts';

/** Where a message is. */
export interface Address {
  readonly channel: string;
  readonly ts: string;
}

/** What the sender asks of the game, and tells it. Calls may be repeated after a crash. */
export interface Voice {
  /** What the message that mirrors `what` says now; null when there is nothing to say any more. */
  draw(game: string | null, what: string): Promise<Words | null>;
  /** What somebody's Home shows now; its last block tells when, and is no news by itself. */
  home(person: string): Promise<HomeView>;
  /** The bytes of a file that is drawn when it is sent, for one person alone. */
  file(game: string | null, drawn: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The message to edit is gone, not ours or was never posted (`code`): whether to post it anew. */
  lost(item: Item, code: string): Promise<'repost' | 'drop'>;
  /** A message is in Slack, under this address. Told before the row counts as sent. */
  posted(row: Outgoing, at: Address): Promise<void>;
  /** It will never be said; `why` is Slack's code or our own words. */
  failed(row: Outgoing, why: string): Promise<void>;
}
