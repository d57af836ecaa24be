import { z } from 'zod';
import type { Action } from '../protocol.ts';

const ts = z.string();
const who = { user: z.string() };
const place = { ...who, channel: z.string() };
const spot = { ...place, ts };
const value = z.union([z.string(), z.array(z.string()), z.null()]);
const values = z.record(z.string(), value);
const times = z.number().int().positive().optional();
const file = z.object({
  name: z.string(),
  mimetype: z.string(),
  base64: z.base64(),
  title: z.string().optional(),
  alt_txt: z.string().optional(),
});
const target = z.union([z.object({ channel: z.string(), ts }), z.object({ viewId: z.string() })]);
const method = z.string();

const fault = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    method,
    status: z.number(),
    retryAfterSecs: z.number().optional(),
    times,
  }),
  z.object({ kind: z.literal('loseAnswer'), method, how: z.enum(['status500', 'timeout']), times }),
  z.object({ kind: z.literal('delay'), method, ms: z.number(), times }),
  z.object({ kind: z.literal('redeliver'), inspectorId: z.number() }),
  z.object({ kind: z.literal('duplicate'), times }),
  z.object({ kind: z.literal('dropAcks'), times }),
  z.object({ kind: z.literal('disconnect') }),
  z.object({ kind: z.literal('offline') }),
  z.object({ kind: z.literal('online') }),
  z.object({ kind: z.literal('clear'), id: z.number().optional() }),
]);

const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('say'),
    ...place,
    text: z.string(),
    thread_ts: ts.optional(),
    broadcast: z.boolean().optional(),
    files: z.array(file).optional(),
  }),
  z.object({ type: z.literal('edit'), ...spot, text: z.string() }),
  z.object({ type: z.enum(['delete', 'pin', 'unpin', 'dismissEphemeral']), ...spot }),
  z.object({ type: z.enum(['react', 'unreact']), ...spot, name: z.string() }),
  z.object({
    type: z.literal('slash'),
    ...place,
    command: z.string(),
    text: z.string(),
    thread_ts: ts.optional(),
  }),
  z.object({
    type: z.literal('click'),
    ...who,
    target,
    actionId: z.string(),
    blockId: z.string().optional(),
    value: value.optional(),
    values: values.optional(),
  }),
  z.object({ type: z.literal('submit'), ...who, viewId: z.string(), values }),
  z.object({ type: z.literal('closeView'), ...who, viewId: z.string(), all: z.boolean().optional() }),
  z.object({ type: z.literal('openHome'), ...who, tab: z.enum(['home', 'messages']).optional() }),
  z.object({ type: z.literal('openDm'), ...who, with: z.string() }),
  z.object({
    type: z.literal('addUser'),
    name: z.string().regex(/^[a-z0-9._-]{1,21}$/),
    real_name: z.string().min(1).max(80).optional(),
    is_restricted: z.boolean().optional(),
  }),
  z.object({ type: z.literal('renameUser'), ...who, real_name: z.string().min(1).max(80) }),
  z.object({ type: z.literal('createChannel'), ...who, name: z.string(), private: z.boolean().optional() }),
  z.object({ type: z.literal('renameChannel'), ...place, name: z.string() }),
  z.object({ type: z.enum(['archive', 'unarchive', 'join', 'leave']), ...place }),
  z.object({ type: z.literal('invite'), ...place, invitee: z.string() }),
  z.object({ type: z.literal('kick'), ...place, member: z.string() }),
  z.object({ type: z.literal('addEmoji'), name: z.string(), value: z.string() }),
  z.object({ type: z.literal('skipClock'), ms: z.number().nonnegative() }),
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('fault'), fault }),
]);

/** An action as the page posted it. */
export function readAction(body: unknown): { action: Action } | { refused: string } {
  const read = action.safeParse(body);
  // Optional parts that are absent stay absent: zod adds no keys, only its types say "or undefined".
  return read.success ? { action: read.data as Action } : { refused: z.prettifyError(read.error) };
}
