import { z } from 'zod';
import { userOf } from '../workspace/people.ts';
import { Refusal } from '../workspace/world.ts';
import { type Method, method, TIER, text } from './method.ts';

const iconUrls = (origin: string) => ({
  image_36: `${origin}/avatar.png`,
  image_48: `${origin}/avatar.png`,
  image_72: `${origin}/avatar.png`,
});

export const authMethods: Record<string, Method> = {
  'auth.test': method({
    perMinute: null,
    args: z.object({}),
    scopes: [],
    run: ({ world }) => ({
      url: `${world.origin()}/`,
      team: world.team.name,
      user: userOf(world, world.app.botUserId).name,
      team_id: world.team.id,
      user_id: world.app.botUserId,
      bot_id: world.app.botId,
      is_enterprise_install: false,
    }),
  }),
  'apps.connections.open': method({
    token: 'app',
    // Tier 1, but Slack lets an app that lost its socket come back at once.
    perMinute: null,
    args: z.object({}),
    scopes: [],
    run: ({ socketMode }) => ({ url: socketMode.ticketUrl() }),
  }),
  'team.info': method({
    perMinute: TIER.three,
    args: z.object({}),
    scopes: ['team:read'],
    run: ({ world }) => ({
      team: {
        id: world.team.id,
        name: world.team.name,
        url: `${world.origin()}/`,
        domain: world.team.domain,
        email_domain: '',
        icon: { image_default: true },
      },
    }),
  }),
  'bots.info': method({
    perMinute: TIER.three,
    args: z.object({ bot: text.optional() }),
    scopes: ['users:read'],
    run: ({ world }, { bot }) => {
      if (bot !== world.app.botId) throw new Refusal('bot_not_found');
      return {
        bot: {
          id: world.app.botId,
          deleted: false,
          name: world.app.name,
          updated: 1_600_000_000,
          app_id: world.app.id,
          user_id: world.app.botUserId,
          icons: iconUrls(world.origin()),
        },
      };
    },
  }),
  'emoji.list': method({
    perMinute: TIER.two,
    args: z.object({}),
    scopes: ['emoji:read'],
    run: ({ world }) => ({ emoji: Object.fromEntries(world.emoji), cache_ts: world.clock.mint() }),
  }),
};
