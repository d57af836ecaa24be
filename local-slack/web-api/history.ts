import { z } from 'zod';
import { pinsIn } from '../workspace/pins.ts';
import { slackMessage } from '../workspace/slack-message.ts';
import { type Post, Refusal } from '../workspace/world.ts';
import { count, flag, type Method, method, TIER, text } from './method.ts';
import { page } from './pages.ts';
import { botsChannel, scopeFor } from './rooms.ts';

const span = {
  channel: text,
  oldest: text.optional(),
  latest: text.optional(),
  inclusive: flag.default(false),
  include_all_metadata: flag.default(false),
  cursor: text.optional(),
  limit: count.default(100),
};

interface Span {
  oldest?: string | undefined;
  latest?: string | undefined;
  inclusive: boolean;
}

const TS = /^\d+(\.\d+)?$/;

/** Compared as text of equal shape: a float would lose the microseconds. */
function sortable(ts: string, refusal = 'invalid_ts_latest'): string {
  if (!TS.test(ts)) throw new Refusal(refusal);
  const [secs = '', micros = ''] = ts.split('.');
  return `${secs.padStart(12, '0')}.${micros.padEnd(6, '0')}`;
}

function within(ts: string, { oldest, latest, inclusive }: Span): boolean {
  const at = sortable(ts);
  const from = oldest === undefined ? '' : sortable(oldest, 'invalid_ts_oldest');
  const to = latest === undefined || latest === 'now' ? '~' : sortable(latest);
  return inclusive ? at >= from && at <= to : at > from && at < to;
}

const isTopLevel = (post: Post): boolean =>
  post.thread_ts === undefined || post.thread_ts === post.ts || post.subtype === 'thread_broadcast';

export const historyMethods: Record<string, Method> = {
  'conversations.history': method({
    perMinute: TIER.three,
    args: z.object(span),
    scopes: (world, { channel }) => scopeFor(world, channel, 'history'),
    run: ({ world }, args) => {
      const channel = botsChannel(world, args.channel);
      const all = [...(world.posts.get(channel.id)?.values() ?? [])];
      const found = all.filter((post) => isTopLevel(post) && within(post.ts, args)).reverse();
      const { items, next } = page(found, args, (post) => post.ts);
      return {
        messages: items.map((post) => slackMessage(world, post, args.include_all_metadata)),
        has_more: next !== '',
        pin_count: pinsIn(world, channel.id).length,
        channel_actions_ts: null,
        channel_actions_count: 0,
        response_metadata: { next_cursor: next },
      };
    },
  }),
  'conversations.replies': method({
    perMinute: TIER.three,
    args: z.object({ ...span, ts: text, limit: count.default(1000) }),
    scopes: (world, { channel }) => scopeFor(world, channel, 'history'),
    run: ({ world }, args) => {
      const channel = botsChannel(world, args.channel);
      const all = [...(world.posts.get(channel.id)?.values() ?? [])];
      const root = all.find((post) => post.ts === args.ts);
      if (root === undefined) throw new Refusal('thread_not_found');
      const replies = all.filter(
        (it) => it.thread_ts === root.ts && it.ts !== root.ts && within(it.ts, args),
      );
      const { items, next } = page([root, ...replies], args, (post) => post.ts);
      return {
        messages: items.map((post) => slackMessage(world, post, args.include_all_metadata)),
        has_more: next !== '',
        response_metadata: { next_cursor: next },
      };
    },
  }),
};
