import { sameCell } from '../../ruleset/engine.ts';
import type { Cell } from '../../ruleset/types.ts';

interface Moved {
  readonly from: Cell | null;
  readonly to: Cell | null;
  readonly now: Cell | null;
}

/**
 * A vote that is struck stays in Slack, and a reaction that was taken back does not come back there: the row is kept, so
 * that reading the matter again does not revive the one or drop the other. Undefined for any other place.
 */
export function signalBack(path: string, { from, to, now }: Moved): Cell | null | undefined {
  if (!path.startsWith('signal/') || !sameCell(now, to) || !Array.isArray(now)) return undefined;
  if (now[2] === 'stands' && (from === null || isGone(from))) return withStanding(now, 'void');
  if (isGone(now) && Array.isArray(from) && from[2] === 'stands') return withStanding(from, 'held');
  return undefined;
}

function isGone(cell: Cell): boolean {
  return Array.isArray(cell) && cell[2] === 'gone';
}

function withStanding(row: Cell, standing: 'void' | 'held'): Cell {
  return Array.isArray(row) ? row.with(2, standing) : row;
}
