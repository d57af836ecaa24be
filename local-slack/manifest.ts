import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SlashCommand } from './protocol.ts';

const commandShape = z.object({
  command: z.string().regex(/^\/[a-z0-9_-]{1,31}$/),
  description: z.string(),
  usage_hint: z.string().default(''),
  should_escape: z.boolean().default(false),
});

const manifestShape = z.object({
  display_information: z.object({ name: z.string().min(1).max(35) }),
  features: z
    .object({
      app_home: z
        .object({
          home_tab_enabled: z.boolean().default(false),
          messages_tab_enabled: z.boolean().default(false),
        })
        .prefault({}),
      bot_user: z.object({ display_name: z.string().min(1).max(80) }),
      slash_commands: z.array(commandShape).max(50).default([]),
    })
    .loose(),
  oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }),
  settings: z.object({
    event_subscriptions: z.object({ bot_events: z.array(z.string()).default([]) }).prefault({}),
    interactivity: z.object({ is_enabled: z.boolean() }).default({ is_enabled: false }),
  }),
});

/** What the app asked for: anything it did not ask for is refused or not delivered. */
export interface Manifest {
  appName: string;
  botName: string;
  homeTab: boolean;
  messagesTab: boolean;
  commands: SlashCommand[];
  scopes: ReadonlySet<string>;
  events: ReadonlySet<string>;
  interactive: boolean;
}

/** Reads the app's own manifest. @throws if the file is missing or is not a manifest. */
export function readManifest(path: string): Manifest {
  const asked = manifestShape.parse(parse(readFileSync(path, 'utf8')));
  return {
    appName: asked.display_information.name,
    botName: asked.features.bot_user.display_name,
    homeTab: asked.features.app_home.home_tab_enabled,
    messagesTab: asked.features.app_home.messages_tab_enabled,
    commands: asked.features.slash_commands,
    scopes: new Set(asked.oauth_config.scopes.bot),
    events: new Set(asked.settings.event_subscriptions.bot_events),
    interactive: asked.settings.interactivity.is_enabled,
  };
}
