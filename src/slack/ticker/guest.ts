import type { Saying } from '../../ruleset/types.ts';
import { noReader } from '../commands/reader.ts';
import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';
import type { Message } from '../render/compose.ts';
import { noteMessages } from '../render/surfaces/note.ts';
import { type Asker, privately } from '../say/routes.ts';

/** Somebody who asks something of a table, by whatever door. */
export interface Guest {
  readonly asker: Asker;
  readonly channel: string;
  /** The signal's own time, epoch ms. */
  readonly at: number;
  /** The delivery it came in. */
  readonly cause: string;
  /** Lets a form open; '' where none can. */
  readonly triggerId: string;
}

const NAMED_WITHIN_MS = 2000;

/** What somebody is called, asked of Slack the first time. */
export async function nameOf(desk: Desk, person: string): Promise<string> {
  if (!desk.names.knows(person)) await within(desk.names.lookUp(person), NAMED_WITHIN_MS);
  return desk.names.of(person);
}

/** To the one who asked alone. */
export async function showTo(desk: Desk, asker: Asker, messages: readonly Message[]): Promise<void> {
  const drafts = messages.map((message) => privately(asker, message));
  await desk.store.transact((tx) => tx.outbox.queue(drafts, null));
}

/** Plain sentences to the one who asked. */
export function tellGuest(desk: Desk, { asker }: Pick<Guest, 'asker'>, ...sayings: Saying[]): Promise<void> {
  return showTo(desk, asker, noteMessages(sayings, noReader(desk)));
}
