import { createHash } from 'node:crypto';
import type { Drafted, GameEvent, Title } from '../game/types.ts';
import { canonical } from './canonical.ts';
import type { EventRow, Head, Sealed } from './sealed.ts';

export type { EventRow, Head, Sealed } from './sealed.ts';

/** What the first event of a game follows. */
export const BEGINNING: Head = { seq: 0, hash: '0'.repeat(64) };

export type Verification =
  | { readonly intact: true; readonly head: Head }
  | { readonly intact: false; readonly seq: number; readonly saying: string };

/** What happened, of whatever game. */
type Sealable = Pick<Drafted, 'at' | 'by' | 'under' | 'changes'> & {
  readonly fact: { readonly type: string };
};

interface Body {
  readonly by: string;
  readonly fact: GameEvent['fact'];
  readonly changes: GameEvent['changes'];
}

/** The event that follows `head`, numbered and sealed: `hash` is the SHA-256 of the canonical JSON of all the rest. */
export function seal(game: string, drafted: Sealable, cause: string | null, head: Head): EventRow {
  const { at, by, under, fact, changes } = drafted;
  const body = { by, fact, changes };
  const row = { game, seq: head.seq + 1, at, type: fact.type, cause, prev: head.hash };
  const hash = sha256(canonical({ ...row, body, under }));
  return { ...row, body: canonical(body), under: canonical(under), hash };
}

/** What the hash of an event has to be. Throws a SyntaxError when the row holds no JSON. */
export function hashOf({ game, seq, at, type, body, under, cause, prev }: Omit<EventRow, 'hash'>): string {
  const [said, title]: unknown[] = [JSON.parse(body), JSON.parse(under)];
  return sha256(canonical({ game, seq, at, type, body: said, under: title, cause, prev }));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The event as it was recorded. Throws a SyntaxError when the row holds no JSON. */
export function unseal(row: EventRow): Sealed {
  const { by, fact, changes } = JSON.parse(row.body) as Body;
  const under = JSON.parse(row.under) as Title;
  const { game, seq, at, cause, prev, hash } = row;
  return { game, seq, at, by, under, fact, changes, cause, prev, hash };
}

/** What is wrong with the event that should follow `head`, as the end of a sentence, or null. */
export function breach(row: EventRow, head: Head): string | null {
  if (row.seq !== head.seq + 1) return `comes where event ${head.seq + 1} should`;
  if (row.prev !== head.hash) return 'does not follow the event before it';
  try {
    // The text itself must be canonical, or a space could be added unseen.
    const same = isCanonical(row.body) && isCanonical(row.under);
    if (same && hashOf(row) === row.hash) return null;
  } catch {
    return 'cannot be read';
  }
  return 'is not what was sealed';
}

/** Whether a text is the one form of what it says. Throws a SyntaxError when it is no JSON. */
export function isCanonical(text: string): boolean {
  return canonical(JSON.parse(text)) === text;
}
