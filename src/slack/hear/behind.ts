import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';

/** Slack may have been unable to reach us: what it brings from now on is not all that was said. */
export function fallBehind(desk: Desk, games: readonly Game[] = desk.referee.games()): void {
  const { behind } = desk.room;
  for (const { channel } of games) behind.set(channel, behind.get(channel) ?? '');
}

/** What was heard last; in a channel that is behind, what comes before it may still have to be read. */
export async function noteHeard(desk: Desk, channel: string, ts: string): Promise<void> {
  const newest = desk.room.behind.get(channel);
  if (newest === undefined) return desk.store.transact((tx) => tx.cursors.move(channel, ts));
  if (ts > newest) desk.room.behind.set(channel, ts);
}

/** All of a channel is heard, up to what was read last and to what came meanwhile. */
export async function catchUp(desk: Desk, channel: string, read: string): Promise<void> {
  const newest = desk.room.behind.get(channel) ?? '';
  desk.room.behind.delete(channel);
  const ts = newest > read ? newest : read;
  if (ts !== '') await desk.store.transact((tx) => tx.cursors.move(channel, ts));
}
