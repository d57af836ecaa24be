import { readNumbered } from './command.ts';
import { fold } from './normalise.ts';

/** `/nomic strike` as typed, Slack's text kept in its reason. */
export interface TypedStrike {
  readonly event: number;
  /** C2, or null when none was named. */
  readonly order: string | null;
  /** Null: it is only asked what would change. `seen` is what was shown, or null. */
  readonly confirmed: { readonly reach: 'alone' | 'followed' | null; readonly seen: string | null } | null;
  /** '' when none was given. */
  readonly reason: string;
}

const EVENT = /^\s*(?:event\s+)?#?e?0*(\d{1,9})\b[,:]?/iu;
const ORDER = /^\s*(?:under|by|on)\s+#?([a-z]0*\d{1,9})\b/iu;
const CONFIRM = /^\s*(confirm|alone|followed)\b(?:\s+([0-9a-f]{16})\b)?/iu;

/** `E418 under C2 because …`, `E418 under C2 confirm because …`; null when no event is named. */
export function readStrike(text: string): TypedStrike | null {
  const event = EVENT.exec(fold(text))?.[1];
  if (event === undefined) return null;
  let rest = text.replace(EVENT, '');
  let order: string | null = null;
  let confirmed: TypedStrike['confirmed'] = null;
  for (let read = true; read; ) {
    read = false;
    const under = ORDER.exec(rest);
    if (under && order === null) {
      order = readNumbered(under[1] ?? '');
      rest = rest.slice(under[0].length);
      read = true;
    }
    const word = CONFIRM.exec(rest);
    if (word && confirmed === null) {
      confirmed = { reach: reachOf(word[1] ?? ''), seen: word[2]?.toLowerCase() ?? null };
      rest = rest.slice(word[0].length);
      read = true;
    }
  }
  const reason = rest.replace(/^[\s:,-]*(?:because\b\s*)?/iu, '').trim();
  return { event: Number(event), order, confirmed, reason };
}

function reachOf(word: string): 'alone' | 'followed' | null {
  const lower = word.toLowerCase();
  return lower === 'alone' || lower === 'followed' ? lower : null;
}
