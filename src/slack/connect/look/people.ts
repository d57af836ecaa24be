import { z } from 'zod';
import { type Ask, askPages } from './ask.ts';

const PAGE = 200;
const PAGES = 25;

const members = z.object({ members: z.array(z.string()) });

/** Everybody in a channel, bots included; `whole` is false beyond 5,000. */
export async function readMembers(
  ask: Ask,
  channel: string,
): Promise<{ readonly people: readonly string[]; readonly whole: boolean }> {
  const { found, whole } = await askPages(
    (cursor) => ask('conversations.members', { channel, limit: PAGE, cursor }),
    (page) => members.parse(page).members,
    PAGES,
  );
  return { people: found, whole };
}

const user = z.object({
  user: z.object({
    id: z.string(),
    name: z.string().default(''),
    real_name: z.string().optional(),
    deleted: z.boolean().default(false),
    is_bot: z.boolean().default(false),
    is_restricted: z.boolean().default(false),
    is_ultra_restricted: z.boolean().default(false),
    is_stranger: z.boolean().default(false),
    profile: z.object({ display_name: z.string().optional(), real_name: z.string().optional() }).optional(),
  }),
});

export interface SeenPerson {
  readonly id: string;
  /** As shown in messages: display name, else full name, else handle. Raw text: escape it when rendering. */
  readonly name: string;
  readonly deactivated: boolean;
  readonly bot: boolean;
  /** A full member: neither bot, guest, stranger nor deactivated. */
  readonly member: boolean;
}

/** @throws NotShown `user_not_found` */
export async function readPerson(ask: Ask, id: string): Promise<SeenPerson> {
  const { user: read } = user.parse(await ask('users.info', { user: id }));
  const names = [read.profile?.display_name, read.profile?.real_name, read.real_name, read.name];
  return {
    id: read.id,
    name: names.find((name) => name !== undefined && name.trim() !== '') ?? read.id,
    deactivated: read.deleted,
    bot: read.is_bot,
    member: !(
      read.is_bot ||
      read.deleted ||
      read.is_restricted ||
      read.is_ultra_restricted ||
      read.is_stranger
    ),
  };
}

export const emoji = z.object({ emoji: z.record(z.string(), z.string()).default({}) });
export const ALIAS = 'alias:';
const named = emoji.extend({
  categories: z.array(z.object({ emoji_names: z.array(z.string()) })).default([]),
});

/** Names of the emoji there are: the workspace's own, and Slack's where it lists them. */
export async function readEmojiNames(ask: Ask): Promise<ReadonlySet<string>> {
  const { emoji: own, categories } = named.parse(await ask('emoji.list', { include_categories: true }));
  return new Set([...Object.keys(own), ...categories.flatMap((one) => one.emoji_names)]);
}
