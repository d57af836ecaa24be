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
}

/** Everything one person may see. Values that did not change are the same objects as last time. */
export function snapshotFor({ world, inspector, faults, mode, connected }: Showing, me: string): Snapshot {
  const channels = [...world.channels.values()].filter((channel) => maySee(channel, me));
  const messages = channels.flatMap((channel) => [...(world.posts.get(channel.id)?.values() ?? [])]);
  const own = world.ephemerals.filter((it) => it.to === me);
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
    modals: stackOf(world, me),
    home: world.homes.get(me) ?? null,
    files: Object.fromEntries(visibleFiles(world, messages, me).map((file) => [file.id, shown(file)])),
    commands: world.manifest.commands,
    emoji: Object.fromEntries(world.emoji),
    inspector: Object.fromEntries([...inspector.entries].map(([key, entry]) => [String(key), entry])),
    faults: faults.list(),
  };
}

const NO_PINS: Snapshot['pins'][string] = [];

/** Files of the messages seen, and those the app may put into blocks. */
function visibleFiles(world: World, messages: Message[], me: string): KeptFile[] {
  const inMessages = new Set(messages.flatMap((message) => message.files ?? []));
  return [...world.files.values()].filter(
    (file) =>
      inMessages.has(file.id) || file.user === me || (file.user === world.app.botUserId && isUnshared(file)),
  );
}

const isUnshared = (file: KeptFile): boolean => Object.keys(file.shares).length === 0;

const cache = new WeakMap<KeptFile, SharedFile>();

function shown(file: KeptFile): SharedFile {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const { createdMs: _c, shares: _s, pending: _p, upload_key: _k, ...rest } = file;
  cache.set(file, rest);
  return rest;
}
