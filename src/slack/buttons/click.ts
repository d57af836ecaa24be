import type { Game } from '../../game/types.ts';
import type { Asker } from '../say/routes.ts';

/** A pressed button, or a choice made in a form. `at` is Slack's own time of it. */
export interface Click {
  readonly asker: Asker;
  readonly action: string;
  readonly value: string;
  readonly channel: string;
  /** The channel is not Slack's word: a Home, a message to one person or the button itself carries it. */
  readonly carried?: true;
  /** The message it stands in; null in a form. */
  readonly messageTs: string | null;
  readonly triggerId: string;
  readonly at: number;
  readonly cause: string;
}

export interface GameClick extends Click {
  readonly game: Game;
}
