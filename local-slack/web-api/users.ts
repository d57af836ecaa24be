import { z } from 'zod';
import { slackUser, userOf } from '../workspace/people.ts';
import { count, flag, type Method, method, TIER, text } from './method.ts';
import { page } from './pages.ts';

export const userMethods: Record<string, Method> = {
  'users.info': method({
    perMinute: TIER.four,
    args: z.object({ user: text, include_locale: flag.optional() }),
    scopes: ['users:read'],
    run: ({ world }, { user, include_locale }) => ({
      user: { ...slackUser(world, userOf(world, user)), ...(include_locale ? { locale: 'en-US' } : {}) },
    }),
  }),
  'users.list': method({
    perMinute: TIER.two,
    args: z.object({ cursor: text.optional(), limit: count.default(1000) }),
    scopes: ['users:read'],
    run: ({ world }, args) => {
      const { items, next } = page([...world.users.values()], args, (it) => it.id);
      const cache_ts = Math.floor(world.clock.now() / 1000);
      return {
        members: items.map((it) => slackUser(world, it)),
        cache_ts,
        response_metadata: { next_cursor: next },
      };
    },
  }),
};
