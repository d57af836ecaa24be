import type { Ephemeral, Message, Snapshot, Ts } from '../../protocol.ts';

/** A line of a conversation: a message all can see, or one only this person can. */
export type Post =
  | { readonly own: false; readonly message: Message }
  | { readonly own: true; readonly message: Ephemeral };

export const isReply = (message: Message | Ephemeral): boolean =>
  message.thread_ts !== undefined && message.thread_ts !== message.ts;

const byTs = (one: Post, other: Post) => compareTs(one.message.ts, other.message.ts);

export function compareTs(one: Ts, other: Ts): number {
  const [left = '', right = ''] = [one.padStart(20, '0'), other.padStart(20, '0')];
  return left < right ? -1 : left > right ? 1 : 0;
}

export const instant = (ts: Ts): Date => new Date(Number(ts) * 1000);

export function channelPosts(snapshot: Snapshot, channel: string): Post[] {
  return posts(snapshot, channel, (message) => {
    const broadcast = 'subtype' in message && message.subtype === 'thread_broadcast';
    return !isReply(message) || broadcast;
  });
}

export function threadPosts(snapshot: Snapshot, channel: string, root: Ts): Post[] {
  return posts(snapshot, channel, (message) => message.ts === root || message.thread_ts === root);
}

function posts(
  snapshot: Snapshot,
  channel: string,
  wanted: (message: Message | Ephemeral) => boolean,
): Post[] {
  const shared = Object.values(snapshot.messages).map((message) => ({ own: false as const, message }));
  const own = Object.values(snapshot.ephemerals).map((message) => ({ own: true as const, message }));
  return [...shared, ...own]
    .filter(({ message }) => message.channel === channel && wanted(message))
    .sort(byTs);
}

const GROUP_SECONDS = 300;

/** Whether a post is shown without its author's name, since it follows close on another by the same person. */
export function follows(post: Post, before: Post | undefined): boolean {
  if (!before || post.own !== before.own || isNotice(post) || isNotice(before)) return false;
  if (post.message.user !== before.message.user) return false;
  const broadcast = !post.own && post.message.subtype === 'thread_broadcast';
  return !broadcast && Number(post.message.ts) - Number(before.message.ts) < GROUP_SECONDS;
}

/** "Ana joined #general" and the like. */
export function isNotice(post: Post): boolean {
  return !post.own && /^(channel|group)_/.test(post.message.subtype ?? '');
}
