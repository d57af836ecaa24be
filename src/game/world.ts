import type { Dice, Ground, World } from '../ruleset/types.ts';
import { frozenGround } from './clocks.ts';
import { docketOf } from './docket.ts';
import type { Game } from './types.ts';

/** The world as the rules see it at an instant. */
export function worldAt(game: Game, at: number, dice: Dice): World {
  let frozen: Ground | null | undefined;
  return {
    table: game.table,
    now: at,
    dice,
    /** Found when it is asked for: most questions do not. */
    get frozen() {
      if (frozen === undefined) frozen = frozenGround(game, at);
      return frozen;
    },
    docket: docketOf(game, at),
    history: game.history,
  };
}
