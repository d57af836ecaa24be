import { z } from 'zod';
import { pendingMatters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { pinsForRoom, wantedPins } from '../pins.ts';
import { readerOf } from '../reader.ts';
import { noteMessage } from '../render/render.ts';
import { pinning, privately } from '../say/routes.ts';

const pin = z.object({
  user: z.string(),
  channel_id: z.string(),
  item: z.object({ message: z.object({ ts: z.string() }) }),
});

/** FN-M5: a pin that the rules ask for is set again once, with a word to who took it off; then it is an unmet duty. */
export async function hearUnpinned(desk: Desk, event: unknown): Promise<void> {
  const read = pin.safeParse(event);
  if (!read.success) return;
  const { channel_id: channel, user, item } = read.data;
  const game = gameAt(desk, channel);
  if (!game) return;
  const { ts } = item.message;
  if (!wantedPins(desk, game).includes(ts)) {
    return makeUseOf(desk, game);
  }
  if (user === desk.who.botUserId) return;
  const pending = pendingMatters(game).find((m) => m.post === ts);
  const board = desk.mirror.of(game.id, 'board')?.ts === ts;
  const duty = game.law.program.duties.get(board ? 'keep_roster_pinned' : 'pin_pending_matters');
  if ((!pending && !board) || !duty) return;
  const key = `${game.id} ${ts}`;
  if (desk.room.repinned.has(key)) {
    desk.room.unpinned.add(key);
    return makeUseOf(desk, game);
  }
  desk.room.repinned.add(key);
  const words = noteMessage(
    [
      [
        board ? 'The gamestate' : { matter: pending?.id ?? '' },
        ' has to stay pinned (rule ',
        duty,
        '), so I have pinned it again. Taken off once more, it stays off and is reported as an unmet duty.',
      ],
    ],
    readerOf(desk, game),
  );
  const drafts = [pinning('pin', channel, { ts }), privately({ person: user, channel }, words)];
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}

/** A pin is gone that need not come back: there is room for one that waits. */
async function makeUseOf(desk: Desk, game: Game): Promise<void> {
  const drafts = pinsForRoom(desk, game, 1);
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}
