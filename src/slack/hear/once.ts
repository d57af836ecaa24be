import type { Desk } from '../desk.ts';

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
  const { inbox } = desk.store;
  const state = await inbox.take({ id, sort: 'message', receivedAt: desk.clock.now(), body });
  if (state === 'done') return;
  desk.step('message taken up', { id });
  await work(id);
  if ((await inbox.ruling(id)) === null) await desk.store.transact((tx) => tx.inbox.settle(id, null));
}
