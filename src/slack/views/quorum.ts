import { noDice } from '../../dice/provable.ts';
import { needed } from '../../game/foresight.ts';
import { kindOf, type Matter, matter } from '../../game/matters.ts';
import { tally } from '../../game/tally.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { criteriaOf } from '../../ruleset/engine.ts';
import type { MatterFacts } from '../../ruleset/types.ts';
import type { Quorum } from '../render/views.ts';

/** No matter of the game is called so. */
const FRESH = '0';

/** How many votes decide a fresh matter at once, found by asking the criteria; null where none would, or they break. */
export function quorum(game: Game, at: number): Quorum {
  const kind = [...game.law.program.matters.values()].find((one) => one.queued) ?? kindOf(game, 'cfj');
  const opening = withFresh(game, kind.name, at);
  const subject = matter(opening, FRESH) as Matter;
  const count = tally(opening, subject, at);
  const criteria = criteriaOf(game.law.program, worldAt(opening, at, noDice));
  const least = (side: 'for' | 'against') => {
    const ask = side === 'for' ? criteria.enact : criteria.fail;
    let breaks = false;
    const does = (facts: MatterFacts) => {
      const { yes, notice } = ask(facts);
      breaks ||= notice !== null;
      return yes;
    };
    const votes = needed(opening, subject, { count, openMs: 0 }, [side, does]);
    return breaks ? null : votes;
  };
  return { players: count.players, forToEnact: least('for'), againstToFail: least('against') };
}

/** The game, were such a matter posted at that instant. */
function withFresh(game: Game, kind: string, at: number): Game {
  const path = `matter/${FRESH}`;
  const table = new Map(game.table)
    .set(`${path}/kind`, kind)
    .set(`${path}/opened`, at)
    .set(`${path}/state`, 'pending');
  return { ...game, table };
}
