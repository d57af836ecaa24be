import type { Item } from './bodies.ts';

/** What a code of Slack's means for an item that it refused. */
export type Verdict =
  /** The wish is already so. */
  | 'done'
  /** The message is gone, or no longer ours to edit: the game decides whether to post it anew. */
  | 'lost'
  /** Slack cannot take the blocks; the text alone holds the facts. */
  | 'strip'
  /** The token, not the item: everything waits. */
  | 'locked_out'
  | 'failed';

const done: Readonly<Partial<Record<Item['sort'], readonly string[]>>> = {
  pin: ['already_pinned'],
  unpin: ['no_pin', 'not_pinned', 'message_not_found'],
  react: ['already_reacted'],
  unreact: ['no_reaction', 'message_not_found'],
  delete: ['message_not_found'],
};
const lost = new Set(['cant_update_message', 'message_not_found', 'edit_window_closed']);
const strip = new Set(['invalid_blocks', 'invalid_blocks_format', 'msg_blocks_too_long']);
const lockedOut = new Set([
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
]);

export function judge(sort: Item['sort'], code: string): Verdict {
  if (lockedOut.has(code)) return 'locked_out';
  if (done[sort]?.includes(code)) return 'done';
  if ((sort === 'edit' || sort === 'redraw') && lost.has(code)) return 'lost';
  return strip.has(code) ? 'strip' : 'failed';
}
