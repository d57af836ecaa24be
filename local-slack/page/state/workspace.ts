import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Snapshot, Ts, User } from '../../protocol.ts';
import type { Act } from '../live/act.ts';
import type { Viewpoint } from '../mrkdwn/dates.ts';

/** What every part of the page may lean on. */
export interface Workspace {
  readonly snapshot: Snapshot;
  readonly view: Viewpoint;
  readonly act: Act;
  /** Does the act, and shows the person what Slack would say if it is refused. */
  attempt(action: Parameters<Act>[0]): Promise<boolean>;
  become(user: string): void;
  go(channel: string): void;
  /** Opens the conversation and flashes the message; a reply opens its thread. */
  jump(channel: string, ts: Ts, thread?: Ts): void;
  openThread(channel: string, root: Ts): void;
  tell(words: string): void;
}

const Context = createContext<Workspace | null>(null);

export const WorkspaceProvider = Context.Provider;

export function useWorkspace(): Workspace {
  const workspace = useContext(Context);
  if (!workspace) throw new Error('No workspace around this component');
  return workspace;
}

export function personName(snapshot: Snapshot, id: string): string {
  if (id === 'USLACKBOT') return 'Slackbot';
  const user = snapshot.users[id];
  return user?.real_name || user?.name || id;
}

/** Those who can be played, in the order they came. */
export function people(snapshot: Snapshot): User[] {
  return Object.values(snapshot.users).filter((user) => !user.is_bot && !user.deleted);
}

export function channelTitle(snapshot: Snapshot, id: string): string {
  const channel = snapshot.channels[id];
  if (!channel) return id;
  return channel.kind === 'im' ? personName(snapshot, partner(snapshot, id)) : channel.name;
}

/** The other person of a DM; oneself, if it is a note to oneself. */
export function partner(snapshot: Snapshot, id: string): string {
  const members = snapshot.channels[id]?.members ?? [];
  return members.find((member) => member !== snapshot.me) ?? snapshot.me;
}

const PERMALINK = /\/archives\/([CGD][A-Z0-9]+)\/p(\d{10})(\d{6})(?:\?.*?thread_ts=([\d.]+))?/;

/** The message a link of this workspace leads to, if it is one; and its thread, where there is something to read in it. */
export function permalink(url: string, snapshot: Snapshot): { channel: string; ts: Ts; thread?: Ts } | null {
  const found = PERMALINK.exec(url);
  const [, channel, seconds, micros, thread] = found ?? [];
  if (!channel || !snapshot.channels[channel]) return null;
  const ts = `${seconds}.${micros}`;
  if (!thread && snapshot.messages[`${channel}:${ts}`]?.reply_count) return { channel, ts, thread: ts };
  return thread && thread !== ts ? { channel, ts, thread } : { channel, ts };
}
