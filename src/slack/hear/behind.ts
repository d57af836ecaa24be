import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';

/** Slack may have been unable to reach us: what it brings from now on is not all that was said. */
export function fallBehind(desk: Desk, games: readonly Game[] = desk.referee.games()): void {
  const { behind } = desk.room;
  // A new mark each time: what began to be read before it cannot lift it.
  for (const { channel } of games) behind.set(channel, { newest: behind.get(channel)?.newest ?? '' });
}

/** What was heard last; in a channel that is behind, what comes before it may still have to be read. */
export async function noteHeard(desk: Desk, channel: string, ts: string): Promise<void> {
  const mark = desk.room.behind.get(channel);
  if (mark === undefined) return desk.store.transact((tx) => tx.cursors.move(channel, ts));
  if (ts > mark.newest) mark.newest = ts;
}

/** The mark that a channel bears as it begins to be read. */
export type Behind = { readonly newest: string } | undefined;

/** All of a channel is heard, up to what was read last and to what came meanwhile; not if it fell behind again since. */
export async function catchUp(desk: Desk, channel: string, read: string, since: Behind): Promise<void> {
  if (desk.room.behind.get(channel) !== since) return;
  const newest = since?.newest ?? '';
  desk.room.behind.delete(channel);
  const ts = newest > read ? newest : read;
  if (ts !== '') await desk.store.transact((tx) => tx.cursors.move(channel, ts));
}
