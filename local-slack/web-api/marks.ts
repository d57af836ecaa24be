import { z } from 'zod';
import { channelSeenBy } from '../workspace/channels.ts';
import { postOf } from '../workspace/messages.ts';
import { pin, pinsIn, unpin } from '../workspace/pins.ts';
import { react, unreact } from '../workspace/reactions.ts';
import { permalink, slackMessage } from '../workspace/slack-message.ts';
import { Refusal } from '../workspace/world.ts';
import { flag, type Method, method, TIER, text } from './method.ts';
import { botsChannel, openChannel } from './rooms.ts';

const marked = z.object({ channel: text, timestamp: text, name: text });
const pinned = z.object({ channel: text, timestamp: text.optional() });

const tsOf = (args: { timestamp?: string | undefined }): string => {
  if (args.timestamp === undefined) throw new Refusal('no_item_specified');
  return args.timestamp;
};

export const markMethods: Record<string, Method> = {
  'reactions.add': method({
    perMinute: TIER.three,
    args: marked,
    scopes: ['reactions:write'],
    run: ({ world }, { channel, timestamp, name }) => {
      react(world, {
        channel: openChannel(world, channel).id,
        ts: timestamp,
        name,
        user: world.app.botUserId,
      });
      return {};
    },
  }),
  'reactions.remove': method({
    perMinute: TIER.two,
    args: marked,
    scopes: ['reactions:write'],
    run: ({ world }, { channel, timestamp, name }) => {
      unreact(world, {
        channel: openChannel(world, channel).id,
        ts: timestamp,
        name,
        user: world.app.botUserId,
      });
      return {};
    },
  }),
  'reactions.get': method({
    perMinute: TIER.three,
    args: z.object({ channel: text, timestamp: text, full: flag.default(false) }),
    scopes: ['reactions:read'],
    run: ({ world }, args) => {
      const channel = channelSeenBy(world, args.channel, world.app.botUserId);
      const post = postOf(world, channel.id, args.timestamp);
      const whole = args.full && post.reactions !== undefined ? { reactions: post.reactions } : {};
      const message = { ...slackMessage(world, post), ...whole };
      return {
        type: 'message',
        channel: channel.id,
        message: { ...message, permalink: permalink(world, post) },
      };
    },
  }),
  'pins.add': method({
    perMinute: TIER.two,
    args: pinned,
    scopes: ['pins:write'],
    run: ({ world }, args) => {
      pin(world, openChannel(world, args.channel).id, tsOf(args), world.app.botUserId);
      return {};
    },
  }),
  'pins.remove': method({
    perMinute: TIER.two,
    args: pinned,
    scopes: ['pins:write'],
    run: ({ world }, args) => {
      unpin(world, openChannel(world, args.channel).id, tsOf(args), world.app.botUserId);
      return {};
    },
  }),
  'pins.list': method({
    perMinute: TIER.two,
    args: z.object({ channel: text }),
    scopes: ['pins:read'],
    run: ({ world }, args) => {
      const channel = botsChannel(world, args.channel);
      const items = pinsIn(world, channel.id).map((it) => {
        const post = postOf(world, channel.id, it.ts);
        const message = { ...slackMessage(world, post), permalink: permalink(world, post) };
        const created = Math.floor(it.atMs / 1000);
        return { type: 'message', channel: channel.id, created, created_by: it.by, message };
      });
      return { items };
    },
  }),
};
