import { noDice, provableDice } from '../dice/provable.ts';
import { nextThrow, type Stream } from '../game/luck.ts';
import type { Game } from '../game/types.ts';
import type { Dice } from '../ruleset/types.ts';
import type { Tx } from '../store/store.ts';

/** The dice of a day, once Slack has the commitment to them; until then, dice that do not roll. */
export async function diceOf(
  tx: Tx,
  { game, day, stream }: { readonly game: Game; readonly day: string; readonly stream: Stream },
): Promise<Dice> {
  const known = await tx.seeds.commitment(game.id, day);
  // A clock set back may stand in a day whose seed everybody knows.
  const sealed = known?.acceptedTs && known.revealedTs === null;
  const seed = sealed ? await tx.seeds.secret(game.id, day) : null;
  if (!seed) return noDice;
  return provableDice({ seed, game: game.id, day, stream, next: nextThrow(game.table, stream, day) });
}
