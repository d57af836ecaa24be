import { click } from '../interactions/click.ts';
import { type Counter, type SlashOutcome, slash } from '../interactions/slash.ts';
import { closeView, type SubmitOutcome, submit } from '../interactions/submit.ts';
import type { ClickTarget, InputValue, View } from '../protocol.ts';
import {
  addChannel,
  imBetween,
  join,
  leave,
  type NewChannel,
  rename,
  setArchived,
} from '../workspace/channels.ts';
import { dismiss, ephemeralAt } from '../workspace/ephemerals.ts';
import { postOf, unfurl } from '../workspace/messages.ts';
import { addUser, changeUser, type NewUser } from '../workspace/people.ts';
import { pin, unpin } from '../workspace/pins.ts';
import { stackOf } from '../workspace/views.ts';
import { Refusal } from '../workspace/world.ts';
import { edit, type SayOptions, say, setReaction, takeBack, theirChannel } from './people.ts';
import { pinnedIn, type Seen, seenBy, threadOf } from './seen.ts';

export interface ClickOptions {
  /** What was chosen, where the button or the list does not say it by itself. */
  value?: InputValue;
  blockId?: string;
  /** What the other inputs of the view hold, by block_id. */
  values?: Record<string, InputValue>;
}

/** What people do. Everything throws a Refusal with Slack's word for why not. */
export interface Control {
  addUser(person: NewUser): string;
  renameUser(user: string, real_name: string): void;
  deactivate(user: string): void;
  addChannel(channel: NewChannel): string;
  renameChannel(user: string, channel: string, name: string): void;
  archive(user: string, channel: string): void;
  unarchive(user: string, channel: string): void;
  /** Brings a person or the bot in; they are in it when this returns. */
  invite(channel: string, user: string, inviter?: string): void;
  join(user: string, channel: string): void;
  leave(user: string, channel: string): void;
  /** The DM of two people, or of a person and the bot. */
  dm(one: string, other: string): string;
  say(user: string, channel: string, text: string, options?: SayOptions): string;
  edit(user: string, channel: string, ts: string, text: string): void;
  remove(user: string, channel: string, ts: string): void;
  /** Slack adds a link preview: `message_changed` with the same text. */
  unfurl(channel: string, ts: string, url?: string): void;
  react(user: string, channel: string, ts: string, name: string): void;
  unreact(user: string, channel: string, ts: string, name: string): void;
  pin(user: string, channel: string, ts: string): void;
  unpin(user: string, channel: string, ts: string): void;
  slash(
    user: string,
    where: string | { channel: string; thread_ts: string },
    command: string,
    text?: string,
  ): Promise<SlashOutcome>;
  click(
    user: string,
    target: ClickTarget,
    actionId: string,
    chosen?: ClickOptions,
  ): Promise<{ acked: boolean }>;
  submit(user: string, viewId: string, values: Record<string, InputValue>): Promise<SubmitOutcome>;
  closeView(user: string, viewId: string, all?: boolean): Promise<{ acked: boolean }>;
  dismissEphemeral(user: string, channel: string, ts: string): void;
  openHome(user: string, tab?: 'home' | 'messages'): void;
  addEmoji(name: string, value: string): void;
  /** The app is removed: events say so, its token is dead. */
  uninstall(): void;
  /** Ids by name, as after loading a saved workspace. */
  channelNamed(name: string): string | undefined;
  userNamed(name: string): string | undefined;
  /** The modal on top, or undefined. */
  topView(user: string): View | undefined;
  home(user: string): View | undefined;
  /** All a person may see of a channel, thread replies and own ephemerals included, oldest first. */
  seen(user: string, channel: string): Seen[];
  /** The parent and its replies. */
  thread(channel: string, ts: string): Seen[];
  /** A file as it was handed over: its name, title and text; undefined while there is none. */
  file(id: string): { readonly name: string; readonly title: string; readonly text: string } | undefined;
  /** The pinned messages, newest pin first. */
  pins(channel: string): Seen[];
  skip(ms: number): void;
  now(): number;
}

export function newControl(counter: Counter): Control {
  return {
    ...roomControl(counter),
    ...messageControl(counter),
    ...interactionControl(counter),
    ...viewing(counter),
  };
}

