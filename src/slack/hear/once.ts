import type { Desk } from '../desk.ts';
import { during, ended } from './waiting.ts';

/** How long the inbox remembers what was heard: what is older is never heard as new again. */
export const REMEMBERED_MS = 14 * 86_400_000;

/**
 * Does the work for one message or signal once, however often and by whatever way it reaches us: the delivery, a
 * second delivery, reconciling. `cause` goes with what is asked of the referee, which settles it.
 */
export async function once(
  desk: Desk,
  id: string,
  body: unknown,
  work: (cause: string) => Promise<unknown>,
): Promise<void> {
  await ended(desk.room.underWay, id);
  await during(desk.room.underWay, id, takeUp(desk, id, body, work));
}

async function takeUp(
  desk: Desk,
  id: string,
  body: unknown,
  work: (cause: string) => Promise<unknown>,
): Promise<void> {
  const { inbox } = desk.store;
  const state = await inbox.take({ id, sort: 'message', receivedAt: desk.clock.now(), body });
  if (state === 'done') return;
  desk.step('message taken up', { id });
  await work(id);
  if ((await inbox.ruling(id)) === null) await desk.store.transact((tx) => tx.inbox.settle(id, null));
}
