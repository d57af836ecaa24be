import type { Message, Snapshot, Ts } from '../../protocol.ts';
import { compareTs, isReply } from './timeline.ts';

/** Kept in this browser alone: up to where each person has read each conversation. */
const key = (user: string, channel: string) => `read:${user}:${channel}`;

export function lastRead(user: string, channel: string): Ts {
  return localStorage.getItem(key(user, channel)) ?? '0';
}

export function markRead(user: string, channel: string, ts: Ts): void {
  if (compareTs(ts, lastRead(user, channel)) > 0) localStorage.setItem(key(user, channel), ts);
}

export interface Unread {
  readonly count: number;
  readonly mentions: number;
}

/** What `user` has not read yet, per channel, as far as the person at the screen may see it. */
export function unreadOf(snapshot: Snapshot, user: string): Map<string, Unread> {
  const unread = new Map<string, Unread>();
  for (const message of Object.values(snapshot.messages)) {
    const channel = snapshot.channels[message.channel];
    if (!channel?.members.includes(user) || message.user === user || !counts(message)) continue;
    if (compareTs(message.ts, lastRead(user, message.channel)) <= 0) continue;
    const before = unread.get(message.channel) ?? { count: 0, mentions: 0 };
    const named = channel.kind === 'im' || message.text.includes(`<@${user}`);
    unread.set(message.channel, { count: before.count + 1, mentions: before.mentions + (named ? 1 : 0) });
  }
  return unread;
}

function counts(message: Message): boolean {
  if (/^(channel|group)_|tombstone/.test(message.subtype ?? '')) return false;
  return !isReply(message) || message.subtype === 'thread_broadcast';
}
