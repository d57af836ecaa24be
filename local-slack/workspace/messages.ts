import { randomUUID } from 'node:crypto';
import type { Message, Ts } from '../protocol.ts';
import { type Post, Refusal, type World } from './world.ts';

export interface Draft extends Partial<Omit<Post, 'type' | 'ts'>> {
  channel: string;
  user: string;
  text: string;
  /** A reply that also shows in the channel. */
  broadcast?: boolean;
}

/** @throws Refusal `thread_not_found` when it answers a message that is not there. */
export function post(world: World, draft: Draft): Post {
  const { broadcast, thread_ts: asked, ...rest } = draft;
  const thread = asked === undefined ? undefined : rootOf(world, draft.channel, asked);
  const made: Post = {
    ...rest,
    type: 'message',
    ts: world.clock.mint(),
    ...(thread === undefined ? {} : { thread_ts: thread.ts }),
    ...(thread !== undefined && broadcast ? { subtype: 'thread_broadcast' } : {}),
    ...(draft.bot_id === undefined && draft.subtype === undefined ? { client_msg_id: randomUUID() } : {}),
  };
  put(world, made);
  if (thread !== undefined) recountReplies(world, thread.channel, thread.ts);
  world.tell({ kind: 'posted', post: made });
  // Slack follows a broadcast with a change of the same words, once its root has been counted up.
  if (made.subtype === 'thread_broadcast') world.tell({ kind: 'changed', post: made, previous: made });
  return made;
}

function rootOf(world: World, channel: string, ts: Ts): Post {
  const found = world.posts.get(channel)?.get(ts);
  if (found === undefined) throw new Refusal('thread_not_found');
  if (found.thread_ts === undefined || found.thread_ts === found.ts) return found;
  return postOf(world, channel, found.thread_ts);
}

/** @throws Refusal `message_not_found` */
export function postOf(world: World, channel: string, ts: Ts): Post {
  const found = world.posts.get(channel)?.get(ts);
  if (found === undefined || found.subtype === 'tombstone') throw new Refusal('message_not_found');
  return found;
}

/** Replaces the stored value and says so to nobody. */
export function put(world: World, value: Post): void {
  world.posts.get(value.channel)?.set(value.ts, value);
  world.touched();
}

export type Rewrite = Pick<Message, 'text'> & Partial<Pick<Message, 'blocks' | 'metadata' | 'files'>>;

/** An edit by whoever wrote it. Slack dates edits in whole seconds, and marks none that an app makes with blocks. */
export function rewrite(world: World, previous: Post, change: Rewrite, marked = true): Post {
  const ts = `${Math.floor(world.clock.now() / 1000)}.000000`;
  const { blocks: _old, ...kept } = previous;
  const mark = marked ? { edited: { user: previous.bot_id ?? previous.user, ts } } : {};
  const next: Post = { ...kept, ...change, ...mark };
  put(world, next);
  world.tell({ kind: 'changed', post: next, previous });
  return next;
}

/** Slack adds the preview of a link: the text stays, nothing is marked as edited, a change is sent. */
export function unfurl(world: World, previous: Post, url: string): void {
  const attachment = {
    id: 1,
    from_url: url,
    original_url: url,
    fallback: url,
    title: url,
    service_name: 'local',
  };
  const next = { ...previous, attachments: [attachment] };
  put(world, next);
  world.tell({ kind: 'changed', post: next, previous });
}

/** A parent with replies leaves a tombstone; anything else goes. */
export function remove(world: World, previous: Post): void {
  unpinSilently(world, previous);
  if ((previous.reply_count ?? 0) > 0) {
    const { type, channel, ts, thread_ts, reply_count, reply_users, latest_reply } = previous;
    const counts = { thread_ts, reply_count, reply_users, latest_reply } as Pick<
      Post,
      'thread_ts' | 'reply_count'
    >;
    const stone: Post = {
      type,
      channel,
      ts,
      ...counts,
      subtype: 'tombstone',
      user: 'USLACKBOT',
      text: 'This message was deleted.',
    };
    put(world, stone);
    world.tell({ kind: 'changed', post: stone, previous });
    return;
  }
  drop(world, previous);
  if (previous.thread_ts !== undefined && previous.thread_ts !== previous.ts) {
    recountReplies(world, previous.channel, previous.thread_ts);
  }
  world.tell({ kind: 'deleted', previous });
}

function drop(world: World, gone: Post): void {
  world.posts.get(gone.channel)?.delete(gone.ts);
  world.touched();
}

function unpinSilently(world: World, gone: Post): void {
  const pins = world.pins.get(gone.channel) ?? [];
  world.pins.set(
    gone.channel,
    pins.filter((pin) => pin.ts !== gone.ts),
  );
}

const repliesTo = (world: World, channel: string, root: Ts): Post[] =>
  [...(world.posts.get(channel)?.values() ?? [])].filter((it) => it.thread_ts === root && it.ts !== root);

function recountReplies(world: World, channel: string, rootTs: Ts): void {
  const root = world.posts.get(channel)?.get(rootTs);
  if (root === undefined) return;
  const replies = repliesTo(world, channel, rootTs);
  const last = replies.at(-1);
  if (last === undefined) {
    const { reply_count: _c, reply_users: _u, latest_reply: _l, thread_ts: _t, ...alone } = root;
    if (root.subtype === 'tombstone') drop(world, root);
    else put(world, alone);
    return;
  }
  put(world, {
    ...root,
    thread_ts: rootTs,
    reply_count: replies.length,
    reply_users: [...new Set(replies.map((reply) => reply.user))],
    latest_reply: last.ts,
  });
}
