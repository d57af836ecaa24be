import { Writing } from '../cells.ts';
import type { Game } from '../types.ts';

/** Who closed a matter, when (ms), by which event. */
interface Closing {
  readonly by: string;
  readonly at: number;
  readonly seq: number;
}

/** The gamestate an amendment meets: its own matter is pending no more. */
export function putClosed(
  writing: Writing,
  id: string,
  outcome: 'enacted' | 'failed',
  { by, at, seq }: Closing,
): Writing {
  return writing
    .put(`matter/${id}/state`, outcome)
    .put(`matter/${id}/closed`, at)
    .put(`matter/${id}/event`, seq)
    .put(`matter/${id}/resolver`, by);
}

/** The game as if the matter had just been enacted, whatever its votes, and nothing had come of it yet. */
export function asEnacted(game: Game, id: string, by: string, at: number): Game {
  const writing = new Writing(game.table, 'referee');
  putClosed(writing, id, 'enacted', { by, at, seq: game.seq + 1 });
  return { ...game, table: writing.table };
}
