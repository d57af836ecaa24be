import { keysUnder } from '../../../game/cells.ts';
import type { Game } from '../../../game/types.ts';
import { type Desk, sceneOf } from '../../desk.ts';
import { plain } from '../../read/normalise.ts';
import { readerOf } from '../../reader.ts';
import { portfolioMessage } from '../../render/surfaces/portfolio.ts';
import { portfolioView } from '../../views/portfolio.ts';
import { answer, inGame } from '../place.ts';
import { tell } from './docket.ts';
import type { Sub } from './list.ts';

export async function portfolio(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const named = sub.words.flatMap((word) => word.people)[0] ?? called(desk, here.game, sub.text);
  if (named === undefined && sub.words.length > 0) {
    return answer(desk, sub, [
      ['Choose the person from the list Slack shows after @, or type `/nomic portfolio` for your own.'],
    ]);
  }
  const person = named ?? here.asker.person;
  const view = portfolioView(sceneOf(desk, here.game, here.at), person, person === here.asker.person);
  await tell(desk, here, [portfolioMessage(view, readerOf(desk, here.game))]);
}

/** Who alone goes by what was typed without the @. */
function called(desk: Desk, game: Game, text: string): string | undefined {
  const word = plain(text).trim().toLowerCase();
  const meant = keysUnder(game.table, 'is/player').filter(
    (person) => desk.names.of(person).toLowerCase() === word,
  );
  return meant.length === 1 ? meant[0] : undefined;
}
