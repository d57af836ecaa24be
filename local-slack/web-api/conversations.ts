import { z } from 'zod';
import type { Channel } from '../protocol.ts';
import { channelSeenBy, imBetween, join, maySee } from '../workspace/channels.ts';
import { Refusal, type World } from '../workspace/world.ts';
import { count, flag, list, type Method, method, TIER, text } from './method.ts';
import { page } from './pages.ts';
import { scopeFor, slackChannel } from './rooms.ts';

const paged = { cursor: text.optional(), limit: count.default(100) };
const KIND = { public_channel: 'public', private_channel: 'private', im: 'im' } as const;
const READ = { public: 'channels:read', private: 'groups:read', im: 'im:read' } as const;

const listed = {
  ...paged,
  types: list.default(['public_channel']),
  exclude_archived: flag.optional(),
};

type Listed = { types: string[]; exclude_archived?: boolean | undefined };

const kindsOf = ({ types }: Listed) =>
  types.flatMap((type) => (type in KIND ? [KIND[type as keyof typeof KIND]] : []));

/** Every kind that is asked for needs its own scope. */
const listScopes = (world: World, args: Listed): string[] => {
  const needed = kindsOf(args).map((kind) => READ[kind]);
  return needed.filter((scope) => !world.manifest.scopes.has(scope)).slice(0, 1);
};

const wanted = (world: World, args: Listed): Channel[] =>
  [...world.channels.values()].filter(
    (channel) =>
      kindsOf(args).includes(channel.kind) &&
      maySee(channel, world.app.botUserId) &&
      !(args.exclude_archived && channel.archived),
  );

export const conversationMethods: Record<string, Method> = {
  'conversations.list': method({
    perMinute: TIER.two,
    args: z.object(listed),
    scopes: listScopes,
    run: ({ world }, args) => {
      const { items, next } = page(wanted(world, args), args, (it) => it.id);
      return {
        channels: items.map((it) => slackChannel(world, it)),
        response_metadata: { next_cursor: next },
      };
    },
  }),
  'users.conversations': method({
    perMinute: TIER.three,
    args: z.object({ ...listed, user: text.optional() }),
    scopes: listScopes,
    run: ({ world }, args) => {
      const user = args.user ?? world.app.botUserId;
      const theirs = wanted(world, args).filter((channel) => channel.members.includes(user));
      const { items, next } = page(theirs, args, (it) => it.id);
      return {
        channels: items.map((it) => slackChannel(world, it)),
        response_metadata: { next_cursor: next },
      };
    },
  }),
  'conversations.info': method({
    perMinute: TIER.three,
    args: z.object({ channel: text, include_num_members: flag.optional() }),
    scopes: (world, { channel }) => scopeFor(world, channel, 'read'),
    run: ({ world }, { channel: id, include_num_members }) => {
      const channel = channelSeenBy(world, id, world.app.botUserId);
      const members = include_num_members ? { num_members: channel.members.length } : {};
      return { channel: { ...slackChannel(world, channel), ...members } };
    },
  }),
  'conversations.members': method({
    perMinute: TIER.four,
    args: z.object({ channel: text, ...paged }),
    scopes: (world, { channel }) => scopeFor(world, channel, 'read'),
    run: ({ world }, args) => {
      const { members } = channelSeenBy(world, args.channel, world.app.botUserId);
      const { items, next } = page(members, args, (it) => it);
      return { members: items, response_metadata: { next_cursor: next } };
    },
  }),
  'conversations.open': method({
    perMinute: TIER.three,
    args: z.object({ users: list.optional(), channel: text.optional(), return_im: flag.optional() }),
    scopes: ['im:write'],
    run: ({ world }, args) => {
      const channel = opened(world, args);
      const known = [...(world.posts.get(channel.id)?.keys() ?? [])].length > 0;
      const shown = args.return_im ? slackChannel(world, channel) : { id: channel.id };
      return { ...(known ? { no_op: true, already_open: true } : {}), channel: shown };
    },
  }),
  'conversations.join': method({
    perMinute: TIER.three,
    args: z.object({ channel: text }),
    scopes: ['channels:join'],
    run: ({ world }, { channel: id }) => {
      const channel = channelSeenBy(world, id, world.app.botUserId);
      if (channel.kind !== 'public') throw new Refusal('method_not_supported_for_channel_type');
      join(world, id, world.app.botUserId);
      return { channel: slackChannel(world, channelSeenBy(world, id, world.app.botUserId)) };
    },
  }),
};

function opened(world: World, args: { users?: string[] | undefined; channel?: string | undefined }): Channel {
  if (args.channel !== undefined) return channelSeenBy(world, args.channel, world.app.botUserId);
  const [user, ...others] = args.users ?? [];
  if (user === undefined) throw new Refusal('users_list_not_supplied');
  if (others.length > 0) throw new Refusal('missing_scope', { needed: 'mpim:write' });
  return imBetween(world, world.app.botUserId, user);
}
