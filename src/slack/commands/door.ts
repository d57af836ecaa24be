import type { Game } from '../../game/types.ts';
import type { Asker } from '../say/routes.ts';

/** A slash command as it came. It carries no time of its own, so it counts from its receipt. */
export interface Typed {
  readonly asker: Asker;
  readonly channel: string;
  readonly text: string;
  readonly triggerId: string;
  readonly at: number;
  /** The delivery it is ruled on under. */
  readonly cause: string;
}

/** A command typed where a game is played. */
export interface InGame extends Typed {
  readonly game: Game;
}
