import { parameter } from '../../../ruleset/engine.ts';
import type { Writing } from '../../cells.ts';
import { frozenMs } from '../../clocks.ts';
import type { Game } from '../../types.ts';
import { type Recorded, recordAt, recordsOf } from './undo.ts';

/** Until when a record may be contested, ms; null when the law sets no end. Time during which play stood frozen is not counted. */
export function contestableUntil(game: Game, { at }: Pick<Recorded, 'at'>, now: number): number | null {
  const lasting = parameter(game.law.program, 'contest_time');
  if (typeof lasting !== 'number') return null;
  return at + lasting * 1_000 + frozenMs(game, at, now);
}

/** What can be contested no more needs no way back. */
export function prune(game: Game, writing: Writing, now: number): void {
  for (const seq of recordsOf(game)) {
    const record = recordAt(game, seq);
    const until = record && contestableUntil(game, record, now);
    if (until !== null && now > until) writing.put(`game/record/${seq}/undo`, null);
  }
}
