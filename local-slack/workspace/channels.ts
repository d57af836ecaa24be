import type { Channel } from '../protocol.ts';
import { post } from './messages.ts';
import { userOf } from './people.ts';
import { mintId, Refusal, type World } from './world.ts';

export interface NewChannel {
  name: string;
  private?: boolean;
  creator?: string;
  /** In it from the start, without a word. */
  members?: string[];
}

export function addChannel(world: World, asked: NewChannel): Channel {
  if (!/^[a-z0-9_-]{1,80}$/.test(asked.name)) throw new Refusal('invalid_name_specials');
  if ([...world.channels.values()].some((other) => other.name === asked.name))
    throw new Refusal('name_taken');
  const members = [...new Set([...(asked.creator ? [asked.creator] : []), ...(asked.members ?? [])])];
  return keep(world, {
    id: mintId(world, 'C', asked.name),
    name: asked.name,
    kind: asked.private ? 'private' : 'public',
    members,
    creator: asked.creator ?? members[0] ?? 'USLACKBOT',
    createdMs: world.clock.now(),
    archived: false,
    topic: '',
  });
}

/** The direct message between two people, opened if it was not. */
export function imBetween(world: World, one: string, other: string): Channel {
  userOf(world, one);
  userOf(world, other);
  for (const channel of world.channels.values()) {
    if (channel.kind === 'im' && channel.members.includes(one) && channel.members.includes(other))
      return channel;
  }
  return keep(world, {
    id: mintId(world, 'D'),
    name: '',
    kind: 'im',
    members: [one, other],
    creator: one,
    createdMs: world.clock.now(),
    archived: false,
    topic: '',
  });
}

/** @throws Refusal `channel_not_found` */
export function channelOf(world: World, id: string): Channel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw new Refusal('channel_not_found');
  return channel;
}

/** Private channels and DMs do not exist for those who are not in them. */
export function channelSeenBy(world: World, id: string, viewer: string): Channel {
  const channel = channelOf(world, id);
  if (!maySee(channel, viewer)) throw new Refusal('channel_not_found');
  return channel;
}

export const maySee = (channel: Channel, viewer: string): boolean =>
  channel.kind === 'public' || channel.members.includes(viewer);

export function join(world: World, id: string, user: string, inviter?: string): void {
  const channel = channelOf(world, id);
  userOf(world, user);
  if (channel.kind === 'im') throw new Refusal('method_not_supported_for_channel_type');
  if (channel.archived) throw new Refusal('is_archived');
  if (channel.members.includes(user)) return;
  const now = keep(world, { ...channel, members: [...channel.members, user] });
  const invited = inviter === undefined ? {} : { inviter };
  const text = `<@${user}> has joined the channel`;
  post(world, { channel: id, user, text, subtype: 'channel_join', ...invited });
  world.tell({ kind: 'joined', channel: now, user, ...invited });
}

export function leave(world: World, id: string, user: string): void {
  const channel = channelOf(world, id);
  if (!channel.members.includes(user)) throw new Refusal('not_in_channel');
  const now = keep(world, { ...channel, members: channel.members.filter((member) => member !== user) });
  post(world, { channel: id, user, text: `<@${user}> has left the channel`, subtype: 'channel_leave' });
  // The one who leaves still hears of it: Slack tells an app of its own removal too.
  world.tell({ kind: 'left', channel: now, user });
}

export function rename(world: World, id: string, user: string, name: string): void {
  const channel = keep(world, { ...channelOf(world, id), name });
  world.tell({ kind: 'renamed', channel, user });
}

export function setArchived(world: World, id: string, user: string, archived: boolean): void {
  const channel = channelOf(world, id);
  if (channel.archived === archived) throw new Refusal(archived ? 'already_archived' : 'not_archived');
  world.tell({
    kind: archived ? 'archived' : 'unarchived',
    channel: keep(world, { ...channel, archived }),
    user,
  });
}

function keep(world: World, channel: Channel): Channel {
  world.channels.set(channel.id, channel);
  if (!world.posts.has(channel.id)) world.posts.set(channel.id, new Map());
  world.touched();
  return channel;
}
