import { slackMessage } from '../workspace/slack-message.ts';
import type { Post, World } from '../workspace/world.ts';
import { type About, KINDS, plain, type SlackEvent } from './event-shape.ts';

const kindOf = (world: World, channel: string) => KINDS[world.channels.get(channel)?.kind ?? 'public'];

function messageEvent(world: World, channel: string, event: Record<string, unknown>): SlackEvent {
  const { subscription, scope, channel_type } = kindOf(world, channel);
  return {
    subscription,
    scope: `${scope}:history`,
    event: { type: 'message', ...event, channel, channel_type },
  };
}

/** A mention is two events: the message and `app_mention`. */
export function posted(world: World, post: Post): SlackEvent[] {
  const shown = slackMessage(world, post);
  const message = messageEvent(world, post.channel, { ...shown, event_ts: post.ts });
  if (!post.text.includes(`<@${world.app.botUserId}`) || post.subtype?.startsWith('channel_'))
    return [message];
  const { subtype: _s, ...said } = shown;
  const mention = { ...said, type: 'app_mention', channel: post.channel, event_ts: post.ts };
  return [message, plain('app_mentions:read', mention)];
}

export function changed(world: World, { post, previous }: About<'changed'>): SlackEvent {
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

export function deleted(world: World, previous: Post): SlackEvent {
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
