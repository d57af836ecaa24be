import type { MatterFacts } from '../ruleset/types.ts';
import { openForMs } from './clocks.ts';
import type { Matter } from './matters.ts';
import { countOf, votesOf } from './tally.ts';
import type { Game, Tally } from './types.ts';

export function factsOf(subject: Matter, count: Tally, openMs: number): MatterFacts {
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
    voters: [...count.for, ...count.against, ...count.deferential, ...count.veto],
  };
}

export function matterFacts(game: Game, subject: Matter, at: number): MatterFacts {
  return factsOf(subject, countOf(game, subject, at), openForMs(game, subject, at));
}
