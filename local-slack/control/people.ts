import type { UploadedFile } from '../protocol.ts';
import { channelSeenBy } from '../workspace/channels.ts';
import { changeFile, newFile } from '../workspace/files.ts';
import { post, postOf, remove, rewrite } from '../workspace/messages.ts';
import { react, unreact } from '../workspace/reactions.ts';
import { richText } from '../workspace/rich-text.ts';
import { typedMessage } from '../workspace/typed-text.ts';
import { type Post, Refusal, type World } from '../workspace/world.ts';

export interface SayOptions {
  thread_ts?: string;
  broadcast?: boolean;
  files?: UploadedFile[];
}

export interface Line {
  user: string;
  channel: string;
  text: string;
}

/** A person may speak only where they are. @throws Refusal `channel_not_found`, `not_in_channel`, `is_archived` */
export function theirChannel(world: World, user: string, id: string): string {
  const channel = channelSeenBy(world, id, user);
  if (!channel.members.includes(user)) throw new Refusal('not_in_channel');
  if (channel.archived) throw new Refusal('is_archived');
  return channel.id;
}

type Blocks = NonNullable<Post['blocks']>;

/** What Slack's client sends for typed text. */
function typed(text: string): Pick<Post, 'text' | 'blocks'> {
  const shown = typedMessage(text);
  return { text: shown, blocks: [richText(shown)] as unknown as Blocks };
}

export function say(world: World, { user, channel, text }: Line, options: SayOptions = {}): Post {
  const id = theirChannel(world, user, channel);
  const files = (options.files ?? []).map((file) => upload(world, user, file));
  if (text === '' && files.length === 0) throw new Refusal('no_text');
  const { blocks = [], ...words } = typed(text);
  const said = post(world, {
    channel: id,
    user,
    ...words,
    ...(text === '' ? {} : { blocks }),
    ...(options.thread_ts === undefined ? {} : { thread_ts: options.thread_ts }),
    broadcast: options.broadcast ?? false,
    ...(files.length === 0 ? {} : { files, subtype: 'file_share' }),
  });
  for (const file of files) changeFile(world, file, { shares: { [id]: said.ts } });
  return said;
}

function upload(world: World, user: string, given: UploadedFile): string {
  const bytes = Buffer.from(given.base64, 'base64');
  const described = given.alt_txt === undefined ? {} : { alt_txt: given.alt_txt };
  const file = newFile(world, {
    name: given.name,
    user,
    size: bytes.length,
    mimetype: given.mimetype,
    ...described,
  });
  world.bytes.set(file.id, bytes);
  changeFile(world, file.id, { pending: false, title: given.title ?? given.name });
  return file.id;
}

function theirPost(world: World, user: string, channel: string, ts: string): Post {
  const found = postOf(world, theirChannel(world, user, channel), ts);
  if (found.user !== user) throw new Refusal('cant_update_message');
  return found;
}

export const edit = (world: World, { user, channel, text }: Line, ts: string): Post =>
  rewrite(world, theirPost(world, user, channel, ts), typed(text));

export const takeBack = (world: World, user: string, channel: string, ts: string): void =>
  remove(world, theirPost(world, user, channel, ts));

/** Reacting twice, or taking back nothing, is nothing: the client shows no button for it. */
export function setReaction(
  world: World,
  on: boolean,
  mark: { user: string; channel: string; ts: string; name: string },
): void {
  const id = theirChannel(world, mark.user, mark.channel);
  try {
    (on ? react : unreact)(world, { ...mark, channel: id });
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'already_reacted' || error.code === 'no_reaction'))
      return;
    throw error;
  }
}
