import { keysUnder } from '../game/cells.ts';
import type { Game } from '../game/types.ts';
import type { Desk } from './desk.ts';
import { type Calling, callingOf } from './read/calling.ts';

/** Names of the people of a game, as Slack shows them. */
export function callingIn({ names }: Pick<Desk, 'names'>, game: Game): Calling {
  return callingOf(keysUnder(game.table, 'is/player'), (person) => names.of(person));
}
