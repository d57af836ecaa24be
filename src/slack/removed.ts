import { z } from 'zod';
import type { Desk } from './desk.ts';

const revoked = z.object({ tokens: z.object({ bot: z.array(z.string()).default([]) }) });

const REMOVED =
  'The workspace removed the app: nothing is heard or said any more. What is kept of it goes in 30 days. If it is installed again before, start the bot anew.';

/** The app was removed: work stops, and what is kept of the workspace goes after its time. */
export async function hearRemoved(desk: Desk): Promise<void> {
  if (desk.room.removed) return;
  desk.room.removed = true;
  desk.log.error(REMOVED);
  await desk.store.transact((tx) => tx.workspaces.leave(desk.who.team, desk.clock.now()));
}

/** Only the bot's own token counts: people's are none of ours. */
export async function hearRevoked(desk: Desk, event: unknown): Promise<void> {
  const read = revoked.safeParse(event);
  if (read.success && read.data.tokens.bot.length > 0) await hearRemoved(desk);
}

/** Whoever signs in has the app. */
export async function isBack(desk: Pick<Desk, 'store' | 'who'>): Promise<void> {
  await desk.store.transact((tx) => tx.workspaces.back(desk.who.team));
}

/** Drops what is not to be kept any longer of workspaces that removed the app. */
export async function eraseOverdue(desk: Desk): Promise<void> {
  const games = await desk.store.eraseOverdue();
  if (games > 0) desk.log.warn(`Dropped ${games} games of workspaces that removed the app 30 days ago.`);
}
