import type { Body } from './tiny-app.ts';

export interface Place {
  table: string;
  user: string;
  /** A message of the app's own. */
  ts: string;
}

export interface Step {
  says: string;
  method: string;
  args: (at: Place) => Record<string, unknown>;
}

const mark = (at: Place) => ({ channel: at.table, timestamp: at.ts });
const nowhere = '1000000000.000000';
const home = { type: 'home', blocks: [{ type: 'divider' }] };
const step = (says: string, method: string, args: Step['args'] = () => ({})): Step => ({
  says,
  method,
  args,
});

/** What is asked of both, in this order. */
export const STEPS: Step[] = [
  step('who am I', 'auth.test'),
  step('post', 'chat.postMessage', ({ table }) => ({ channel: table, text: 'hello' })),
  step('post nowhere', 'chat.postMessage', () => ({ channel: 'C0NOWHERE0', text: 'hello' })),
  step('post nothing', 'chat.postMessage', ({ table }) => ({ channel: table })),
  step('reply', 'chat.postMessage', ({ table, ts }) => ({ channel: table, text: 'reply', thread_ts: ts })),
  step('reply to nothing', 'chat.postMessage', ({ table }) => ({
    channel: table,
    text: 'x',
    thread_ts: nowhere,
  })),
  step('update', 'chat.update', ({ table, ts }) => ({ channel: table, ts, text: 'hello again' })),
  step('update nothing', 'chat.update', ({ table }) => ({ channel: table, ts: nowhere, text: 'x' })),
  step('whisper', 'chat.postEphemeral', ({ table, user }) => ({ channel: table, user, text: 'psst' })),
  step('permalink', 'chat.getPermalink', ({ table, ts }) => ({ channel: table, message_ts: ts })),
  step('permalink of nothing', 'chat.getPermalink', ({ table }) => ({ channel: table, message_ts: nowhere })),
  step('react', 'reactions.add', (at) => ({ ...mark(at), name: 'eyes' })),
  step('react twice', 'reactions.add', (at) => ({ ...mark(at), name: 'eyes' })),
  step('reactions', 'reactions.get', mark),
  step('unreact', 'reactions.remove', (at) => ({ ...mark(at), name: 'eyes' })),
  step('unreact twice', 'reactions.remove', (at) => ({ ...mark(at), name: 'eyes' })),
  step('react to nothing', 'reactions.add', ({ table }) => ({
    channel: table,
    timestamp: nowhere,
    name: 'eyes',
  })),
  step('pin', 'pins.add', mark),
  step('pin twice', 'pins.add', mark),
  step('pins', 'pins.list', ({ table }) => ({ channel: table })),
  step('unpin', 'pins.remove', mark),
  step('unpin twice', 'pins.remove', mark),
  step('history', 'conversations.history', ({ table }) => ({ channel: table, limit: 2 })),
  step('history of nowhere', 'conversations.history', () => ({ channel: 'C0NOWHERE0' })),
  step('replies', 'conversations.replies', ({ table, ts }) => ({ channel: table, ts })),
  step('replies to nothing', 'conversations.replies', ({ table }) => ({ channel: table, ts: nowhere })),
  step('channel', 'conversations.info', ({ table }) => ({ channel: table })),
  step('no channel', 'conversations.info', () => ({ channel: 'C0NOWHERE0' })),
  step('channels', 'conversations.list'),
  step('members', 'conversations.members', ({ table }) => ({ channel: table })),
  step('open a DM', 'conversations.open', ({ user }) => ({ users: user })),
  step('person', 'users.info', ({ user }) => ({ user })),
  step('no person', 'users.info', () => ({ user: 'U0NOBODY00' })),
  step('people', 'users.list'),
  step('no bot', 'bots.info', () => ({ bot: 'B0NOBODY00' })),
  step('home', 'views.publish', ({ user }) => ({ user_id: user, view: home })),
  step('modal without leave', 'views.open', () => ({
    trigger_id: 'none',
    view: { ...home, type: 'modal', title: { type: 'plain_text', text: 'T' } },
  })),
  step('no file', 'files.info', () => ({ file: 'F0NOTHING0' })),
  step('announce a file', 'files.getUploadURLExternal', () => ({ filename: 'a.png', length: 3 })),
  step('delete', 'chat.delete', ({ table, ts }) => ({ channel: table, ts })),
  step('delete twice', 'chat.delete', ({ table, ts }) => ({ channel: table, ts })),
  step('no such method', 'chat.sing'),
];

export const outcome = (answer: Body): string => (answer.ok ? 'ok' : String(answer.error));

/** Where both answers have a key, but not the same type of value there. */
export function typesApart(ours: unknown, theirs: unknown, at = ''): string[] {
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    return ours.length > 0 && theirs.length > 0 ? typesApart(ours[0], theirs[0], `${at}[]`) : [];
  }
  if (isObject(ours) && isObject(theirs)) {
    return Object.keys(ours)
      .filter((key) => ours[key] !== null && theirs[key] !== undefined && theirs[key] !== null)
      .flatMap((key) => typesApart(ours[key], theirs[key], `${at}.${key}`));
  }
  return typeOf(ours) === typeOf(theirs) ? [] : [`${at}: ${typeOf(ours)}, not ${typeOf(theirs)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
