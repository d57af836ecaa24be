import type {
  ChannelArchiveEvent,
  ChannelRenameEvent,
  ChannelUnarchiveEvent,
  MemberJoinedChannelEvent,
} from '@slack/types';
import type { Channel } from '../protocol.ts';
import type { World } from '../workspace/world.ts';
import { type About, KINDS, plain, type SlackEvent } from './event-shape.ts';

export function membership(world: World, happening: About<'joined' | 'left'>): SlackEvent {
  const { channel, user, inviter } = happening;
  const facts = {
    user,
    channel: channel.id,
    channel_type: KINDS[channel.kind].letter,
    team: world.team.id,
    ...(inviter === undefined ? {} : { inviter }),
    event_ts: world.clock.mint(),
  } satisfies Omit<MemberJoinedChannelEvent, 'type'>;
  const type = happening.kind === 'joined' ? 'member_joined_channel' : 'member_left_channel';
  return plain(`${KINDS[channel.kind].scope}:read`, { type, ...facts });
}

export function channelEvent(
  world: World,
  happening: About<'renamed' | 'archived' | 'unarchived'>,
): SlackEvent {
  const { channel, user } = happening;
  const word = channel.kind === 'private' ? 'group' : 'channel';
  const scope = `${KINDS[channel.kind].scope}:read`;
  const event_ts = world.clock.mint();
  if (happening.kind === 'renamed') {
    return plain(scope, { type: `${word}_rename`, channel: renamed(channel), event_ts });
  }
  const facts = { channel: channel.id, user, event_ts } satisfies Omit<ChannelUnarchiveEvent, 'type'>;
  if (happening.kind === 'unarchived') return plain(scope, { type: `${word}_unarchive`, ...facts });
  const moved = { ...facts, is_moved: 0 } satisfies Omit<ChannelArchiveEvent, 'type'>;
  return plain(scope, { type: `${word}_archive`, ...moved });
}

const renamed = (channel: Channel): ChannelRenameEvent['channel'] => ({
  id: channel.id,
  name: channel.name,
  name_normalized: channel.name,
  created: Math.floor(channel.createdMs / 1000),
  is_channel: channel.kind === 'public',
  is_mpim: false,
});
