import { z } from 'zod';
import { type Worded, worded, wordedParts } from '../../read/worded.ts';

/** A message as Slack shows it when asked. `ts` values are Slack's, which are also its ids. */
export interface SeenMessage extends Worded {
  readonly ts: string;
  readonly subtype: string | null;
  readonly user: string | null;
  /** The app or bot that posted it; null for a person's. */
  readonly bot: string | null;
  /** The ts of the thread's parent when this is in a thread, its own for a parent with replies. */
  readonly thread: string | null;
  readonly replies: number;
  readonly edited: { readonly by: string; readonly ts: string } | null;
  /** A deleted parent whose thread lives on. */
  readonly tombstone: boolean;
  readonly reactions: readonly SeenReaction[];
  /** As Slack gives them, unread. */
  readonly blocks: readonly unknown[];
}

export interface SeenReaction {
  /** Name without colons, with its skin tone if any. */
  readonly name: string;
  readonly users: readonly string[];
  /** Slack names everybody who reacted; false when it cut the list. */
  readonly whole: boolean;
}

export const reactionShape = z
  .object({ name: z.string(), users: z.array(z.string()).default([]), count: z.number().default(0) })
  .transform(({ name, users, count }): SeenReaction => ({ name, users, whole: users.length >= count }));

const message = z.object({
  ts: z.string(),
  subtype: z.string().optional(),
  user: z.string().optional(),
  bot_id: z.string().optional(),
  app_id: z.string().optional(),
  ...wordedParts,
  thread_ts: z.string().optional(),
  reply_count: z.number().default(0),
  edited: z.object({ user: z.string().optional(), ts: z.string() }).optional(),
  reactions: z.array(reactionShape).default([]),
});

const messageShape = message.transform(
  (read): SeenMessage => ({
    ts: read.ts,
    subtype: read.subtype ?? null,
    user: read.user ?? null,
    bot: read.bot_id ?? read.app_id ?? null,
    ...worded(read),
    thread: read.thread_ts ?? null,
    replies: read.reply_count,
    edited:
      read.edited === undefined ? null : { by: read.edited.user ?? read.user ?? '', ts: read.edited.ts },
    tombstone: read.subtype === 'tombstone',
    reactions: read.reactions,
    blocks: Array.isArray(read.blocks) ? read.blocks : [],
  }),
);

/** A message of no shape we know is nobody's act; the others on its page are heard all the same. */
export const messagesShape = z.object({
  messages: z.array(z.unknown()).transform((page) =>
    page.flatMap((one): SeenMessage[] => {
      const read = messageShape.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  ),
});
