import { z } from 'zod';
import type { Desk } from '../desk.ts';

const renamed = z.object({ channel: z.object({ id: z.string(), name: z.string() }) });

export function hearRenamed(desk: Desk, event: unknown): void {
  const read = renamed.safeParse(event);
  if (read.success) desk.room.names.set(read.data.channel.id, read.data.channel.name);
}

const changedUser = z.object({ type: z.literal('user_change'), user: z.object({ id: z.string() }) });

/** Slack tells of every change in every profile of the workspace: of people we never heard of it tells us nothing. */
export function concerns(desk: Pick<Desk, 'names'>, event: unknown): boolean {
  const read = changedUser.safeParse(event);
  return !read.success || desk.names.knows(read.data.user.id);
}

/** Names are for showing: boards follow a change, the record of who did what does not depend on it. */
export async function hearUserChange(desk: Desk, event: unknown): Promise<void> {
  const read = changedUser.safeParse(event);
  if (!read.success || !desk.names.knows(read.data.user.id)) return;
  const person = await desk.names.lookUp(read.data.user.id);
  if (!person) return;
  for (const game of desk.referee.games()) {
    if (!game.table.has(`is/player/${person.id}`)) continue;
    await desk.referee.hear({
      game: game.id,
      command: { do: 'name', person: person.id, label: person.label },
      by: 'referee',
      at: desk.clock.now(),
      cause: null,
    });
  }
}
