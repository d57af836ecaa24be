import type {
  ChannelArchiveEvent,
  ChannelRenameEvent,
  ChannelUnarchiveEvent,
  EmojiChangedEvent,
  MemberJoinedChannelEvent,
  PinAddedEvent,
  ReactionAddedEvent,
  TokensRevokedEvent,
} from '@slack/types';
import type { Channel } from '../protocol.ts';
import { slackUser } from '../workspace/people.ts';
import { pinsIn } from '../workspace/pins.ts';
import { permalink, slackMessage } from '../workspace/slack-message.ts';
import { slackView } from '../workspace/views.ts';
import type { Happening, Post, World } from '../workspace/world.ts';

/** One event an app may have subscribed to, under the name it subscribes with. */
export interface SlackEvent {
  subscription: string;
  /** The scope Slack demands before it sends this. */
  scope: string | null;
  event: Record<string, unknown> & { type: string };
}

type About<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

const KINDS = {
  public: { subscription: 'message.channels', scope: 'channels', channel_type: 'channel', letter: 'C' },
  private: { subscription: 'message.groups', scope: 'groups', channel_type: 'group', letter: 'G' },
  im: { subscription: 'message.im', scope: 'im', channel_type: 'im', letter: 'D' },
} as const;

/** What Slack would send of this, before asking what the app subscribed to. */
export function slackEvents(world: World, happening: Happening): SlackEvent[] {
  switch (happening.kind) {
    case 'posted':
      return posted(world, happening.post);
    case 'changed':
      return [changed(world, happening)];
    case 'deleted':
      return [deleted(world, happening.previous)];
    case 'reacted':
    case 'unreacted':
      return [reaction(world, happening)];
    case 'pinned':
    case 'unpinned':
      return [pinEvent(world, happening)];
    case 'joined':
    case 'left':
      return [membership(world, happening)];
    case 'renamed':
    case 'archived':
    case 'unarchived':
      return [channelEvent(world, happening)];
    case 'userChanged':
      return [
        plain('users:read', { type: 'user_change', user: slackUser(world, happening.user), ...stamp(world) }),
      ];
    case 'emojiAdded':
      return [
        plain('emoji:read', {
          type: 'emoji_changed',
          subtype: 'add',
          name: happening.name,
          value: happening.value,
          event_ts: world.clock.mint(),
        } satisfies EmojiChangedEvent),
      ];
    case 'homeOpened':
      return [homeOpened(world, happening)];
    case 'uninstalled':
      return [
        plain(null, {
          type: 'tokens_revoked',
          tokens: { oauth: [], bot: [world.app.botUserId] },
        } satisfies TokensRevokedEvent),
        plain(null, { type: 'app_uninstalled' }),
      ];
  }
}

const plain = (scope: string | null, event: SlackEvent['event']): SlackEvent => ({
  subscription: event.type,
  scope,
  event,
});

const stamp = (world: World) => ({
  cache_ts: Math.floor(world.clock.now() / 1000),
  event_ts: world.clock.mint(),
});

const kindOf = (world: World, channel: string) => KINDS[world.channels.get(channel)?.kind ?? 'public'];

function messageEvent(world: World, channel: string, event: Record<string, unknown>): SlackEvent {
  const { subscription, scope, channel_type } = kindOf(world, channel);
  return {
    subscription,
    scope: `${scope}:history`,
    event: { type: 'message', ...event, channel, channel_type },
  };
}

function posted(world: World, post: Post): SlackEvent[] {
  const shown = slackMessage(world, post);
  const message = messageEvent(world, post.channel, { ...shown, event_ts: post.ts });
  if (!post.text.includes(`<@${world.app.botUserId}`) || post.subtype?.startsWith('channel_'))
    return [message];
  const { subtype: _s, ...said } = shown;
  const mention = { ...said, type: 'app_mention', channel: post.channel, event_ts: post.ts };
  return [message, plain('app_mentions:read', mention)];
}

function changed(world: World, { post, previous }: About<'changed'>): SlackEvent {
  const ts = world.clock.mint();
  return messageEvent(world, post.channel, {
    subtype: 'message_changed',
    message: slackMessage(world, post),
    previous_message: slackMessage(world, previous),
    hidden: true,
    ts,
    event_ts: ts,
  });
}

function deleted(world: World, previous: Post): SlackEvent {
  const ts = world.clock.mint();
  return messageEvent(world, previous.channel, {
    subtype: 'message_deleted',
    previous_message: slackMessage(world, previous),
    deleted_ts: previous.ts,
    hidden: true,
    ts,
    event_ts: ts,
  });
}

function reaction(world: World, { kind, post, name, user }: About<'reacted' | 'unreacted'>): SlackEvent {
  const facts = {
    user,
    reaction: name,
    item: { type: 'message', channel: post.channel, ts: post.ts },
    item_user: post.user,
    event_ts: world.clock.mint(),
  } satisfies Omit<ReactionAddedEvent, 'type'>;
  return plain('reactions:read', {
    type: kind === 'reacted' ? 'reaction_added' : 'reaction_removed',
    ...facts,
  });
}

function pinEvent(world: World, { kind, post, pin, user }: About<'pinned' | 'unpinned'>): SlackEvent {
  const pins = pinsIn(world, post.channel).length;
  const facts = {
    user,
    channel_id: post.channel,
    item_user: post.user,
    pin_count: String(pins),
    pinned_info: { channel: post.channel, pinned_by: pin.by, pinned_ts: Math.floor(pin.atMs / 1000) },
    event_ts: world.clock.mint(),
  } satisfies Omit<PinAddedEvent, 'type' | 'item'>;
  const message = { ...slackMessage(world, post), permalink: permalink(world, post) };
  const item = {
    type: 'message',
    channel: post.channel,
    message,
    created: Math.floor(pin.atMs / 1000),
    created_by: pin.by,
  };
  if (kind === 'pinned') return plain('pins:read', { type: 'pin_added', ...facts, item });
  return plain('pins:read', { type: 'pin_removed', ...facts, item, has_pins: pins > 0 });
}

function membership(world: World, happening: About<'joined' | 'left'>): SlackEvent {
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

function channelEvent(world: World, happening: About<'renamed' | 'archived' | 'unarchived'>): SlackEvent {
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

function homeOpened(world: World, { user, tab, channel, view }: About<'homeOpened'>): SlackEvent {
  return plain(null, {
    type: 'app_home_opened',
    user,
    channel,
    tab,
    ...(view === null ? {} : { view: slackView(world, view) }),
    event_ts: world.clock.mint(),
  });
}

/** Whether the bot is where it can hear of this. */
export function botHears(world: World, happening: Happening): boolean {
  const isIn = (channel: string) =>
    world.channels.get(channel)?.members.includes(world.app.botUserId) ?? false;
  switch (happening.kind) {
    case 'posted':
    case 'changed':
    case 'reacted':
    case 'unreacted':
    case 'pinned':
    case 'unpinned':
      return isIn(happening.post.channel);
    case 'deleted':
      return isIn(happening.previous.channel);
    case 'joined':
    case 'left':
      return isIn(happening.channel.id) || happening.user === world.app.botUserId;
    case 'renamed':
    case 'archived':
    case 'unarchived':
      return happening.channel.kind === 'public' || isIn(happening.channel.id);
    case 'userChanged':
    case 'emojiAdded':
    case 'homeOpened':
    case 'uninstalled':
      return true;
  }
}
