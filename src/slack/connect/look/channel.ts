import { z } from 'zod';
import type { Clock } from '../ports.ts';
import { type Ask, askPages } from './ask.ts';
import { messagesShape, type SeenMessage } from './seen.ts';

const BACK_MS = 48 * 60 * 60_000;
const PAGE = 200;
const PAGES = 25;

/** Messages oldest first. Where `whole`, a message known to be in the range and missing has been deleted. */
export interface Stretch {
  readonly messages: readonly SeenMessage[];
  /** The ts from which on, inclusive. */
  readonly from: string;
  readonly whole: boolean;
}

/** Top-level messages of a channel since the cursor and for at least 48 h, edits and tombstones as they stand. */
export async function readChannel(
  ask: Ask,
  clock: Clock,
  of: { readonly channel: string; readonly cursor: string | null },
): Promise<Stretch> {
  const back = ((clock.now() - BACK_MS) / 1000).toFixed(6);
  const from = of.cursor !== null && Number(of.cursor) < Number(back) ? of.cursor : back;
  const { found, whole } = await askPages(
    (cursor) =>
      ask('conversations.history', {
        channel: of.channel,
        oldest: from,
        inclusive: true,
        limit: PAGE,
        cursor,
      }),
    (page) => messagesShape.parse(page).messages,
    PAGES,
  );
  return { messages: byTime(found), from, whole };
}

/** A thread, its parent first. @throws NotShown `thread_not_found` when nothing is left of it. */
export async function readThread(
  ask: Ask,
  of: {
    readonly channel: string;
    readonly ts: string;
    readonly page?: number;
    readonly signal?: AbortSignal;
  },
): Promise<{ readonly messages: readonly SeenMessage[]; readonly whole: boolean }> {
  const { found, whole } = await askPages(
    (cursor) =>
      ask(
        'conversations.replies',
        { channel: of.channel, ts: of.ts, limit: of.page ?? PAGE, cursor },
        of.signal,
      ),
    (page) => messagesShape.parse(page).messages,
    PAGES,
  );
  const once = new Map(found.map((message) => [message.ts, message]));
  return { messages: byTime([...once.values()]), whole };
}

const pinList = z.object({
  items: z
    .array(
      z.object({
        type: z.string().optional(),
        created: z.number().optional(),
        created_by: z.string().optional(),
        message: z.object({ ts: z.string() }).optional(),
      }),
    )
    .default([]),
});

export interface SeenPin {
  readonly ts: string;
  readonly by: string | null;
  /** Epoch ms, null when Slack does not say. */
  readonly at: number | null;
}

export async function readPins(ask: Ask, channel: string): Promise<readonly SeenPin[]> {
  const { items } = pinList.parse(await ask('pins.list', { channel }));
  return items.flatMap(({ message, created, created_by }) =>
    message === undefined
      ? []
      : [{ ts: message.ts, by: created_by ?? null, at: created === undefined ? null : created * 1000 }],
  );
}

const info = z.object({
  channel: z.object({
    id: z.string(),
    name: z.string().default(''),
    is_member: z.boolean().default(false),
    is_archived: z.boolean().default(false),
    is_private: z.boolean().default(false),
    is_ext_shared: z.boolean().default(false),
  }),
});

export interface SeenChannel {
  readonly id: string;
  readonly name: string;
  readonly member: boolean;
  readonly archived: boolean;
  readonly hidden: boolean;
  /** Shared with another workspace. */
  readonly shared: boolean;
}

/** @throws NotShown `channel_not_found` */
export async function readChannelInfo(ask: Ask, channel: string): Promise<SeenChannel> {
  const { channel: read } = info.parse(await ask('conversations.info', { channel }));
  return {
    id: read.id,
    name: read.name,
    member: read.is_member,
    archived: read.is_archived,
    hidden: read.is_private,
    shared: read.is_ext_shared,
  };
}

function byTime(messages: readonly SeenMessage[]): readonly SeenMessage[] {
  return [...messages].sort((a, b) => Number(a.ts) - Number(b.ts));
}
