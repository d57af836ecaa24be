import type { ConversationsListResponse } from '@slack/web-api';
import type { Channel } from '../protocol.ts';
import { channelSeenBy } from '../workspace/channels.ts';
import { Refusal, type World } from '../workspace/world.ts';

const SCOPE_WORD = { public: 'channels', private: 'groups', im: 'im' } as const;

/** `channels:history`, `groups:read`…: which one depends on the kind of channel. */
export function scopeFor(world: World, channel: string, verb: 'history' | 'read' | 'write'): string[] {
  const kind = world.channels.get(channel)?.kind ?? 'public';
  return [`${SCOPE_WORD[kind]}:${verb}`];
}

/** A channel the bot is in. @throws Refusal `channel_not_found`, `not_in_channel` */
export function botsChannel(world: World, id: string): Channel {
  const channel = channelSeenBy(world, id, world.app.botUserId);
  if (!channel.members.includes(world.app.botUserId)) throw new Refusal('not_in_channel');
  return channel;
}

/** The same, where one may still speak. @throws Refusal also `is_archived` */
export function openChannel(world: World, id: string): Channel {
  const channel = botsChannel(world, id);
  if (channel.archived) throw new Refusal('is_archived');
  return channel;
}

type Listed = NonNullable<ConversationsListResponse['channels']>[number];

/** A conversation as `conversations.*` show it. */
export function slackChannel(world: World, channel: Channel) {
  const created = Math.floor(channel.createdMs / 1000);
  const base = { id: channel.id, created, is_archived: channel.archived, updated: channel.createdMs };
  if (channel.kind === 'im') {
    const user = channel.members.find((member) => member !== world.app.botUserId) ?? world.app.botUserId;
    return {
      ...base,
      is_im: true,
      is_org_shared: false,
      context_team_id: world.team.id,
      user,
      is_user_deleted: false,
      priority: 0,
    } satisfies Listed;
  }
  return {
    ...base,
    name: channel.name,
    is_channel: true,
    is_group: false,
    is_im: false,
    is_mpim: false,
    is_private: channel.kind === 'private',
    is_general: false,
    unlinked: 0,
    name_normalized: channel.name,
    is_shared: false,
    is_org_shared: false,
    is_pending_ext_shared: false,
    pending_shared: [],
    context_team_id: world.team.id,
    creator: channel.creator,
    is_ext_shared: false,
    shared_team_ids: [world.team.id],
    pending_connected_team_ids: [],
    is_member: channel.members.includes(world.app.botUserId),
    topic: { value: channel.topic, creator: '', last_set: 0 },
    purpose: { value: '', creator: '', last_set: 0 },
    previous_names: [],
  } satisfies Listed;
}
