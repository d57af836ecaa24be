import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';

/** The longest that one message's work may take: it may have to ask Slack first. */
const LONGEST_MS = 12_000;

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

export async function during(works: Works, id: string, work: Promise<unknown>): Promise<void> {
  const over = work.catch(() => undefined);
  works.set(id, over);
  try {
    await work;
  } finally {
    if (works.get(id) === over) works.delete(id);
  }
}

export async function ended(works: Works, id: string): Promise<void> {
  for (let work = works.get(id); work; work = works.get(id)) {
    const over = work.then(() => true);
    if ((await within(over, LONGEST_MS)) === null) return;
  }
}
