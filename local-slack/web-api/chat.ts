import { z } from 'zod';
import type { Channel } from '../protocol.ts';
import { checkedWords, LONGEST_TEXT, type Spoken } from '../validate/words.ts';
import { imBetween } from '../workspace/channels.ts';
import { whisper } from '../workspace/ephemerals.ts';
import { type Draft, post, postOf, remove, rewrite } from '../workspace/messages.ts';
import { permalink, slackMessage } from '../workspace/slack-message.ts';
import { type Post, Refusal, type World } from '../workspace/world.ts';
import { flag, json, type Method, method, TIER, text } from './method.ts';
import { openChannel } from './rooms.ts';

const LONGEST_UPDATE = 4_000;

const metadata = z.object({
  event_type: z.string().min(1),
  event_payload: z.record(z.string(), z.unknown()),
});
const spoken = {
  channel: text,
  text: text.optional(),
  blocks: json(z.array(z.unknown())).optional(),
  attachments: json(z.array(z.unknown())).optional(),
  metadata: json(z.unknown()).optional(),
};

function checkedMetadata(given: unknown): Pick<Draft, 'metadata'> {
  if (given === undefined) return {};
  const read = metadata.safeParse(given);
  if (!read.success) throw new Refusal('invalid_metadata_format');
  return { metadata: read.data };
}

/** `C…`, `D…`, or a person, which means the DM with them. */
function addressed(world: World, channel: string): Channel {
  const target = world.users.has(channel) ? imBetween(world, world.app.botUserId, channel).id : channel;
  return openChannel(world, target);
}

function ownPost(world: World, channel: string, ts: string, refusal: string): Post {
  openChannel(world, channel);
  const found = postOf(world, channel, ts);
  if (found.bot_id !== world.app.botId) throw new Refusal(refusal);
  return found;
}

const warnings = (given: Spoken) =>
  (given.text ?? '').length > LONGEST_TEXT
    ? { warning: 'message_truncated', response_metadata: { warnings: ['message_truncated'] } }
    : {};

const asBot = (world: World) => ({
  user: world.app.botUserId,
  bot_id: world.app.botId,
  app_id: world.app.id,
});

const postMessage = method({
  perMinute: null,
  args: z.object({ ...spoken, thread_ts: text.optional(), reply_broadcast: flag.optional() }),
  scopes: ['chat:write'],
  run: ({ world }, args) => {
    const channel = addressed(world, args.channel);
    const said = post(world, {
      channel: channel.id,
      ...asBot(world),
      ...checkedWords(world, args),
      ...checkedMetadata(args.metadata),
      ...(args.thread_ts === undefined ? {} : { thread_ts: args.thread_ts }),
      broadcast: args.reply_broadcast ?? false,
    });
    return { channel: channel.id, ts: said.ts, message: slackMessage(world, said, true), ...warnings(args) };
  },
});

const update = method({
  perMinute: TIER.three,
  args: z.object({ ...spoken, ts: text }),
  scopes: ['chat:write'],
  run: ({ world }, args) => {
    const previous = ownPost(world, args.channel, args.ts, 'cant_update_message');
    if ((args.text ?? '').length > LONGEST_UPDATE) throw new Refusal('msg_too_long');
    // Text alone takes the blocks away; neither text nor blocks is nothing to say.
    const words = checkedWords(world, args);
    const change = { ...words, ...checkedMetadata(args.metadata) };
    const next = rewrite(world, previous, change, words.blocks === undefined);
    return { channel: args.channel, ts: args.ts, text: next.text, message: slackMessage(world, next, true) };
  },
});

export const chatMethods: Record<string, Method> = {
  'chat.postMessage': postMessage,
  'chat.update': update,
  'chat.delete': method({
    perMinute: TIER.three,
    args: z.object({ channel: text, ts: text }),
    scopes: ['chat:write'],
    run: ({ world }, { channel, ts }) => {
      remove(world, ownPost(world, channel, ts, 'cant_delete_message'));
      return { channel, ts };
    },
  }),
  'chat.postEphemeral': method({
    perMinute: TIER.four,
    args: z.object({ ...spoken, user: text, thread_ts: text.optional() }),
    scopes: ['chat:write'],
    run: ({ world }, args) => {
      const channel = openChannel(world, args.channel);
      if (!channel.members.includes(args.user)) throw new Refusal('user_not_in_channel');
      const said = whisper(world, {
        channel: channel.id,
        to: args.user,
        user: world.app.botUserId,
        ...checkedWords(world, args),
        ...(args.thread_ts === undefined ? {} : { thread_ts: args.thread_ts }),
      });
      return { message_ts: said.ts };
    },
  }),
  'chat.getPermalink': method({
    perMinute: null,
    args: z.object({ channel: text, message_ts: text }),
    scopes: [],
    run: ({ world }, args) => {
      const found = postOf(world, openChannel(world, args.channel).id, args.message_ts);
      return { channel: args.channel, permalink: permalink(world, found) };
    },
  }),
};
