import type { ClickTarget, Ephemeral, InputValue, View } from '../protocol.ts';
import { channelSeenBy } from '../workspace/channels.ts';
import { ephemeralAt } from '../workspace/ephemerals.ts';
import { postOf } from '../workspace/messages.ts';
import { slackMessage } from '../workspace/slack-message.ts';
import { slackView, stackOf } from '../workspace/views.ts';
import { type Post, Refusal, type World } from '../workspace/world.ts';
import { choiceOf, elementsIn, initialOf, type Placed, stateValues } from './inputs.ts';
import { channelName, payloadHead } from './payloads.ts';
import type { Counter } from './slash.ts';

export interface Click {
  user: string;
  target: ClickTarget;
  actionId: string;
  blockId?: string;
  value?: InputValue;
  values?: Record<string, InputValue>;
}

/** Something pressed or chosen in a message or view. Not repeated if the app does not ack. */
export async function click(counter: Counter, pressed: Click): Promise<{ acked: boolean }> {
  const { world } = counter;
  if (!world.manifest.interactive) throw new Refusal('interactivity_disabled');
  const about = targetOf(world, pressed);
  const placed = find(about.blocks, pressed);
  const { element, blockId } = placed;
  const value = pressed.value ?? initialOf(element);
  const choice = choiceOf(element, value);
  const action = {
    ...named(element),
    block_id: blockId,
    ...choice,
    action_ts: world.clock.mint(),
  };
  const held = (it: Placed) =>
    it.blockId === blockId && it.element.action_id === element.action_id
      ? value
      : pressed.values?.[it.blockId];
  const payload = {
    ...payloadHead(world, 'block_actions', pressed.user),
    trigger_id: counter.triggers.mint(pressed.user),
    ...about.parts(stateValues(about.blocks, held), counter),
    actions: [action],
  };
  const answer = await counter.office.ask('interactive', payload);
  return { acked: answer.acked };
}

function named(element: Placed['element']): Record<string, unknown> {
  const { type, action_id, text, placeholder } = element;
  return {
    action_id,
    type,
    ...(type === 'button' ? { text: withEmoji(text) } : {}),
    ...(placeholder === undefined ? {} : { placeholder: withEmoji(placeholder) }),
  };
}

const withEmoji = (text: unknown) => ({ emoji: true, ...(text as object) });

/** @throws Refusal `no_such_element` */
function find(blocks: readonly unknown[], { actionId, blockId, value }: Click): Placed {
  const all = elementsIn(blocks).filter(
    (it) => it.element.action_id === actionId && (blockId === undefined || it.blockId === blockId),
  );
  const byValue = all.find((it) => it.element.type === 'button' && it.element.value === value);
  const found = value === undefined ? all[0] : (byValue ?? all.find((it) => it.element.type !== 'button'));
  if (found === undefined) throw new Refusal('no_such_element');
  return found;
}

interface About {
  blocks: readonly unknown[];
  parts: (values: Record<string, unknown>, counter: Counter) => Record<string, unknown>;
}

function targetOf(world: World, { user, target }: Click): About {
  if ('viewId' in target) return aboutView(world, user, target.viewId);
  channelSeenBy(world, target.channel, user);
  const ephemeral = ephemeralAt(world, target.channel, target.ts);
  if (ephemeral !== undefined) {
    if (ephemeral.to !== user) throw new Refusal('message_not_found');
    return aboutEphemeral(world, ephemeral);
  }
  return aboutPost(world, user, postOf(world, target.channel, target.ts));
}

function aboutView(world: World, user: string, viewId: string): About {
  const view = viewFor(world, user, viewId);
  return {
    blocks: view.blocks,
    parts: (values) => ({
      container: { type: 'view', view_id: viewId },
      view: slackView(world, view, values),
    }),
  };
}

/** An open modal of theirs, or their Home. @throws Refusal `not_found` */
function viewFor(world: World, user: string, viewId: string): View {
  const home = world.homes.get(user);
  const found =
    stackOf(world, user).find((view) => view.id === viewId) ?? (home?.id === viewId ? home : undefined);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

function aboutPost(world: World, user: string, post: Post): About {
  const { channel, ts, thread_ts } = post;
  return {
    blocks: post.blocks ?? [],
    parts: (values, counter) => ({
      container: {
        type: 'message',
        message_ts: ts,
        channel_id: channel,
        is_ephemeral: false,
        ...(thread_ts === undefined || thread_ts === ts ? {} : { thread_ts }),
      },
      channel: { id: channel, name: channelName(world, channel) },
      message: slackMessage(world, post),
      state: { values },
      response_url: counter.responseUrls.mint({ user, channel, ts }, 'actions'),
    }),
  };
}

function aboutEphemeral(world: World, ephemeral: Ephemeral): About {
  const { channel, ts, to, thread_ts } = ephemeral;
  return {
    blocks: ephemeral.blocks ?? [],
    parts: (values, counter) => ({
      container: {
        type: 'message',
        message_ts: ts,
        channel_id: channel,
        is_ephemeral: true,
        ...(thread_ts === undefined ? {} : { thread_ts }),
      },
      channel: { id: channel, name: channelName(world, channel) },
      state: { values },
      response_url: counter.responseUrls.mint({ user: to, channel, ts }, 'actions'),
    }),
  };
}
