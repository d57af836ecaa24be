import type { InputValue, Ts } from './things.ts';

export type ClickTarget = { channel: string; ts: Ts } | { viewId: string };

export interface UploadedFile {
  name: string;
  mimetype: string;
  base64: string;
  title?: string;
  alt_txt?: string;
}

/** Everything a person (or the tester) can do. `user` is who does it. */
export type Action =
  | {
      type: 'say';
      user: string;
      channel: string;
      text: string;
      thread_ts?: Ts;
      broadcast?: boolean;
      files?: UploadedFile[];
    }
  | { type: 'edit'; user: string; channel: string; ts: Ts; text: string }
  | { type: 'delete'; user: string; channel: string; ts: Ts }
  | { type: 'react' | 'unreact'; user: string; channel: string; ts: Ts; name: string }
  | { type: 'pin' | 'unpin'; user: string; channel: string; ts: Ts }
  | { type: 'slash'; user: string; channel: string; command: string; text: string; thread_ts?: Ts }
  | {
      type: 'click';
      user: string;
      target: ClickTarget;
      actionId: string;
      blockId?: string;
      /** The chosen value of a select, radio, checkbox or text; for a button, picks the one of that value. */
      value?: InputValue;
      /** What the modal's inputs hold now, by block_id. */
      values?: Record<string, InputValue>;
    }
  | { type: 'submit'; user: string; viewId: string; values: Record<string, InputValue> }
  | { type: 'closeView'; user: string; viewId: string; all?: boolean }
  | { type: 'dismissEphemeral'; user: string; channel: string; ts: Ts }
  | { type: 'openHome'; user: string; tab?: 'home' | 'messages' }
  /** The person's DM with the bot or another person; the result's `channel`. */
  | { type: 'openDm'; user: string; with: string }
  | { type: 'addUser'; name: string; real_name?: string; is_restricted?: boolean }
  | { type: 'renameUser'; user: string; real_name: string }
  | { type: 'createChannel'; user: string; name: string; private?: boolean }
  | { type: 'renameChannel'; user: string; channel: string; name: string }
  | { type: 'archive' | 'unarchive'; user: string; channel: string }
  /** `invitee` may be the bot's user id. */
  | { type: 'invite'; user: string; channel: string; invitee: string }
  | { type: 'join' | 'leave'; user: string; channel: string }
  | { type: 'kick'; user: string; channel: string; member: string }
  | { type: 'addEmoji'; name: string; value: string }
  | { type: 'skipClock'; ms: number }
  /** Sets everything aside and begins anew, where whoever runs the workspace has arranged for it. */
  | { type: 'reset' }
  | { type: 'fault'; fault: FaultAction };

export type FaultAction =
  /** Answers `method` (or every method: `*`) with this HTTP status, `times` times or until cleared. */
  | { kind: 'status'; method: string; status: number; retryAfterSecs?: number; times?: number }
  /** Carries the call out, then answers 500 or never. */
  | { kind: 'loseAnswer'; method: string; how: 'status500' | 'timeout'; times?: number }
  | { kind: 'delay'; method: string; ms: number; times?: number }
  | { kind: 'redeliver'; inspectorId: number }
  | { kind: 'duplicate'; times?: number }
  | { kind: 'dropAcks'; times?: number }
  | { kind: 'disconnect' }
  | { kind: 'offline' }
  | { kind: 'online' }
  | { kind: 'clear'; id?: number };

export type ActionResult =
  | {
      ok: true;
      ts?: Ts;
      channel?: string;
      user?: string;
      viewId?: string;
      /** Slash, click, submit, close: whether the app acked within 3 s. */
      acked?: boolean;
      /** Submit: the app's `response_action: errors`, by block_id. */
      errors?: Record<string, string>;
    }
  /** `error` is a short code; `says` is what Slack would show the person. */
  | { ok: false; error: string; says: string };
