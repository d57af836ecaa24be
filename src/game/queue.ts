import { inQueue } from '../ruleset/engine.ts';
import { noDice } from './luck.ts';
import { kindOf, type Matter, pendingMatters } from './matters.ts';
import type { Game } from './types.ts';
import { worldAt } from './world.ts';

/** The oldest pending matter ahead of this one in its queue, or null. */
export function aheadOf(game: Game, subject: Matter, at: number): Matter | null {
  const { name, queued } = kindOf(game, subject.kind);
  if (!queued || name === 'cfj') return null;
  const world = worldAt(game, at, noDice);
  const stands = (m: Matter) => inQueue(game.law.program, world, m);
  if (!stands(subject)) return null;
  const first = pendingMatters(game).find((m) => m.kind === subject.kind && stands(m));
  return first && first.id !== subject.id ? first : null;
}
