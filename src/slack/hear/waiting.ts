import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';

/** The longest that one message's work may take: it may have to ask Slack first. */
const LONGEST_MS = 12_000;

/** What one person says in one place has one turn after another. */
export const turnOf = (channel: string, user: string) => `${channel} ${user}`;

/** Does the work of a message that has come; it may have to wait its turn first. */
export function arriving(desk: Desk, id: string, turn: string, work: Promise<unknown>): Promise<void> {
  return during(desk.room.arriving, id, work, turn);
}

/**
 * Waits until this message, if it is here, has been dealt with; not for ever, since it may be waiting for us. `turn` is
 * whose turn it is: what has yet to come in the same turns comes after us.
 */
export async function heardOut(desk: Desk, id: string, turn?: string): Promise<void> {
  await ended(desk.room.arriving, id, turn);
  await ended(desk.room.underWay, id);
}

export interface Work {
  readonly over: Promise<unknown>;
  readonly turn: string | null;
}

type Works = Map<string, Work>;

export async function during(
  works: Works,
  id: string,
  work: Promise<unknown>,
  turn: string | null = null,
): Promise<void> {
  const mine: Work = { over: work.catch(() => undefined), turn };
  works.set(id, mine);
  try {
    await work;
  } finally {
    if (works.get(id) === mine) works.delete(id);
  }
}

export async function ended(works: Works, id: string, turn?: string): Promise<void> {
  for (let work = works.get(id); work && work.turn !== turn; work = works.get(id)) {
    const over = work.over.then(() => true);
    if ((await within(over, LONGEST_MS)) === null) return;
  }
}
