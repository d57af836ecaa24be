import type { Game } from '../../game/types.ts';
import type { SeenMessage } from '../connect/look.ts';
import { type Desk, msOf } from '../desk.ts';
import { hearDeletion } from '../hear/deletions.ts';
import { hearEdit } from '../hear/edits.ts';
import { REMEMBERED_MS } from '../hear/once.ts';
import { isOlder, wasHeardElsewhere } from '../hear/past.ts';
import { hearSaid, saidId } from '../hear/said.ts';

const HEARD: ReadonlySet<string> = new Set(['file_share', 'me_message', 'thread_broadcast']);

/** A message found by asking is heard like one delivered; an edit missed counts from its own time. */
export async function hearSeen(desk: Desk, game: Game, message: SeenMessage): Promise<void> {
  const { ts, user, edited } = message;
  if (message.bot !== null || user === null || user === desk.who.botUserId) return;
  const thread = message.thread === ts ? null : message.thread;
  const { text, amends, files } = message;
  const base = { channel: game.channel, ts, text, amends, files, thread };
  if (message.tombstone) return hearDeletion(desk, game, { ...base, is: 'deleted', user: null, at: null });
  if (message.subtype !== null && !HEARD.has(message.subtype)) return;
  if (await wasHeardElsewhere(desk, game, msOf(edited?.ts ?? ts))) return;
  const known = (await desk.store.inbox.ruling(saidId(game.channel, ts))) !== null;
  if (known ? edited === null : await isPast(desk, game, ts)) return;
  if (edited === null) {
    const broadcast = message.subtype === 'thread_broadcast';
    return hearSaid(desk, game, { ...base, is: 'said', user, broadcast });
  }
  const change = { user: edited.by, editedTs: edited.ts, before: null, first: null };
  await hearEdit(desk, game, { ...base, ...change, is: 'edited' });
}

/** Said before there was a game, or heard so long ago that the inbox has forgotten it. */
async function isPast(desk: Desk, game: Game, ts: string): Promise<boolean> {
  if (await isOlder(desk, game, ts)) return true;
  const old = desk.clock.now() - msOf(ts) > REMEMBERED_MS;
  return old && ts <= ((await desk.store.cursors.at(game.channel)) ?? '');
}
