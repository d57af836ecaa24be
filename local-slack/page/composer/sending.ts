import { useState } from 'preact/hooks';
import type { UploadedFile } from '../../protocol.ts';
import { draft, keepDraft } from '../state/drafts.ts';
import { useWorkspace } from '../state/workspace.ts';
import { readSlash } from './slash.ts';
import { toWire } from './typed.ts';

/** What the person has begun to write in a place, kept while they look elsewhere. */
export function useDraft(place: string): [text: string, change: (text: string) => void] {
  const { me } = useWorkspace().snapshot;
  const [text, setText] = useState(() => draft(me, place));
  const change = (next: string) => {
    setText(next);
    keepDraft(me, place, next);
  };
  return [text, change];
}

interface Destination {
  channel: string;
  thread: string | undefined;
  broadcast: boolean;
}

/** Slackbot has already told the person of these, in the conversation. */
const TOLD = ['unknown_command', 'not_in_threads', 'operation_timeout', 'dispatch_failed'];

/** Sends what was typed, as a slash command or as a message. False: refused, and the person was told why. */
export function useSending({ channel, thread, broadcast }: Destination) {
  const { snapshot, act, tell } = useWorkspace();
  return async (typed: string, files: UploadedFile[]): Promise<boolean> => {
    const where = { user: snapshot.me, channel, ...(thread ? { thread_ts: thread } : {}) };
    const slash = files.length ? null : readSlash(typed);
    const extra = { ...(files.length ? { files } : {}), ...(thread && broadcast ? { broadcast } : {}) };
    const result = slash
      ? await act({ type: 'slash', ...where, command: slash.command, text: toWire(slash.text, snapshot) })
      : await act({ type: 'say', ...where, text: toWire(typed.trim(), snapshot), ...extra });
    if (result.ok || TOLD.includes(result.error)) return true;
    tell(result.says);
    return false;
  };
}
