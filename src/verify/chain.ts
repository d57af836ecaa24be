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

interface Body {
  readonly by: string;
  readonly fact: GameEvent['fact'];
  readonly changes: GameEvent['changes'];
}

/** The event that follows `head`, numbered and sealed: `hash` is the SHA-256 of the canonical JSON of all the rest. */
export function seal(game: string, drafted: Drafted, cause: string | null, head: Head): EventRow {
  const { at, by, under, fact, changes } = drafted;
  const body: Body = { by, fact, changes };
  const row = { game, seq: head.seq + 1, at, type: fact.type, cause, prev: head.hash };
  return {
    ...row,
    body: canonical(body),
    under: canonical(under),
    hash: sha256(canonical({ ...row, body, under })),
  };
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
    const { hash, ...rest } = row;
    const body: unknown = JSON.parse(row.body);
    const under: unknown = JSON.parse(row.under);
    // The text itself must be canonical, or a space could be added unseen.
    const same = canonical(body) === row.body && canonical(under) === row.under;
    if (same && sha256(canonical({ ...rest, body, under })) === hash) return null;
  } catch {
    return 'cannot be read';
  }
  return 'is not what was sealed';
}
