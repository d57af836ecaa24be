import type { Game, GameEvent } from '../../game/types.ts';
import { type Desk, readerOf } from '../desk.ts';
import type { Message } from '../render/compose.ts';
import { awayMessage } from '../render/surfaces/welcome.ts';

const COUNTED = [
  { what: 'vote', type: 'VoteCast' },
  { what: 'matter', type: 'MatterSubmitted' },
  { what: 'action', type: 'ActionTaken' },
  { what: 'resolution', type: 'MatterResolved' },
] as const;

/** What was caught up with, in one line; null when none of it counts. */
export function awayOf(desk: Desk, game: Game, events: readonly GameEvent[]): Message | null {
  const counts = COUNTED.map(({ what, type }) => ({
    what,
    n: events.filter((event) => event.fact.type === type).length,
  })).filter(({ n }) => n > 0);
  return counts.length === 0 ? null : awayMessage({ counts }, readerOf(desk, game));
}
