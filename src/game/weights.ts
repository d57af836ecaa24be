import { weightsOf } from '../ruleset/engine.ts';
import type { Docket, Work } from '../ruleset/types.ts';
import { noDice } from './luck.ts';
import { kindOf, type Matter } from './matters.ts';
import { touchesOf } from './touches.ts';
import type { Game } from './types.ts';

/** What each of these people's votes counts on a matter; null where a vote is a vote. */
export function voteWeights(
  game: Game,
  subject: Matter,
  {
    people,
    at,
    work,
  }: { readonly people: readonly string[]; readonly at: number; readonly work: Work | undefined },
): Readonly<Record<string, number>> | null {
  if (!kindOf(game, subject.kind).weighted) return null;
  const world = { table: game.table, now: at, dice: noDice, frozen: null, history: game.history };
  const weights = weightsOf(game.law.program, { ...world, docket: blind(game) }, subject, { people, work });
  return weights && Object.fromEntries(weights);
}

/** What a vote counts hangs neither on votes nor on their clock, so these are not shown to whoever weighs. */
function blind(game: Game): Docket {
  return {
    facts: () => null,
    comments: () => [],
    touches: (id, table) => touchesOf(game.law, table, id),
  };
}
