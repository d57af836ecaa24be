import type { Desk } from '../desk.ts';
import { within } from '../forms/within.ts';

/** How long the inbox remembers what was heard: what is older is never heard as new again. */
export const REMEMBERED_MS = 14 * 86_400_000;

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
  await ended(desk.room.underWay, id);
  await during(desk.room.underWay, id, takeUp(desk, id, body, work));
}

/** Does the work of a message that has come; it may have to wait its turn first. */
export function arriving(desk: Desk, id: string, work: Promise<unknown>): Promise<void> {
  return during(desk.room.arriving, id, work);
}

/** Waits until this message, if it is here, has been dealt with; not for ever, since it may be waiting for us. */
export async function heardOut(desk: Desk, id: string): Promise<void> {
  await ended(desk.room.arriving, id);
  await ended(desk.room.underWay, id);
}

type Works = Map<string, Promise<unknown>>;

async function during(works: Works, id: string, work: Promise<unknown>): Promise<void> {
  const over = work.catch(() => undefined);
  works.set(id, over);
  try {
    await work;
  } finally {
    if (works.get(id) === over) works.delete(id);
  }
}

async function ended(works: Works, id: string): Promise<void> {
  for (let work = works.get(id); work; work = works.get(id)) {
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
