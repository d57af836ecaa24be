import { fold, unfounded } from '../../../src/game/evolve.ts';
import type { Game } from '../../../src/game/types.ts';
import { frozen, loadGame } from '../../../src/referee/games.ts';
import type { Sealed } from '../../../src/store/types.ts';
import { publishedOf, verifyBooks } from '../../../src/verify/books.ts';
import { canonical } from '../../../src/verify/canonical.ts';
import type { Checked } from './check.ts';

export function refolded(id: string, events: readonly Sealed[]): Game {
  return fold(unfounded(id), events);
}

/** The chain holds, every face is what its seed gives, and fold(log) = memory = snapshot and tail. */
export async function checkBooks({ store, game, recorded, held, events }: Checked): Promise<string[]> {
  const head = events.at(-1)?.hash ?? '';
  const report = await verifyBooks(store, game.id, publishedOf(game, head));
  const wrong = report.findings.map(({ where, field, saying }) => `${where} ${field ?? ''}: ${saying}`);
  const [row] = await store.log.games();
  const loaded = row === undefined ? null : (await loadGame(store, row)).game;
  const folded = canonical(frozen(game));
  const memory = held.find(({ id }) => id === game.id);
  // Until it ended the bot may have recorded more than it held when it was asked; never less than was on record by then.
  const then = events.filter(({ seq }) => seq <= (memory?.seq ?? 0));
  if (
    memory === undefined ||
    memory.seq < recorded ||
    canonical(memory.state) !== canonical(frozen(refolded(game.id, then)))
  )
    wrong.push(
      `what the bot held in memory at event ${memory?.seq} is not the fold of the log, event ${recorded}`,
    );
  if (loaded === null || canonical(frozen(loaded)) !== folded)
    wrong.push('the snapshot and the events after it are not the fold of the log');
  return wrong;
}
