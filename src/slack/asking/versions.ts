import type { Game } from '../../game/types.ts';
import { versionsOf } from '../../game/versions.ts';
import type { Desk } from '../desk.ts';
import { type Version, versionsIn } from '../views/law-history.ts';

/** Every version of the law of this game with its rules, oldest first. */
export async function everyVersion({ store }: Pick<Desk, 'store'>, game: Game): Promise<Version[]> {
  const seqs = versionsOf(game).map(({ event }) => event);
  return versionsIn(await store.log.these(game.id, seqs));
}
