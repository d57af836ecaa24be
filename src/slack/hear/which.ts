import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { whichMessage } from '../render/surfaces/which.ts';
import { privately } from '../say/routes.ts';
import { askerOf } from './announcements.ts';
import type { Spoken } from './spoken.ts';

/** Several things were named: the author is asked which, by buttons that carry the post's ts. */
export async function askWhich(desk: Desk, game: Game, said: Spoken, keys: readonly string[]): Promise<void> {
  const message = privately(askerOf(said), whichMessage({ keys, post: said.ts }, readerOf(desk, game)));
  await desk.store.transact(async (tx) => {
    await tx.outbox.queue([message], game.id);
    await tx.inbox.settle(said.cause, { asked: keys });
  });
}
