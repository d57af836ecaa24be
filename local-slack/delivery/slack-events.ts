import type { EmojiChangedEvent, TokensRevokedEvent } from '@slack/types';
import { slackUser } from '../workspace/people.ts';
import { slackView } from '../workspace/views.ts';
import type { Happening, World } from '../workspace/world.ts';
import { type About, plain, type SlackEvent } from './event-shape.ts';
import { pinEvent, reaction } from './mark-events.ts';
import { changed, deleted, posted } from './message-events.ts';
import { channelEvent, membership } from './room-events.ts';

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

const stamp = (world: World) => ({
  cache_ts: Math.floor(world.clock.now() / 1000),
  event_ts: world.clock.mint(),
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
