import { z } from 'zod';
import type { Click } from '../buttons/click.ts';
import { msOf } from '../desk.ts';
import { carriedBy } from '../forms/carried.ts';
import { maybeTs } from '../read/ts.ts';
import { channelIn } from '../say/about.ts';

const option = z.object({ value: z.string() });
const action = z.object({
  action_id: z.string(),
  block_id: z.string().optional(),
  action_ts: maybeTs,
  value: z.string().optional(),
  selected_option: option.nullish(),
});

const body = z.object({
  user: z.object({ id: z.string() }),
  trigger_id: z.string().default(''),
  channel: z.object({ id: z.string() }).optional(),
  message: z.object({ ts: z.string(), thread_ts: z.string().optional() }).optional(),
  container: z
    .object({
      channel_id: z.string().optional(),
      message_ts: z.string().optional(),
      thread_ts: z.string().optional(),
    })
    .loose()
    .optional(),
  view: z
    .object({
      id: z.string(),
      type: z.string().default('modal'),
      hash: z.string().optional(),
      callback_id: z.string(),
      private_metadata: z.string().default(''),
      state: z.object({ values: z.record(z.string(), z.unknown()).default({}) }).default({ values: {} }),
    })
    .optional(),
  response_url: z.string().optional(),
  actions: z.array(action).min(1),
});

/** A choice made in an open form. */
export interface ViewChange {
  readonly viewId: string;
  readonly callbackId: string;
  readonly privateMetadata: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly person: string;
  readonly action: string;
  readonly at: number;
}

export type Pressed = { readonly view: ViewChange } | { readonly view: null; readonly click: Click };

/** What was pressed or chosen, at Slack's own time of it, else that of its receipt; null for what cannot be read. */
export function readClick(
  raw: unknown,
  { delivery: cause, receivedAt }: { readonly delivery: string; readonly receivedAt: number },
): Pressed | null {
  const read = body.safeParse(raw);
  const pressed = read.success ? read.data.actions[0] : undefined;
  if (!read.success || !pressed) return null;
  const { user, view, message, container } = read.data;
  const messageTs = message?.ts ?? container?.message_ts ?? null;
  const at = pressed.action_ts === undefined ? receivedAt : msOf(pressed.action_ts);
  if (view?.type === 'home') {
    const channel = carriedBy(view.private_metadata).c ?? '';
    return { view: null, click: aside(read.data, pressed, { channel, messageTs: null, at, cause }) };
  }
  if (view) {
    const { id: viewId, callback_id: callbackId, private_metadata: privateMetadata, state } = view;
    const change = { viewId, callbackId, privateMetadata, values: state.values };
    return { view: { ...change, person: user.id, action: pressed.action_id, at } };
  }
  const channel = read.data.channel?.id ?? container?.channel_id ?? '';
  const game = channel.startsWith('D') ? channelIn(pressed.block_id ?? '') : null;
  if (game !== null)
    return { view: null, click: aside(read.data, pressed, { channel: game, messageTs, at, cause }) };
  const url = read.data.response_url;
  const thread = threadOf(read.data);
  const asker = {
    person: user.id,
    channel,
    ...(thread === undefined ? {} : { thread }),
    ...(url === undefined ? {} : { responseUrl: url }),
  };
  return {
    view: null,
    click: {
      asker,
      action: pressed.action_id,
      value: pressed.value ?? pressed.selected_option?.value ?? '',
      channel,
      messageTs,
      triggerId: read.data.trigger_id,
      at,
      cause,
    },
  };
}

type Read = z.infer<typeof body>;

/** What begins a thread stands in the channel and is pressed there: an answer in the thread would go unseen. */
function threadOf({ message, container }: Read): string | undefined {
  const thread = message?.thread_ts ?? container?.thread_ts;
  return thread === (message?.ts ?? container?.message_ts) ? undefined : thread;
}

/** A button of a Home or of a message to one person is about the game that it carries, and answers in direct messages. */
function aside(
  { user, trigger_id: triggerId }: Read,
  pressed: z.infer<typeof action>,
  { channel, ...rest }: Pick<Click, 'channel' | 'messageTs' | 'at' | 'cause'>,
): Click {
  return {
    asker: { person: user.id, channel, direct: true },
    action: pressed.action_id,
    value: pressed.value ?? pressed.selected_option?.value ?? '',
    ...{ triggerId, channel, carried: true, ...rest },
  };
}
