import type { EventRow } from './sealed.ts';
import type { Finding } from './shapes.ts';

/** Where and since when a game is played, as the books list it. */
export interface Listed {
  readonly team: string;
  readonly channel: string;
  readonly foundedAt: number;
}

/** What `where` says otherwise than the first event, which founded the game or put up the table. */
export function placeFindings(
  listed: Listed,
  first: EventRow | undefined,
  where = 'list of games',
): Finding[] {
  const fact = first === undefined ? null : factOf(first.body);
  if (first === undefined || fact === null) return [];
  const wrong: [field: string, is: unknown, ought: unknown][] = [
    ['team', listed.team, fact.team],
    ['channel', listed.channel, fact.channel],
    ['founded_at', listed.foundedAt, first.at],
  ];
  return wrong.flatMap(([field, is, ought]) =>
    is === ought ? [] : [{ where, field, saying: `is not what ${first.type} says` }],
  );
}

/** Null where it cannot be read, which the seal tells. */
function factOf(body: string): { readonly team?: unknown; readonly channel?: unknown } | null {
  try {
    return (JSON.parse(body) as { fact?: { team?: unknown; channel?: unknown } }).fact ?? null;
  } catch {
    return null;
  }
}
