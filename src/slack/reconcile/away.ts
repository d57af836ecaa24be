import type { Game } from '../../game/types.ts';
import type { Sealed } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import type { Message } from '../render/compose.ts';
import { awayMessage } from '../render/surfaces/welcome.ts';

/** Found by asking: a reaction has no delivery, a message is older than the asking. What comes in meanwhile is no catch. */
function wasMissed({ cause, at }: Sealed, fromMs: number): boolean {
  return cause === null || (/^(?:said|edited):/.test(cause) && at < fromMs);
}

const COUNTED = [
  { what: 'vote', type: 'VoteCast' },
  { what: 'matter', type: 'MatterSubmitted' },
  { what: 'action', type: 'ActionTaken' },
  { what: 'resolution', type: 'MatterResolved' },
] as const;

/** What was caught up with since `fromMs`, in one line; null when none of it counts. */
export function awayOf(
  desk: Desk,
  game: Game,
  { events, fromMs }: { readonly events: readonly Sealed[]; readonly fromMs: number },
): Message | null {
  const missed = events.filter((event) => wasMissed(event, fromMs));
  const counts = COUNTED.map(({ what, type }) => ({
    what,
    n: missed.filter((event) => event.fact.type === type).length,
  })).filter(({ n }) => n > 0);
  return counts.length === 0 ? null : awayMessage({ counts }, readerOf(desk, game));
}
