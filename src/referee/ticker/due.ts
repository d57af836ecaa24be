import type { Command } from '../../ticker/table/commands.ts';
import { isDone, isRunning } from '../../ticker/table/turns.ts';
import { deadlineOf, type TickerTable } from './placed.ts';

/** A round of a table of AI players is watched for so long. */
const ROUND_MS = 5_000;
/** A table that waits longer than this, for players or in all its pauses, is put away. */
const PATIENCE_MS = 7 * 86_400_000;
/** What was missed while nobody kept the table is given at most so much more time. */
const GRACE_MS = 10 * 60_000;

/** What happens at a table by itself, and from when on. */
export interface Due {
  readonly at: number;
  readonly command: Command;
}

/** `grace`: no deadline counts before then. */
export function dueAt(placed: TickerTable, grace: number): Due | null {
  const { table, at, turn, pace, pausedAt, pausedMs } = placed;
  if (isDone(placed.table)) return null;
  const cancel: Command = { do: 'cancel', by: table.host };
  if (table.phase === 'lobby') return { at: at + PATIENCE_MS, command: cancel };
  if (!isRunning(placed.table)) return { at: (pausedAt ?? at) + PATIENCE_MS - pausedMs, command: cancel };
  const deadline = deadlineOf(placed);
  if (deadline !== null) return { at: Math.max(deadline, grace), command: { do: 'lapse' } };
  const isWatched = table.seats.every(({ ai }) => ai !== null) && pace === 'watch';
  const begins = isWatched && table.active === 0 && table.round > 0;
  return { at: begins ? turn.at + ROUND_MS : turn.at, command: { do: 'advance' } };
}

/** Until when a deadline is put off that passed while nobody kept the table. */
export function graceOf(placed: TickerTable, now: number): number {
  const deadline = deadlineOf(placed);
  if (deadline === null || deadline > now) return 0;
  return now + Math.min(GRACE_MS, deadline - placed.turn.at);
}
