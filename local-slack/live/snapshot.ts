import type { Faults } from '../faults.ts';
import type { Inspector } from '../inspector.ts';
import type { Message, MessageKey, SharedFile, Snapshot } from '../protocol.ts';
import { maySee } from '../workspace/channels.ts';
import { stackOf } from '../workspace/views.ts';
import type { KeptFile, World } from '../workspace/world.ts';

export interface Showing {
  world: World;
  inspector: Inspector;
  faults: Faults;
  mode: 'socket' | 'http';
  connected: () => boolean;
  canReset: boolean;
}

/** Everything one person may see. Values that did not change are the same objects as last time. */
export function snapshotFor(showing: Showing, me: string): Snapshot {
  const { world, inspector, faults, mode, connected, canReset } = showing;
  const channels = [...world.channels.values()].filter((channel) => maySee(channel, me));
  const messages = channels.flatMap((channel) => [...(world.posts.get(channel.id)?.values() ?? [])]);
  const own = world.ephemerals.filter((it) => it.to === me);
  const modals = stackOf(world, me);
  const home = world.homes.get(me) ?? null;
  const holders = [...messages, ...own, ...modals, ...(home === null ? [] : [home])];
  const { id, name, botId, botUserId } = world.app;
  const { homeTab, messagesTab } = world.manifest;
  return {
    team: world.team,
    me,
    app: { id, name, botId, botUserId, mode, connected: connected(), homeTab, messagesTab },
    clock: { nowMs: world.clock.now(), offsetMs: world.clock.offset() },
    users: Object.fromEntries(world.users),
    channels: Object.fromEntries(channels.map((channel) => [channel.id, channel])),
    messages: Object.fromEntries(
      messages.map((post): [MessageKey, Message] => [`${post.channel}:${post.ts}`, post]),
    ),
    ephemerals: Object.fromEntries(own.map((it) => [`${it.channel}:${it.ts}`, it])),
    pins: Object.fromEntries(channels.map((channel) => [channel.id, world.pins.get(channel.id) ?? NO_PINS])),
    modals,
    home,
    files: Object.fromEntries(visibleFiles(world, holders, me).map((file) => [file.id, shown(file)])),
    commands: world.manifest.commands,
    emoji: Object.fromEntries(world.emoji),
    inspector: Object.fromEntries([...inspector.entries].map(([key, entry]) => [String(key), entry])),
    faults: faults.list(),
    canReset,
  };
}

const NO_PINS: Snapshot['pins'][string] = [];

/** Files that the messages, modals and Home in sight show, and the person's own. */
function visibleFiles(world: World, holders: Holder[], me: string): KeptFile[] {
  const ids = new Set(holders.flatMap(filesShownIn));
  return [...world.files.values()].filter((file) => ids.has(file.id) || file.user === me);
}

interface Holder {
  files?: string[];
  blocks?: unknown[];
}

const shownIn = new WeakMap<Holder, string[]>();

function filesShownIn(holder: Holder): string[] {
  const known = shownIn.get(holder);
  if (known !== undefined) return known;
  const inBlocks = JSON.stringify(holder.blocks ?? []).matchAll(/"slack_file":\{"id":"(\w+)"/g);
  const ids = [...(holder.files ?? []), ...[...inBlocks].map((match) => match[1] ?? '')];
  shownIn.set(holder, ids);
  return ids;
}

const cache = new WeakMap<KeptFile, SharedFile>();

function shown(file: KeptFile): SharedFile {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const { createdMs: _c, shares: _s, pending: _p, upload_key: _k, ...rest } = file;
  cache.set(file, rest);
  return rest;
}
