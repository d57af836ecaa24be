import type { MatterFacts } from '../ruleset/types.ts';
import { openForMs } from './clocks.ts';
import type { Matter } from './matters.ts';
import { tally } from './tally.ts';
import type { Game, Tally } from './types.ts';

export function factsOf(subject: Matter, count: Tally, openMs: number): MatterFacts {
  return {
    id: subject.id,
    kind: subject.kind,
    author: subject.author,
    forVotes: count.for.length,
    againstVotes: count.against.length,
    deferential: count.deferential.length,
    openForMs: openMs,
    killed: subject.killed,
    vetoed: subject.vetoed,
  };
}

export function matterFacts(game: Game, subject: Matter, at: number): MatterFacts {
  return factsOf(subject, tally(game, subject), openForMs(game, subject, at));
}
