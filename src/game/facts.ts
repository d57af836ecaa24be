import type { MatterFacts, Work } from '../ruleset/types.ts';
import { type Freeze, openForMs } from './clocks.ts';
import type { Matter } from './matters.ts';
import { type Count, closedCount, effective, votesOf } from './tally.ts';
import type { Game } from './types.ts';

export function factsOf(subject: Matter, count: Count, openMs: number): MatterFacts {
  return {
    id: subject.id,
    kind: subject.kind,
    author: subject.author,
    forVotes: votesOf(count, count.for),
    againstVotes: votesOf(count, count.against),
    deferential: votesOf(count, count.deferential),
    openForMs: openMs,
    killed: subject.killed,
    vetoed: subject.vetoed,
    votersFor: count.for,
    votersAgainst: count.against,
    ...(count.weights === undefined ? {} : { headsFor: count.for.length }),
    voters: [...count.for, ...count.against, ...count.deferential, ...count.veto],
  };
}

/** What many questions in a row share: what pays for them, when play was frozen, and who plays. */
export interface Foresight {
  readonly work?: Work;
  readonly spans?: readonly Freeze[];
  readonly people?: readonly string[];
}

export function matterFacts(game: Game, subject: Matter, at: number, by: Foresight = {}): MatterFacts {
  const { work, people } = by;
  const shared = { ...(work ? { work } : {}), ...(people ? { people } : {}) };
  const count = closedCount(game, subject) ?? effective(game, subject, { at, ...shared });
  return factsOf(subject, count, openForMs(game, subject, at, by.spans));
}
