import { players, type Weights, weightsOf } from '../ruleset/engine.ts';
import type { Docket, Notice, Work } from '../ruleset/types.ts';
import { noDice } from './luck.ts';
import { kindOf, type Matter } from './matters.ts';
import { touchesOf } from './touches.ts';
import type { Game } from './types.ts';

interface Asked {
  readonly people: readonly string[];
  readonly at: number;
  readonly work: Work | undefined;
}

/** What each of these people's votes counts on a matter; null where a vote is a vote. */
export function voteWeights(
  game: Game,
  subject: Matter,
  asked: Asked,
): Readonly<Record<string, number>> | null {
  const weights = weigh(game, subject, asked);
  return weights && Object.fromEntries(weights.of);
}

/** That some votes could not be weighed, and count one. */
export function weightNotices(game: Game, subject: Matter, at: number): Notice[] {
  const { notice } = weigh(game, subject, { people: players(game.table), at, work: undefined }) ?? {};
  return notice ? [notice] : [];
}

function weigh(game: Game, subject: Matter, { people, at, work }: Asked): Weights | null {
  if (!kindOf(game, subject.kind).weighted) return null;
  const world = { table: game.table, now: at, dice: noDice, frozen: null, history: game.history };
  return weightsOf(game.law.program, { ...world, docket: blind(game) }, subject, { people, work });
}

/** What a vote counts hangs neither on votes nor on their clock, so these are not shown to whoever weighs. */
function blind(game: Game): Docket {
  return {
    facts: () => null,
    comments: () => [],
    touches: (id, table) => touchesOf(game.law, table, id),
  };
}
