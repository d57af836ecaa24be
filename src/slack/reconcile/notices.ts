import { matters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { resolutionOf } from '../../referee/resolution.ts';
import type { Desk } from '../desk.ts';
import { REMEMBERED_MS } from '../hear/once.ts';
import { wasHeardElsewhere } from '../hear/past.ts';
import { sayNotice } from '../say/resolutions.ts';

/** FN-R6: a notice that could not be posted is posted late, as it would have been. */
export async function lateNotices(desk: Desk, game: Game): Promise<void> {
  const since = desk.clock.now() - REMEMBERED_MS;
  for (const { id, state, closed } of matters(game)) {
    if ((state !== 'enacted' && state !== 'failed') || closed === null || closed < since) continue;
    if (await wasHeardElsewhere(desk, game, closed)) continue;
    const what = `notice/${id}`;
    if (desk.mirror.of(game.id, what) || (await desk.store.outbox.waits(game.id, what))) continue;
    const told = await resolutionOf(desk.store, game.id, id);
    if (told === null) continue;
    const { before, event } = told;
    const drafts = sayNotice(desk, { heard: { before, after: game, events: [] }, event }, event.fact);
    await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
  }
}
