import { randomBytes } from 'node:crypto';
import type { WorkspaceClock } from '../clock.ts';
import type { Manifest } from '../manifest.ts';
import type { Channel, Ephemeral, Message, SharedFile, Ts, User, View } from '../protocol.ts';

/** A message as kept here. Values are never changed in place: a change puts a new one. */
export interface Post extends Message {
  client_msg_id?: string;
  inviter?: string;
  /** Link previews. */
  attachments?: Record<string, unknown>[];
}

export interface Pin {
  ts: Ts;
  by: string;
  atMs: number;
}

export interface KeptFile extends SharedFile {
  createdMs: number;
  /** channel → ts of the message that shares it. */
  shares: Record<string, Ts>;
  /** In no message yet. */
  pending: boolean;
  /** Last part of the address its bytes are sent to. */
  upload_key?: string;
}

/** What just became true, for the app's events. */
export type Happening =
  | { kind: 'posted'; post: Post }
  | { kind: 'changed'; post: Post; previous: Post }
  | { kind: 'deleted'; previous: Post }
  | { kind: 'reacted' | 'unreacted'; post: Post; name: string; user: string }
  | { kind: 'pinned' | 'unpinned'; post: Post; pin: Pin; user: string }
  | { kind: 'joined' | 'left'; channel: Channel; user: string; inviter?: string }
  | { kind: 'renamed' | 'archived' | 'unarchived'; channel: Channel; user: string }
  | { kind: 'userChanged'; user: User }
  | { kind: 'emojiAdded'; name: string; value: string }
  | { kind: 'homeOpened'; user: string; tab: 'home' | 'messages'; channel: string; view: View | null }
  | { kind: 'uninstalled' };

export interface AppIdentity {
  id: string;
  name: string;
  botId: string;
  botUserId: string;
}

/** The whole workspace. Knows no network. */
export interface World {
  readonly clock: WorkspaceClock;
  readonly manifest: Manifest;
  readonly origin: () => string;
  readonly team: { id: string; name: string; domain: string };
  readonly app: AppIdentity;
  readonly users: Map<string, User>;
  readonly channels: Map<string, Channel>;
  /** channel → ts → post, oldest first. */
  readonly posts: Map<string, Map<Ts, Post>>;
  readonly pins: Map<string, Pin[]>;
  readonly files: Map<string, KeptFile>;
  readonly bytes: Map<string, Uint8Array>;
  readonly emoji: Map<string, string>;
  ephemerals: Ephemeral[];
  readonly modals: Map<string, View[]>;
  readonly homes: Map<string, View>;
  /** Numbers handed out, so that ids are unique. */
  ids: number;
  installed: boolean;
  readonly tell: (happening: Happening) => void;
  /** Something a watcher may want to see has changed. */
  readonly touched: () => void;
}

export type WorldParts = Pick<World, 'clock' | 'manifest' | 'origin' | 'tell' | 'touched'>;

export function newWorld(parts: WorldParts): World {
  const app = {
    id: 'A0LOCAL0001',
    name: parts.manifest.appName,
    botId: 'B0LOCAL0001',
    botUserId: 'U0BOT00000',
  };
  const bot = {
    id: app.botUserId,
    name: botHandle(parts.manifest.botName),
    real_name: parts.manifest.botName,
  };
  return {
    ...parts,
    team: { id: 'T0LOCAL0001', name: 'Local workspace', domain: 'local' },
    app,
    users: new Map([[bot.id, { ...bot, is_bot: true, is_restricted: false, deleted: false }]]),
    channels: new Map(),
    posts: new Map(),
    pins: new Map(),
    files: new Map(),
    bytes: new Map(),
    emoji: new Map(),
    ephemerals: [],
    modals: new Map(),
    homes: new Map(),
    ids: 0,
    installed: true,
  };
}

const botHandle = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** An id of Slack's length and alphabet that still shows whom it names: `U0ANA000003`. */
export function mintId(world: World, letter: string, name = ''): string {
  world.ids += 1;
  const shown = name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 5);
  return `${letter}0${shown}${String(world.ids).padStart(9 - shown.length, '0')}`;
}

export const secret = (bytes = 16): string => randomBytes(bytes).toString('hex');

/** A refusal in Slack's own words, thrown inside and answered at the door. */
export class Refusal extends Error {
  readonly code: string;
  readonly more: Record<string, unknown>;
  constructor(code: string, more: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.more = more;
  }
}
