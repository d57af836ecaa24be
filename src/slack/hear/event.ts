import { z } from 'zod';
import { msOf } from '../desk.ts';
import { maybeTs, slackTs } from '../read/ts.ts';
import { type Worded, worded, wordedParts } from '../read/worded.ts';

const opaque = z.string().min(1);

const plain = z.object({
  channel: opaque,
  ts: slackTs,
  subtype: z.enum(['file_share', 'me_message', 'thread_broadcast']).optional(),
  user: opaque.optional(),
  bot_id: opaque.optional(),
  app_id: opaque.optional(),
  ...wordedParts,
  thread_ts: opaque.optional(),
});

const inner = z.object({
  ts: slackTs,
  subtype: z.string().optional(),
  user: opaque.optional(),
  bot_id: opaque.optional(),
  ...wordedParts,
  thread_ts: opaque.optional(),
  edited: z.object({ user: opaque.optional(), ts: slackTs }).optional(),
});

const changed = z.object({
  subtype: z.literal('message_changed'),
  channel: opaque,
  message: inner,
  previous_message: inner.partial({ ts: true }).optional(),
  event_ts: maybeTs,
});

const deleted = z.object({
  subtype: z.literal('message_deleted'),
  channel: opaque,
  deleted_ts: slackTs,
  previous_message: inner.partial({ ts: true }).optional(),
  event_ts: maybeTs,
});

/** A message by a person, as posted. `thread` is the ts of the thread it replies in; `broadcast` when also sent to the channel. */
export interface Said extends Worded {
  readonly is: 'said';
  readonly channel: string;
  readonly user: string;
  readonly ts: string;
  readonly thread: string | null;
  readonly broadcast: boolean;
}

export interface Edited extends Worded {
  readonly is: 'edited';
  readonly channel: string;
  readonly user: string;
  readonly ts: string;
  /** Slack's ts of the edit: the second alone. */
  readonly editedTs: string;
  /** When Slack says that it told of it, epoch ms. */
  readonly at?: number | null;
  readonly before: string | null;
  /** What was first posted, when this is known to be the first edit. */
  readonly first: Worded | null;
  readonly thread: string | null;
}

export interface Deleted {
  readonly is: 'deleted';
  readonly channel: string;
  readonly user: string | null;
  readonly ts: string;
  readonly thread: string | null;
  /** When, epoch ms; null when Slack does not say. */
  readonly at: number | null;
}

export type Heard = Said | Edited | Deleted;

/** What a `message` event tells, or null for what is no act: bots, unfurls, joins, our own echoes. */
export function readMessage(event: unknown): Heard | null {
  const edit = changed.safeParse(event);
  if (edit.success) return readEdit(edit.data);
  const gone = deleted.safeParse(event);
  if (gone.success) return readDeletion(gone.data);
  const post = plain.safeParse(event);
  if (!post.success || post.data.bot_id !== undefined || post.data.user === undefined) return null;
  const { channel, user, ts, thread_ts: thread, subtype } = post.data;
  return {
    is: 'said',
    channel,
    user,
    ts,
    ...worded(post.data),
    thread: thread === undefined || thread === ts ? null : thread,
    broadcast: subtype === 'thread_broadcast',
  };
}

function readEdit(change: z.infer<typeof changed>): Heard | null {
  const { channel, message, previous_message: before, event_ts } = change;
  if (message.bot_id !== undefined) return null;
  const thread = threadOf(message.ts, message.thread_ts);
  if (message.subtype === 'tombstone') {
    const at = momentOf(event_ts);
    return { is: 'deleted', channel, user: before?.user ?? null, ts: message.ts, thread, at };
  }
  if (message.user === undefined || message.edited === undefined) return null;
  return {
    is: 'edited',
    channel,
    user: message.user,
    ts: message.ts,
    editedTs: message.edited.ts,
    at: momentOf(event_ts),
    ...worded(message),
    before: before?.text ?? null,
    first: before === undefined || before.edited !== undefined ? null : worded(before),
    thread,
  };
}

function readDeletion({
  channel,
  deleted_ts: ts,
  previous_message: before,
  event_ts,
}: z.infer<typeof deleted>): Heard | null {
  if (before?.bot_id !== undefined) return null;
  const thread = threadOf(ts, before?.thread_ts);
  return { is: 'deleted', channel, user: before?.user ?? null, ts, thread, at: momentOf(event_ts) };
}

function momentOf(ts: string | undefined): number | null {
  return ts === undefined ? null : msOf(ts);
}

function threadOf(ts: string, thread: string | undefined): string | null {
  return thread === undefined || thread === ts ? null : thread;
}
