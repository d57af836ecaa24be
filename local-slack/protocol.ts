/**
 * What the server and the page of local-slack say to each other. Shapes that Slack defines keep Slack's own
 * names (snake_case, as in the Web API and in @slack/types); shapes of our own are camelCase.
 *
 * Doors, all on the workspace's own origin:
 *   GET  /                    the built page; its address ends in `#token=…` (the per-run token)
 *   POST /control/act         header `x-local-slack-token`, JSON body = one `Action` → `ActionResult`
 *   WS   /control/live        page sends `WatchRequest` first, then gets `LiveMessage`s
 *   GET  `file.url_private`   bytes of a file (the address itself is the secret, so <img src> works)
 */
import type {
  Channel,
  Ephemeral,
  Message,
  MessageKey,
  SharedFile,
  SlashCommand,
  Ts,
  User,
  View,
} from './protocol/things.ts';

export type * from './protocol/actions.ts';
export type * from './protocol/things.ts';

export type InspectorEntry = { id: number; atMs: number } & (
  | {
      kind: 'envelope';
      type: 'events_api' | 'slash_commands' | 'interactive';
      /** Event type with subtype, command, or payload type: `message.channels/message_changed`, `/buy`, `block_actions`. */
      name: string;
      envelopeId: string;
      eventId?: string;
      /** 0 = first delivery. */
      attempt: number;
      payload: unknown;
      state: 'waiting' | 'acked' | 'timed_out' | 'failed' | 'undelivered';
      ackMs?: number;
      ackPayload?: unknown;
    }
  | {
      kind: 'call';
      method: string;
      args: unknown;
      answer: unknown;
      status: number;
      ms: number;
      fault?: string;
    }
  | { kind: 'connection'; what: 'open' | 'close' | 'refresh' | 'offline' | 'online'; sockets: number }
  | { kind: 'note'; level: 'info' | 'warn'; text: string }
);

export interface ActiveFault {
  id: number;
  /** A sentence for the page. */
  says: string;
  /** How often it still strikes; null = until cleared. */
  left: number | null;
}

/** Everything one acting user may see. `inspector` and `faults` are the tester's own and the same for all. */
export interface Snapshot {
  team: { id: string; name: string; domain: string };
  /** The acting user. */
  me: string;
  app: {
    id: string;
    name: string;
    botId: string;
    botUserId: string;
    mode: 'socket' | 'http';
    connected: boolean;
    homeTab: boolean;
    messagesTab: boolean;
  };
  /** `nowMs` is workspace time when sent; system time + offsetMs from then on. */
  clock: { nowMs: number; offsetMs: number };
  users: Record<string, User>;
  /** Public channels, and those private ones and DMs the acting user is in. */
  channels: Record<string, Channel>;
  messages: Record<MessageKey, Message>;
  /** Only the acting user's own. */
  ephemerals: Record<MessageKey, Ephemeral>;
  /** Pins per channel, newest first. */
  pins: Record<string, { ts: Ts; by: string; atMs: number }[]>;
  /** Open modals of the acting user, bottom first, at most 3. */
  modals: View[];
  home: View | null;
  files: Record<string, SharedFile>;
  commands: SlashCommand[];
  /** Custom emoji: name → image address or `alias:name`. */
  emoji: Record<string, string>;
  /** The newest few hundred, by id. */
  inspector: Record<string, InspectorEntry>;
  faults: ActiveFault[];
  /** Whether `reset` would be carried out. */
  canReset: boolean;
}

/** Parts that are sent entry by entry; every other part is replaced whole. */
export type KeyedPart = 'users' | 'channels' | 'messages' | 'ephemerals' | 'pins' | 'files' | 'inspector';
export type Patch = Partial<Omit<Snapshot, KeyedPart>> & {
  [P in KeyedPart]?: { [key: string]: Snapshot[P][string] | null };
};

export type LiveMessage =
  | { type: 'snapshot'; snapshot: Snapshot }
  | { type: 'patch'; patch: Patch }
  | { type: 'refused'; reason: string };

/** First message of the page, and again to become another person (answered by a new snapshot). No user: the first person. */
export interface WatchRequest {
  type: 'watch';
  token: string;
  user?: string;
}

/** Folds one patch into a snapshot, without changing the old one. */
export function applyPatch(snapshot: Snapshot, patch: Patch): Snapshot {
  const next: Record<string, unknown> = { ...snapshot };
  for (const [part, value] of Object.entries(patch)) {
    next[part] = isKeyed(part) ? merged(snapshot[part], value as Record<string, unknown>) : value;
  }
  return next as unknown as Snapshot;
}

const KEYED: readonly KeyedPart[] = [
  'users',
  'channels',
  'messages',
  'ephemerals',
  'pins',
  'files',
  'inspector',
];
export const isKeyed = (part: string): part is KeyedPart => (KEYED as readonly string[]).includes(part);

function merged(old: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const next = { ...old };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete next[key];
    else next[key] = value;
  }
  return next;
}
