import { noDice, provableDice } from '../dice/provable.ts';
import { nextThrow, type Stream } from '../game/luck.ts';
import type { Game, Stamp } from '../game/types.ts';
import type { Tx } from '../store/store.ts';

/** The dice of a day and the commitment to them, once Slack has it; until then, dice that do not roll. */
export async function diceOf(
  tx: Tx,
  { game, day, stream }: { readonly game: Game; readonly day: string; readonly stream: Stream },
): Promise<Pick<Stamp, 'dice' | 'commitment'>> {
  const known = await tx.seeds.commitment(game.id, day);
  // A clock set back may stand in a day whose seed everybody knows.
  const sealed = known?.acceptedTs && known.revealedTs === null;
  const seed = sealed ? await tx.seeds.secret(game.id, day) : null;
  if (!seed || !known) return { dice: noDice };
  const next = nextThrow(game.table, stream, day);
  const dice = provableDice({ seed, game: game.id, day, stream, next });
  return { dice, commitment: known.commitment };
}
