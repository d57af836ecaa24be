import { WHOLE } from '../../referee/ticker/fate.ts';
import type { TickerTable } from '../../referee/ticker/placed.ts';
import { isDone } from '../../ticker/table/turns.ts';
import type { Desk } from '../desk.ts';
import { PRIORITY, postingDrawn, redrawing } from '../say/routes.ts';
import { SEAL, SHOWN, sealing } from './say.ts';

/** A fingerprint that Slack did not take is offered again. */
const RESEAL_MS = 60_000;

/** Offers the fingerprint of a table in play again while Slack does not have it, below the table, which has to stand there. */
export async function resealTable(desk: Desk, placed: TickerTable): Promise<void> {
  const { id, channel, table } = placed;
  const { room, clock, store } = desk;
  if (table.phase === 'lobby' || isDone(table)) return;
  const from = room.resealFrom.get(id) ?? clock.now() + RESEAL_MS;
  const isLater = clock.now() < from;
  room.resealFrom.set(id, isLater ? from : clock.now() + RESEAL_MS);
  if (isLater) return;
  const known = await store.seeds.commitment(id, WHOLE);
  if (known?.acceptedTs) return void room.resealFrom.set(id, Number.POSITIVE_INFINITY);
  if (await store.outbox.waits(id, SEAL)) return;
  const isShown = (await store.posts.of(id, SHOWN)) !== null;
  // What waits to be drawn again is posted where it is found missing: a second table is not put beside it.
  if (!isShown && (await store.outbox.waits(id, SHOWN))) return void room.resealFrom.set(id, clock.now());
  const shown = isShown
    ? redrawing(channel, SHOWN)
    : postingDrawn({ channel, what: SHOWN, priority: PRIORITY.card });
  await store.transact((tx) => tx.outbox.queue([shown, sealing(desk, placed)], id));
}
