import { within } from './connect/within.ts';
import type { Desk } from './desk.ts';

const WITHIN_MS = 800;

/** The name of a channel, without the hash. Slack is asked once, and not waited for long. */
export async function channelNameOf(desk: Desk, channel: string): Promise<string> {
  const known = desk.room.names.get(channel);
  if (known !== undefined) return known;
  const found = await within(
    desk.look.info(channel).catch(() => null),
    WITHIN_MS,
  );
  if (found !== null) desk.room.names.set(channel, found.name);
  return found?.name ?? 'this channel';
}
