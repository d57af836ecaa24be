import type { Ephemeral } from '../protocol.ts';
import { channelSeenBy } from '../workspace/channels.ts';
import { pinsIn } from '../workspace/pins.ts';
import type { Post, World } from '../workspace/world.ts';

/** A message as somebody sees it. */
export type Seen = (Post & { ephemeral: false }) | (Ephemeral & { ephemeral: true; subtype?: undefined });

export function seenBy(world: World, user: string, id: string): Seen[] {
  const channel = channelSeenBy(world, id, user);
  const posts = [...(world.posts.get(channel.id)?.values() ?? [])].map(asPost);
  const own = world.ephemerals
    .filter((it) => it.channel === id && it.to === user)
    .map((it): Seen => ({ ...it, ephemeral: true }));
  return [...posts, ...own].sort((a, b) => (a.ts < b.ts ? -1 : 1));
}

export const threadOf = (world: World, channel: string, ts: string): Seen[] =>
  [...(world.posts.get(channel)?.values() ?? [])]
    .filter((post) => post.ts === ts || post.thread_ts === ts)
    .map(asPost);

export const pinnedIn = (world: World, channel: string): Seen[] =>
  pinsIn(world, channel).flatMap((pin) => {
    const post = world.posts.get(channel)?.get(pin.ts);
    return post === undefined ? [] : [asPost(post)];
  });

const asPost = (post: Post): Seen => ({ ...post, ephemeral: false });
