import { noDice } from '../../dice/provable.ts';
import { factsOf } from '../../game/facts.ts';
import { swung } from '../../game/foresight.ts';
import type { Matter } from '../../game/matters.ts';
import { emperor } from '../../game/people.ts';
import { outcomeOf, standing } from '../../game/standing.ts';
import { type Count, tally, votesOf } from '../../game/tally.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { criteriaOf } from '../../ruleset/engine.ts';
import type { Forecast } from '../render/views.ts';

/** What a FOR or an AGAINST of the Emperor's would make of the matter, with all that follows it. */
export function forecasts(game: Game, matter: Matter, at: number): Forecast[] {
  const lead = emperor(game);
  return (['for', 'against'] as const).map((vote): Forecast => {
    const asIf = { ...game, table: new Map(game.table).set(`vote/${matter.id}/${lead}`, vote) };
    const count = tally(asIf, matter);
    const stand = standing(asIf, matter, at);
    const makes = outcomeOf(stand);
    return { vote, for: votesOf(count, count.for), against: votesOf(count, count.against), makes };
  });
}

/** No vote still to come can change what may be done with it now. */
export function isSafe(game: Game, matter: Matter, at: number): boolean {
  const { tally: now, openMs, enact, fail } = standing(game, matter, at);
  if (!enact && !fail) return false;
  const count: Count = now;
  const still = [...count.silent, ...count.deferential];
  const criteria = criteriaOf(game.law.program, worldAt(game, at, noDice));
  // Of votes that count differently only the two ends are tried.
  const step = count.weights ? Math.max(1, still.length) : 1;
  for (let more = 0; more <= still.length; more += step) {
    const all = still.reduce((so, one, i) => swung(so, one, i < more ? 'for' : 'against'), count);
    if (criteria.enact(factsOf(matter, all, openMs)).yes !== enact) return false;
  }
  return true;
}
