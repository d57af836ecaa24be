import { matter } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { pinKey, wantedPins } from '../pins.ts';
import { PRIORITY, pinning, postingDrawn, redrawingAnew } from '../say/routes.ts';
import { type Lacking, lacking } from './posts.ts';

/** Posts again what is gone, draws the rest again and pins what has to be pinned, also what somebody has taken off twice. */
export async function showAgain(desk: Desk, id: string): Promise<void> {
  const game = desk.referee.game(id);
  if (game === null) return;
  for (const ts of wantedPins(desk, game)) {
    desk.room.unpinned.delete(pinKey(game, ts));
    desk.room.crowdedOut.delete(pinKey(game, ts));
  }
  const lacks = await lacking(desk, game, { each: true });
  const drafts = draftsFor(desk, desk.referee.game(id) ?? game, lacks);
  for (const what of lacks.messages) desk.mirror.forget(id, what);
  await desk.store.transact(async (tx) => {
    for (const what of lacks.messages) await tx.posts.forget(id, what);
    await tx.outbox.queue(drafts, id);
  });
}

function draftsFor(desk: Desk, game: Game, { messages, stale, pins }: Lacking): Draft[] {
  const { channel } = game;
  const board = desk.mirror.of(game.id, 'board')?.ts;
  const threadOf = (what: string) => matter(game, what.slice('card/'.length))?.post;
  const anew = messages.map((what) => {
    const thread = threadOf(what);
    return postingDrawn({
      channel,
      priority: PRIORITY.card,
      what,
      ...(thread === undefined ? {} : { thread }),
    });
  });
  const isGone = messages.includes('board');
  return [
    ...anew,
    ...stale.filter((what) => what !== 'board').map((what) => redrawingAnew(channel, what, threadOf(what))),
    ...(isGone ? [pinning('pin', channel, { what: 'board' })] : [redrawingAnew(channel, 'board')]),
    ...pins.filter((ts) => !isGone || ts !== board).map((ts) => pinning('pin', channel, { ts })),
  ];
}
