import { noDice } from '../../dice/provable.ts';
import { kindOf } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { criteriaOf, players } from '../../ruleset/engine.ts';
import type { Quorum } from '../render/views.ts';

/** How many votes decide a fresh matter at once, found by asking the criteria. */
export function quorum(game: Game, at: number): Quorum {
  const count = players(game.table).length;
  const first = [...game.law.program.matters.values()].find((kind) => kind.queued) ?? kindOf(game, 'cfj');
  const blank = {
    id: '',
    kind: first.name,
    author: '',
    forVotes: 0,
    againstVotes: 0,
    deferential: 0,
    openForMs: 0,
    killed: false,
    vetoed: false,
    votersFor: [],
    votersAgainst: [],
    voters: [],
  };
  const criteria = criteriaOf(game.law.program, worldAt(game, at, noDice));
  const least = (test: (n: number) => boolean) => {
    for (let n = 0; n <= count; n += 1) if (test(n)) return n;
    return null;
  };
  return {
    players: count,
    forToEnact: least((n) => criteria.enact({ ...blank, forVotes: n }).yes),
    againstToFail: least((n) => criteria.fail({ ...blank, againstVotes: n }).yes),
  };
}
