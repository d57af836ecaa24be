/** What a workspace holds, in the shapes that Slack shows of them. */
import type { KnownBlock } from '@slack/types';

/** `seconds.microseconds`, unique and growing within the workspace. */
export type Ts = string;
/** `${channel}:${ts}`, the key of a message in a snapshot. */
export type MessageKey = string;

export interface User {
  id: string;
  name: string;
  real_name: string;
  is_bot: boolean;
  /** A guest. */
  is_restricted: boolean;
  deleted: boolean;
}

export interface Channel {
  id: string;
  /** Empty for a DM. */
  name: string;
  kind: 'public' | 'private' | 'im';
  members: string[];
  creator: string;
  createdMs: number;
  archived: boolean;
  topic: string;
}

export interface Reaction {
  name: string;
  users: string[];
  count: number;
}

export interface Message {
  type: 'message';
  channel: string;
  ts: Ts;
  /** The bot's own posts carry the bot user; a tombstone carries `USLACKBOT`. */
  user: string;
  text: string;
  /** `thread_broadcast`, `tombstone`, `me_message`, `channel_join`, `channel_leave`, `file_share`… */
  subtype?: string;
  bot_id?: string;
  app_id?: string;
  blocks?: (KnownBlock & { block_id?: string })[];
  thread_ts?: Ts;
  reply_count?: number;
  reply_users?: string[];
  latest_reply?: Ts;
  edited?: { user: string; ts: Ts };
  reactions?: Reaction[];
  pinned?: boolean;
  /** Ids into `Snapshot.files`. */
  files?: string[];
  metadata?: { event_type: string; event_payload: Record<string, unknown> };
}

/** Only its `to` ever sees it; never in history. */
export interface Ephemeral {
  channel: string;
  ts: Ts;
  to: string;
  /** The bot's user, or `USLACKBOT` for Slack's own words (unknown command, time-out of a command). */
  user: string;
  text: string;
  blocks?: (KnownBlock & { block_id?: string })[];
  thread_ts?: Ts;
}

/** One value per input: text, option value, user id, list of them, or null for nothing chosen. */
export type InputValue = string | string[] | null;

export interface View {
  id: string;
  type: 'modal' | 'home';
  callback_id: string;
  title?: { type: 'plain_text'; text: string };
  submit?: { type: 'plain_text'; text: string } | null;
  close?: { type: 'plain_text'; text: string } | null;
  blocks: (KnownBlock & { block_id: string })[];
  private_metadata: string;
  notify_on_close: boolean;
  clear_on_close: boolean;
  hash: string;
  root_view_id: string;
  previous_view_id: string | null;
  external_id: string;
}

export interface SharedFile {
  id: string;
  name: string;
  title: string;
  mimetype: string;
  filetype: string;
  size: number;
  user: string;
  alt_txt?: string;
  /** Absolute address, served to whoever knows it. */
  url_private: string;
}

export interface SlashCommand {
  command: string;
  description: string;
  usage_hint: string;
  should_escape: boolean;
}
