import type { PinAddedEvent, ReactionAddedEvent } from '@slack/types';
import { pinsIn } from '../workspace/pins.ts';
import { permalink, slackMessage } from '../workspace/slack-message.ts';
import type { World } from '../workspace/world.ts';
import { type About, plain, type SlackEvent } from './event-shape.ts';

export function reaction(
  world: World,
  { kind, post, name, user }: About<'reacted' | 'unreacted'>,
): SlackEvent {
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

export function pinEvent(world: World, { kind, post, pin, user }: About<'pinned' | 'unpinned'>): SlackEvent {
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
