import type { Desk } from '../desk.ts';
import { within } from '../forms/within.ts';

/** The longest that one message's work may take: it may have to ask Slack first. */
const LONGEST_MS = 12_000;

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
  await underWay(desk, id);
  const mine = takeUp(desk, id, body, work);
  const ended = mine.catch(() => undefined);
  desk.room.underWay.set(id, ended);
  try {
    await mine;
  } finally {
    if (desk.room.underWay.get(id) === ended) desk.room.underWay.delete(id);
  }
}

/** Waits for the work on this message, if there is any; not for ever, since it may be waiting for us. */
export async function underWay(desk: Desk, id: string): Promise<void> {
  for (let work = desk.room.underWay.get(id); work; work = desk.room.underWay.get(id)) {
    if (
      (await within(
        work.then(() => true),
        LONGEST_MS,
      )) === null
    )
      return;
  }
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