function roomControl({ world }: Counter) {
  return {
    addUser: (person: NewUser) => addUser(world, person).id,
    renameUser: (user: string, real_name: string) => changeUser(world, user, { real_name }),
    deactivate: (user: string) => changeUser(world, user, { deleted: true }),
    addChannel: (channel: NewChannel) => addChannel(world, channel).id,
    renameChannel: (user: string, channel: string, name: string) => rename(world, channel, user, name),
    archive: (user: string, channel: string) => setArchived(world, channel, user, true),
    unarchive: (user: string, channel: string) => setArchived(world, channel, user, false),
    invite: (channel: string, user: string, inviter?: string) => join(world, channel, user, inviter),
    join: (user: string, channel: string) => join(world, channel, user),
    leave: (user: string, channel: string) => leave(world, channel, user),
    dm: (one: string, other: string) => imBetween(world, one, other).id,
    addEmoji: (name: string, value: string) => {
      world.emoji.set(name, value);
      world.tell({ kind: 'emojiAdded', name, value });
    },
    uninstall: () => {
      world.installed = false;
      world.tell({ kind: 'uninstalled' });
    },
  };
}

function messageControl({ world }: Counter) {
  return {
    say: (user: string, channel: string, text: string, options: SayOptions = {}) =>
      say(world, { user, channel, text }, options).ts,
    edit: (user: string, channel: string, ts: string, text: string) =>
      void edit(world, { user, channel, text }, ts),
    remove: (user: string, channel: string, ts: string) => takeBack(world, user, channel, ts),
    unfurl: (channel: string, ts: string, url = 'https://example.com/') =>
      unfurl(world, postOf(world, channel, ts), url),
    react: (user: string, channel: string, ts: string, name: string) =>
      setReaction(world, true, { user, channel, ts, name }),
    unreact: (user: string, channel: string, ts: string, name: string) =>
      setReaction(world, false, { user, channel, ts, name }),
    pin: (user: string, channel: string, ts: string) =>
      pin(world, theirChannel(world, user, channel), ts, user),
    unpin: (user: string, channel: string, ts: string) =>
      unpin(world, theirChannel(world, user, channel), ts, user),
    dismissEphemeral: (user: string, channel: string, ts: string) => {
      const found = ephemeralAt(world, channel, ts);
      if (found?.to !== user) throw new Refusal('message_not_found');
      dismiss(world, found);
    },
  };
}

function interactionControl(counter: Counter) {
  const { world } = counter;
  return {
    slash: (
      user: string,
      where: string | { channel: string; thread_ts: string },
      command: string,
      text = '',
    ) => slash(counter, { user, command, text, ...(typeof where === 'string' ? { channel: where } : where) }),
    click: (user: string, target: ClickTarget, actionId: string, chosen: ClickOptions = {}) =>
      click(counter, { user, target, actionId, ...chosen }),
    submit: (user: string, viewId: string, values: Record<string, InputValue>) =>
      submit(counter, { user, viewId, values }),
    closeView: (user: string, viewId: string, all = false) => closeView(counter, user, viewId, all),
    openHome: (user: string, tab: 'home' | 'messages' = 'home') => {
      const channel = imBetween(world, user, world.app.botUserId).id;
      const view = tab === 'home' ? (world.homes.get(user) ?? null) : null;
      world.tell({ kind: 'homeOpened', user, tab, channel, view });
    },
  };
}

function viewing({ world }: Counter) {
  const named = (all: Iterable<{ id: string; name: string }>, name: string) =>
    [...all].find((one) => one.name === name)?.id;
  return {
    channelNamed: (name: string) => named(world.channels.values(), name),
    userNamed: (name: string) => named(world.users.values(), name),
    topView: (user: string) => stackOf(world, user).at(-1),
    home: (user: string) => world.homes.get(user),
    seen: (user: string, channel: string) => seenBy(world, user, channel),
    thread: (channel: string, ts: string) => threadOf(world, channel, ts),
    pins: (channel: string) => pinnedIn(world, channel),
    file: (id: string) => {
      const [file, bytes] = [world.files.get(id), world.bytes.get(id)];
      if (file === undefined || bytes === undefined) return undefined;
      return { name: file.name, title: file.title, text: new TextDecoder().decode(bytes) };
    },
    skip: (ms: number) => {
      world.clock.skip(ms);
      world.touched();
    },
    now: () => world.clock.now(),
  };
}
