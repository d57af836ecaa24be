import { Exhausted, inQueue, Meter } from '../ruleset/engine.ts';
import { LIMITS } from '../ruleset/limits.ts';
import { noDice } from './luck.ts';
import { kindOf, type Matter, pendingMatters } from './matters.ts';
import type { Game } from './types.ts';
import { worldAt } from './world.ts';

/** The oldest pending matter ahead of this one in its queue, or null. */
export function aheadOf(game: Game, subject: Matter, at: number): Matter | null {
  const { name, queued } = kindOf(game, subject.kind);
  if (!queued || name === 'cfj') return null;
  const world = worldAt(game, at, noDice);
  const work = new Meter(LIMITS.workPerForesight);
  const stands = (m: Matter) => inQueue(game.law.program, world, m, work);
  const line = pendingMatters(game).filter((m) => m.kind === subject.kind);
  try {
    if (!stands(subject)) return null;
    return ahead(line.find(stands), subject);
  } catch (error) {
    // Where it cannot be told who stands in the queue, everybody does.
    if (error instanceof Exhausted) return ahead(line[0], subject);
    throw error;
  }
}

function ahead(first: Matter | undefined, subject: Matter): Matter | null {
  return first && first.id !== subject.id ? first : null;
}
