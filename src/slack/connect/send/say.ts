import { z } from 'zod';
import { type Item, rowsOf, type Words } from './bodies.ts';
import { CallTrouble } from './call.ts';
import type { Desk } from './desk.ts';
import { judge } from './refusal.ts';
import { metadataOf, trace } from './trace.ts';
import type { Address } from './voice.ts';

const posted = z.object({ channel: z.string().optional(), ts: z.string() });

const LONGEST_EDIT = 4000;
/** Nothing unfurls and no name links, whatever a player has typed. */
const PLAIN = { unfurl_links: false, unfurl_media: false, link_names: false };

export interface Place {
  readonly channel: string;
  readonly thread: string | null;
  readonly broadcast?: boolean | undefined;
}

/** A message, and what it says; null where an earlier try made it, perhaps in other words. */
export interface Made {
  readonly at: Address;
  readonly words: Words | null;
}

/** A thread whose first message was deleted before anybody replied takes no more replies. */
const THREADLESS = new Set(['thread_not_found', 'cannot_reply_to_message']);

/** Posts the words, unless an earlier try of unknown outcome is found to have done so; in the channel if the thread is gone. */
export async function post(
  desk: Desk,
  item: Item,
  words: Words,
  where: Place & { unsure: boolean },
): Promise<Made> {
  try {
    return await postThere(desk, item, words, where);
  } catch (error) {
    if (where.thread === null || !isThreadless(error)) throw error;
    return postThere(desk, item, words, { ...where, thread: null });
  }
}

function isThreadless(error: unknown): boolean {
  if (!(error instanceof CallTrouble) || error.trouble.is !== 'refused') return false;
  return THREADLESS.has(error.trouble.code);
}

async function postThere(
  desk: Desk,
  item: Item,
  words: Words,
  where: Place & { unsure: boolean },
): Promise<Made> {
  if (where.unsure) {
    const at = await madeBefore(desk, item, where);
    if (at !== null) return { at, words: null };
  }
  const answer = await say(desk, item, 'chat.postMessage', {
    ...PLAIN,
    ...wordsOf(words),
    channel: where.channel,
    ...(where.thread === null ? {} : { thread_ts: where.thread, reply_broadcast: where.broadcast ?? false }),
    metadata: metadataOf(rowsOf(item)),
  });
  const { channel, ts } = posted.parse(answer);
  return { at: { channel: channel ?? where.channel, ts }, words };
}

/** The message that an earlier try made; where Slack will not show its history, there is none: made again rather than lost. */
export async function madeBefore(desk: Desk, item: Item, where: Place): Promise<Address | null> {
  try {
    const ts = await trace(desk.call, item.row, where, desk.clock.now());
    return ts === null ? null : { channel: where.channel, ts };
  } catch (error) {
    if (error instanceof CallTrouble && error.trouble.is === 'refused' && !isThreadless(error)) return null;
    throw error;
  }
}

/** Edits a message. Blocks are always named, so that old ones do not stay. */
export async function edit(desk: Desk, item: Item, words: Words, at: Address): Promise<void> {
  const text = clipped(words.text);
  await say(desk, item, 'chat.update', {
    ...PLAIN,
    ...wordsOf({ ...words, text }),
    channel: at.channel,
    ts: at.ts,
  });
}

/** Calls, and once more with the text alone when Slack cannot take the blocks: the text holds the facts. */
export async function say(
  desk: Desk,
  item: Item,
  method: string,
  args: Record<string, unknown>,
): Promise<unknown> {
  try {
    return await desk.call(method, args);
  } catch (error) {
    if (!(error instanceof CallTrouble) || error.trouble.is !== 'refused') throw error;
    const blocks = args.blocks;
    if (judge(item.sort, error.trouble.code) !== 'strip' || !Array.isArray(blocks) || blocks.length === 0)
      throw error;
    desk.log.error(
      `Slack refuses the blocks of ${item.row.what ?? item.sort} (${error.trouble.code}); sent as text.`,
    );
    return desk.call(method, { ...args, blocks: [] });
  }
}

export function wordsOf({ text, blocks }: Words): { text: string; blocks: readonly unknown[] } {
  return { text, blocks: blocks ?? [] };
}

/** Slack refuses edits with a longer text, which the blocks outdo anyway. */
function clipped(text: string): string {
  if (text.length <= LONGEST_EDIT) return text;
  return `${text.slice(0, LONGEST_EDIT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
