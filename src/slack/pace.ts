import { noReader } from './commands/reader.ts';
import type { Desk } from './desk.ts';
import { gameAt } from './gate.ts';
import { readerOf } from './reader.ts';
import { noteMessage } from './render/surfaces/note.ts';
import { type Asker, privately } from './say/routes.ts';

const MINUTE_MS = 60_000;
/** Commands and presses of one person in any minute, unless the environment says otherwise. */
const USUAL_PACE = 60;

/** How fast each person types commands and presses buttons. Posts, replies, reactions and votes are never slowed. */
export class Pace {
  readonly #most: number;
  readonly #taken = new Map<string, number[]>();
  readonly #told = new Map<string, number>();

  constructor(most = USUAL_PACE) {
    this.#most = most;
  }

  /** Null when there is room for one more, which is counted; else from when on there is, ms. */
  take(person: string, now: number): number | null {
    const recent = (this.#taken.get(person) ?? []).filter((at) => at > now - MINUTE_MS);
    this.#taken.set(person, recent);
    const [first = now] = recent;
    if (recent.length >= this.#most) return first + MINUTE_MS;
    recent.push(now);
    if (recent.length === 1) this.#forget(now);
    return null;
  }

  /** Whether the person is still to be told; once in a minute is enough. */
  isToTell(person: string, now: number): boolean {
    const told = this.#told.get(person) ?? Number.NEGATIVE_INFINITY;
    if (told > now - MINUTE_MS) return false;
    this.#told.set(person, now);
    return true;
  }

  /** Nobody is remembered who has been quiet. */
  #forget(now: number): void {
    for (const [person, taken] of this.#taken)
      if ((taken.at(-1) ?? 0) <= now - MINUTE_MS) this.#taken.delete(person);
    for (const [person, at] of this.#told) if (at <= now - MINUTE_MS) this.#told.delete(person);
  }
}

/** Whether a command or a press may go on; if not, the person is told when it may. */
export async function inPace(desk: Desk, asker: Asker): Promise<boolean> {
  const now = desk.clock.now();
  const again = desk.room.pace.take(asker.person, now);
  if (again === null) return true;
  desk.step('delivery over', { sort: 'pace', outcome: 'slowed' });
  if (!desk.room.pace.isToTell(asker.person, now)) return false;
  const game = gameAt(desk, asker.channel);
  const seconds = Math.max(1, Math.ceil((again - now) / 1_000));
  const words = `That is more than I take from one person in a minute, so nothing was done. Try again in ${seconds} s. Posts, replies, reactions and votes count as ever.`;
  const message = noteMessage([[words]], game ? readerOf(desk, game) : noReader(desk));
  await desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game?.id ?? null));
  return false;
}

/** Votes are never slowed, by whatever door. */
export function isVote(typed: string): boolean {
  return /^(?:vote\.|\/nomic\s+vote\b)/i.test(typed.trim());
}
