import type { Dice, World } from '../ruleset/types.ts';
import { frozenGround } from './clocks.ts';
import { docketOf } from './docket.ts';
import type { Game } from './types.ts';

/** The world as the rules see it at an instant. */
export function worldAt(game: Game, at: number, dice: Dice): World {
  return {
    table: game.table,
    now: at,
    dice,
    frozen: frozenGround(game, at),
    docket: docketOf(game, at),
    history: game.history,
  };
}
