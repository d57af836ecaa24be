import type { Logger } from '@slack/bolt';
import type { Step } from '../../../log.ts';
import type { Budget } from '../budget.ts';
import type { Books, Clock } from '../ports.ts';
import type { Item, Target, Thread, Words } from './bodies.ts';
import type { Call } from './call.ts';
import type { Slots } from './slots.ts';
import type { Address, Voice } from './voice.ts';

/** What it takes to carry out one item. */
export interface Desk {
  readonly call: Call;
  readonly budget: Budget;
  readonly books: Books;
  readonly voice: Voice;
  readonly slots: Slots;
  readonly clock: Clock;
  readonly log: Logger;
  readonly step?: Step | undefined;
  /** Channel of the direct conversation with each person, once opened. */
  readonly directs: Map<string, string>;
}

/** What became of an item that is done with. */
export type Done =
  | { readonly is: 'done' }
  /** What was to be said has become idle: it tells of nothing that still holds. */
  | { readonly is: 'idle' }
  /** Posted, under the name it is to be known by, if any; without words where nobody knows what it says. */
  | { readonly is: 'posted'; readonly as: string | null; readonly at: Address; readonly words: Words | null }
  /** The message of this name is no more. */
  | { readonly is: 'gone'; readonly what: string | null }
  | { readonly is: 'dropped'; readonly why: string };

/** What is to be changed or answered was never posted. */
export class NeverPosted extends Error {
  override readonly name = 'NeverPosted';
}

/** @throws NeverPosted */
export async function addressOf(desk: Desk, item: Item, of: Target): Promise<Address> {
  if (!('what' in of)) return of;
  const post = item.row.game === null ? null : await desk.books.posts.of(item.row.game, of.what);
  if (post === null) throw new NeverPosted(`nothing is posted as ${of.what}`);
  return post;
}

/** The ts of the thread to post in, null for the channel itself. @throws NeverPosted */
export async function threadOf(desk: Desk, item: Item, thread: Thread | undefined): Promise<string | null> {
  if (thread === undefined) return null;
  return typeof thread === 'string' ? thread : (await addressOf(desk, item, thread)).ts;
}
