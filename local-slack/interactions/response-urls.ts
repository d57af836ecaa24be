import type { KnownBlock } from '@slack/types';
import { z } from 'zod';
import type { Ephemeral } from '../protocol.ts';
import { checkedWords } from '../validate/words.ts';
import { dismiss, ephemeralAt, replaceEphemeral, whisper } from '../workspace/ephemerals.ts';
import { post, remove, rewrite } from '../workspace/messages.ts';
import { Refusal, secret, type World } from '../workspace/world.ts';

const USES = 5;
const LIVES_MS = 30 * 60_000;

export const reply = z.looseObject({
  text: z.string().optional(),
  blocks: z.array(z.unknown()).optional(),
  response_type: z.enum(['ephemeral', 'in_channel']).optional(),
  replace_original: z.union([z.boolean(), z.stringbool()]).optional(),
  delete_original: z.union([z.boolean(), z.stringbool()]).optional(),
  thread_ts: z.string().optional(),
});
export type ReplyBody = z.output<typeof reply>;

export interface Origin {
  user: string;
  channel: string;
  /** The message that was clicked. */
  ts?: string;
}

interface Address extends Origin {
  mintedMs: number;
  left: number;
}

/** Addresses an app may answer an interaction at: five times, within 30 minutes of workspace time. */
export class ResponseUrls {
  readonly #world: World;
  readonly #all = new Map<string, Address>();

  constructor(world: World) {
    this.#world = world;
  }

  mint(origin: Origin, kind: 'commands' | 'actions'): string {
    const key = secret(12);
    this.#all.set(key, { ...origin, mintedMs: this.#world.clock.now(), left: USES });
    return `${this.#world.origin()}/${kind}/${this.#world.team.id}/${this.#all.size}/${key}`;
  }

  /** @throws Refusal `invalid_url`, `used_url`, `expired_url`, and those of saying something */
  answer(key: string, body: ReplyBody): void {
    const address = this.#all.get(key);
    if (address === undefined) throw new Refusal('invalid_url');
    if (this.#world.clock.now() - address.mintedMs > LIVES_MS) throw new Refusal('expired_url');
    if (address.left <= 0) throw new Refusal('used_url');
    address.left -= 1;
    sayReply(this.#world, address, body);
  }
}

/** An answer to an interaction or in an ack: ephemeral unless it says otherwise. */
export function sayReply(world: World, origin: Origin, body: ReplyBody): void {
  if (body.delete_original) deleteOriginal(world, origin);
  else if (body.replace_original && origin.ts !== undefined) {
    replaceOriginal(world, origin, checkedWords(world, body));
  } else sayAnew(world, origin, body);
}

function sayAnew(world: World, { channel, user: to }: Origin, body: ReplyBody): void {
  const words = checkedWords(world, body);
  const thread = body.thread_ts === undefined ? {} : { thread_ts: body.thread_ts };
  const { botUserId: user, botId: bot_id, id: app_id } = world.app;
  if (body.response_type === 'in_channel')
    post(world, { channel, user, bot_id, app_id, ...words, ...thread });
  else whisper(world, { channel, to, user, ...words, ...thread });
}

function replaceOriginal(world: World, origin: Origin, words: { text: string; blocks?: KnownBlock[] }): void {
  const { ephemeral, message } = originalOf(world, origin);
  if (ephemeral !== undefined)
    replaceEphemeral(world, ephemeral, words as Pick<Ephemeral, 'text' | 'blocks'>);
  else if (message !== undefined) rewrite(world, message, words, words.blocks === undefined);
}

function deleteOriginal(world: World, origin: Origin): void {
  const { ephemeral, message } = originalOf(world, origin);
  if (ephemeral !== undefined) dismiss(world, ephemeral);
  else if (message !== undefined) remove(world, message);
}

function originalOf(world: World, { channel, ts = '' }: Origin) {
  return { ephemeral: ephemeralAt(world, channel, ts), message: world.posts.get(channel)?.get(ts) };
}
