import { z } from 'zod';
import type { Item, ItemOf, Words } from './bodies.ts';
import { CallTrouble, counted } from './call.ts';
import { addressOf, type Desk, type Done, threadOf } from './desk.ts';
import { publish } from './publish.ts';
import { judge } from './refusal.ts';
import { respond } from './respond.ts';
import { rewrite } from './rewrite.ts';
import { madeBefore, post, say, wordsOf } from './say.ts';
import { type FileToHand, upload } from './upload.ts';

const DONE: Done = { is: 'done' };
const opened = z.object({ channel: z.object({ id: z.string() }) });

/**
 * Carries out one item. `unsure`: an earlier try may have succeeded.
 * @throws CallTrouble when Slack does not take it, NeverPosted when what it is about was never posted.
 */
export async function perform(desk: Desk, item: Item, unsure: boolean): Promise<Done> {
  try {
    return await carryOut(desk, item, unsure);
  } catch (error) {
    if (!(error instanceof CallTrouble) || error.trouble.is !== 'refused') throw error;
    if (judge(item.sort, error.trouble.code) !== 'done') throw error;
    return item.sort === 'delete' ? { is: 'gone', what: item.row.what } : DONE;
  }
}

async function carryOut(desk: Desk, item: Item, unsure: boolean): Promise<Done> {
  switch (item.sort) {
    case 'post':
      return postItem(desk, item, unsure);
    case 'dm':
      return direct(desk, item, unsure);
    case 'file':
      return handOver(desk, item);
    case 'edit':
      return rewrite(desk, item, item.body);
    case 'redraw': {
      const words = await drawn(desk, item);
      return words === null ? DONE : rewrite(desk, item, words);
    }
    case 'delete':
      await desk.call('chat.delete', { ...(await addressOf(desk, item, item.body.of)) });
      return { is: 'gone', what: 'what' in item.body.of ? item.body.of.what : item.row.what };
    case 'home':
      return publish(desk, item);
    case 'ephemeral':
      return ephemeral(desk, item);
    case 'respond':
      return answer(desk, item);
    case 'pin':
      return touch(desk, item, 'pins.add');
    case 'unpin':
      return touch(desk, item, 'pins.remove');
    case 'react':
      return touch(desk, item, 'reactions.add');
    case 'unreact':
      return touch(desk, item, 'reactions.remove');
  }
}

function isPast(desk: Desk, until: number | undefined): boolean {
  return until !== undefined && until <= desk.clock.now();
}

async function postItem(desk: Desk, item: ItemOf<'post'>, unsure: boolean): Promise<Done> {
  const { channel, text, blocks, broadcast, until } = item.body;
  const words = text === undefined ? await drawn(desk, item) : { text, blocks };
  if (words === null || (isPast(desk, until) && !unsure)) return { is: 'idle' };
  const thread = await threadOf(desk, item, item.body.thread);
  const where = { channel, thread, broadcast };
  if (isPast(desk, until)) {
    const at = await madeBefore(desk, item, where);
    return at === null ? { is: 'idle' } : { is: 'posted', as: item.row.what, at, words: null };
  }
  const made = await post(desk, item, words, { ...where, unsure });
  return { is: 'posted', as: item.row.what, ...made };
}

async function direct(desk: Desk, item: ItemOf<'dm'>, unsure: boolean): Promise<Done> {
  const { user, until, ...words } = item.body;
  if (isPast(desk, until)) return DONE;
  const channel = await roomWith(desk, user);
  const made = await post(desk, item, words, { channel, thread: null, unsure });
  return { is: 'posted', as: item.row.what, ...made };
}

async function handOver(desk: Desk, { body, row }: ItemOf<'file'>): Promise<Done> {
  const channel = await roomWith(desk, body.user);
  const files: FileToHand[] = [];
  for (const { name, title, text = '', drawn } of body.files) {
    const written = () => new TextEncoder().encode(text);
    const bytes = drawn === undefined ? written() : await desk.voice.file(row.game, drawn);
    files.push({ name, title, bytes });
  }
  await upload(desk, files, { channel, comment: body.comment });
  return DONE;
}

/** The channel of the direct conversation with a person. */
async function roomWith(desk: Desk, user: string): Promise<string> {
  const channel =
    desk.directs.get(user) ?? opened.parse(await desk.call('conversations.open', { users: user })).channel.id;
  desk.directs.set(user, channel);
  return channel;
}

async function ephemeral(desk: Desk, item: ItemOf<'ephemeral'>): Promise<Done> {
  const { channel, user, thread, until, ...words } = item.body;
  if (isPast(desk, until)) return DONE;
  const thread_ts = await threadOf(desk, item, thread);
  await say(desk, item, 'chat.postEphemeral', {
    ...wordsOf(words),
    channel,
    user,
    link_names: false,
    ...(thread_ts === null ? {} : { thread_ts }),
  });
  return DONE;
}

/** By the address that came with what was asked; where that no longer works, as any private message. */
async function answer(desk: Desk, item: ItemOf<'respond'>): Promise<Done> {
  const { instead, text, blocks } = item.body;
  try {
    await counted(desk.budget, 'response_url', () => respond(item.body));
    return DONE;
  } catch (error) {
    if (!(error instanceof CallTrouble) || error.trouble.is !== 'refused' || !instead) throw error;
    return ephemeral(desk, { ...item, sort: 'ephemeral', body: { ...instead, text, blocks } });
  }
}

async function touch(
  desk: Desk,
  item: ItemOf<'pin'> | ItemOf<'unpin'> | ItemOf<'react'> | ItemOf<'unreact'>,
  method: string,
): Promise<Done> {
  const { channel, ts } = await addressOf(desk, item, item.body.of);
  const name = 'emoji' in item.body ? { name: item.body.emoji } : {};
  await desk.call(method, { channel, timestamp: ts, ...name });
  return DONE;
}

function drawn(desk: Desk, item: ItemOf<'redraw'> | ItemOf<'post'>): Promise<Words | null> {
  return desk.voice.draw(item.row.game, item.row.what ?? '');
}
