import { readFileSync } from 'node:fs';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { commandList } from '../slack/commands/list.ts';
import { subcommands } from '../slack/commands/nomic/list.ts';
import { COMMANDS } from '../slack/desk.ts';
import { nodesOf } from './syntax.ts';
import { files, isTest, under } from './tree.ts';

const manifest = z
  .object({
    features: z.object({
      slash_commands: z.array(z.object({ command: z.string(), usage_hint: z.string() })),
    }),
    oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }),
    settings: z.object({ event_subscriptions: z.object({ bot_events: z.array(z.string()) }) }),
  })
  .parse(parse(readFileSync('manifest.yml', 'utf8')));

const scopes = manifest.oauth_config.scopes.bot;
const events = manifest.settings.event_subscriptions.bot_events;

/** The scopes that each method of Slack needs, as its documentation says. */
const METHODS: Record<string, readonly string[]> = {
  'apps.connections.open': [],
  'auth.test': [],
  'chat.delete': ['chat:write'],
  'chat.postEphemeral': ['chat:write'],
  'chat.postMessage': ['chat:write'],
  'chat.update': ['chat:write'],
  'conversations.history': ['channels:history', 'groups:history'],
  'conversations.info': ['channels:read', 'groups:read'],
  'conversations.members': ['channels:read', 'groups:read'],
  'conversations.open': ['im:write'],
  'conversations.replies': ['channels:history', 'groups:history'],
  'emoji.list': ['emoji:read'],
  'files.completeUploadExternal': ['files:write'],
  'files.getUploadURLExternal': ['files:write'],
  'files.info': ['files:read'],
  'pins.add': ['pins:write'],
  'pins.list': ['pins:read'],
  'pins.remove': ['pins:write'],
  'reactions.add': ['reactions:write'],
  'reactions.get': ['reactions:read'],
  'reactions.remove': ['reactions:write'],
  'users.info': ['users:read'],
  'views.open': [],
  'views.publish': [],
  'views.push': [],
  'views.update': [],
};

/** The scopes that each event needs. */
const EVENTS: Record<string, readonly string[]> = {
  app_home_opened: [],
  app_uninstalled: [],
  channel_archive: ['channels:read'],
  channel_rename: ['channels:read'],
  channel_unarchive: ['channels:read'],
  emoji_changed: ['emoji:read'],
  group_archive: ['groups:read'],
  group_rename: ['groups:read'],
  group_unarchive: ['groups:read'],
  member_joined_channel: ['channels:read', 'groups:read'],
  member_left_channel: ['channels:read', 'groups:read'],
  'message.channels': ['channels:history'],
  'message.groups': ['groups:history'],
  'message.im': ['im:history'],
  pin_added: ['pins:read'],
  pin_removed: ['pins:read'],
  reaction_added: ['reactions:read'],
  reaction_removed: ['reactions:read'],
  tokens_revoked: [],
  user_change: ['users:read'],
};

const families = [...new Set(Object.keys(METHODS).map((method) => method.split('.')[0]))].join('|');
const named = new Map(
  under('src/slack')
    .filter((path) => !isTest(path) && path.endsWith('.ts'))
    .map((path) => [path, wordsIn(path)]),
);
const said = new Set([...named.values()].flat());
const called = new Set([...said].filter((word) => new RegExp(`^(${families})\\.[a-z]\\w+$`, 'i').test(word)));

test('a slash command is one line in the list, one file and one entry in the manifest', () => {
  const asked = manifest.features.slash_commands.map(({ command }) => command);
  expect(asked).toEqual([...COMMANDS]);
  expect(asked).toEqual(Object.keys(commandList));
  expect(asked.filter((command) => !files.includes(`src/slack/commands${command}.ts`))).toEqual([]);
});

test('the manifest hints only at subcommands that there are', () => {
  const hint = manifest.features.slash_commands.find(({ command }) => command === '/nomic')?.usage_hint ?? '';
  const words = [...hint.matchAll(/(?:\[|\| )([a-z]+)/g)].map(([, word]) => word as string);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => subcommands[word] === undefined)).toEqual([]);
});

test('the manifest asks for the scopes of all methods that are called, and for no other', () => {
  expect([...called].filter((method) => METHODS[method] === undefined)).toEqual([]);
  const needed = [...called].flatMap((method) => METHODS[method] ?? []);
  const heard = events.flatMap((event) => EVENTS[event] ?? ['an unknown event']);
  expect([...new Set([...needed, ...heard, 'commands'])].sort()).toEqual([...scopes].sort());
});

test('every event in the manifest is listened for', () => {
  expect(events.filter((event) => EVENTS[event] === undefined)).toEqual([]);
  expect(events.filter((event) => !said.has(event.replace(/^message\..*/, 'message')))).toEqual([]);
});

test('every event that is listened for is in the manifest', () => {
  const known = Object.keys(EVENTS).filter((event) => said.has(event));
  expect(known.filter((event) => !events.includes(event))).toEqual([]);
});

/** Every text of a file but the names in its tables, and every method called by name: `slack.views.open(…)`. */
function wordsIn(path: string): string[] {
  return nodesOf(path).flatMap((node) => {
    if (ts.isStringLiteralLike(node))
      return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? [] : [node.text];
    if (!ts.isCallExpression(node)) return [];
    const chain = /\b(?:slack|client)\.(\w+\.\w+)$/.exec(node.expression.getText());
    return chain?.[1] ? [chain[1]] : [];
  });
}
