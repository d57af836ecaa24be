import { asFarAsPaid, inQueue, Meter } from '../ruleset/engine.ts';
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
  return asFarAsPaid(
    () => (stands(subject) ? ahead(line.find(stands), subject) : null),
    // Where it cannot be told who stands in the queue, everybody does.
    () => ahead(line[0], subject),
  );
}

function ahead(first: Matter | undefined, subject: Matter): Matter | null {
  return first && first.id !== subject.id ? first : null;
}
