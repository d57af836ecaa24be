import type { Ground } from '../options.ts';
import { isDone } from './turns.ts';
import type { Ruling, Table, TableEvent } from './types.ts';

export function lawful(...events: readonly TableEvent[]): Ruling {
  return { lawful: true, events };
}

export function refused(...grounds: readonly Ground[]): Ruling {
  return { lawful: false, grounds };
}

export function ground(rule: string, saying: string): Ground {
  return { rule, saying };
}

export const notStarted = ground(
  'ST-14',
  'The game has not started yet. Whoever opened the table may start it.',
);

/** What keeps a person from acting in the turn at hand; empty when they may. ST-17 */
export function notTheirTurn(table: Table, by: string): readonly Ground[] {
  if (table.phase === 'lobby') return [notStarted];
  if (isDone(table)) return [ground('ST-35', 'This game is over.')];
  if (table.paused)
    return [
      ground(
        'ST-17',
        'The game is paused. Whoever opened the table may resume it, or more than half of those who play.',
      ),
    ];
  const seat = table.seats[table.active]!;
  if (seat.ai === null && seat.person === by) return [];
  return [ground('ST-17', `It is ${seat.name}'s turn.`)];
}
