import { canEnact, mayResolve } from '../../ruleset/engine.ts';
import type { MatterFacts, MatterKindSpec } from '../../ruleset/types.ts';
import { noDice } from '../luck.ts';
import { pendingMatters } from '../matters.ts';
import { players } from '../people.ts';
import type { Game } from '../types.ts';
import { worldAt } from '../world.ts';
import { submitGrounds } from './submit.ts';

/** Kinds that the rules let be resolved while the Emperor does not play. */
export function kindsWithoutEmperor(game: Game): MatterKindSpec[] {
  return [...game.law.program.matters.values()].filter((kind) => !kind.needsEmperor);
}

/** Asking further people costs more than it tells. */
const MOST_ASKED = 12;

/**
 * Whether another kind of matter leads anywhere while the Emperor does not play: somebody has one pending or may submit
 * one, it could be enacted with everybody for it, and somebody may resolve it then.
 */
export function leadsWithoutEmperor(game: Game, at: number): boolean {
  const people = players(game.table).slice(0, MOST_ASKED);
  return kindsWithoutEmperor(game).some((kind) => {
    if (kind.name === 'cfj') return false;
    const pending = pendingMatters(game).some((one) => one.kind === kind.name);
    const open = pending || people.some((by) => submitGrounds(game, kind, { by, at }).length === 0);
    return open && people.some((by) => getsThrough(game, kind, { by, at }));
  });
}

const LONG_MS = 60 * 86_400_000;

function getsThrough(
  game: Game,
  { name }: MatterKindSpec,
  { by, at }: { readonly by: string; readonly at: number },
): boolean {
  const everybody = players(game.table);
  const facts: MatterFacts = {
    id: '',
    kind: name,
    author: by,
    forVotes: everybody.length,
    againstVotes: 0,
    deferential: 0,
    openForMs: LONG_MS,
    killed: false,
    vetoed: false,
    votersFor: everybody,
    votersAgainst: [],
    voters: everybody,
  };
  const { program } = game.law;
  const world = worldAt(game, at, noDice);
  return canEnact(program, world, facts).yes && mayResolve(program, world, by, facts).length === 0;
}
