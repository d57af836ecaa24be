import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { present } from '../read/present.ts';

const opaque = z.string().min(1);
const eventBody = z
  .object({ event_id: opaque.optional(), event: z.object({ type: opaque }).loose() })
  .loose();
const commandBody = z
  .object({ command: opaque, trigger_id: z.string().optional(), response_url: z.string().optional() })
  .loose();
const actionBody = z
  .object({ type: z.literal('block_actions'), trigger_id: opaque.optional(), actions: z.array(z.unknown()) })
  .loose();
const viewBody = z
  .object({
    type: z.enum(['view_submission', 'view_closed']),
    trigger_id: opaque.optional(),
    view: z.object({ id: opaque, hash: z.string().optional() }).loose(),
  })
  .loose();
const shortcutBody = z.object({ type: z.enum(['shortcut', 'message_action']), trigger_id: opaque }).loose();

/** What a delivery is known by. `id` is Slack's own, prefixed by the sort where Slack's ids have no kind. */
export interface Known {
  readonly id: string;
  readonly sort: 'event' | 'command' | 'action' | 'submission' | 'closed' | 'shortcut';
}

/** Reads what Slack sent; null for what carries no act (certificate checks, challenges, option lists). */
export function recognise(body: unknown): Known | null {
  const event = eventBody.safeParse(body);
  if (event.success) return { id: event.data.event_id ?? eventKey(event.data.event), sort: 'event' };
  const command = commandBody.safeParse(body);
  if (command.success) return { id: `command:${commandKey(command.data)}`, sort: 'command' };
  const action = actionBody.safeParse(body);
  if (action.success)
    return { id: `action:${action.data.trigger_id ?? actionKey(action.data)}`, sort: 'action' };
  const view = viewBody.safeParse(body);
  if (view.success) return viewKnown(view.data);
  const shortcut = shortcutBody.safeParse(body);
  return shortcut.success ? { id: `shortcut:${shortcut.data.trigger_id}`, sort: 'shortcut' } : null;
}

/** Without Slack's own id an event is known by what it says: its times are in it. */
function eventKey(event: unknown): string {
  return `event:${createHash('sha256').update(JSON.stringify(event)).digest('hex')}`;
}

/** The same words typed twice are two commands: without an id of its own each delivery is another. */
function commandKey({ trigger_id, response_url }: z.infer<typeof commandBody>): string {
  return trigger_id || response_url || randomUUID();
}

function viewKnown(body: z.infer<typeof viewBody>): Known {
  const sort = body.type === 'view_submission' ? 'submission' : 'closed';
  return { id: `${sort}:${body.trigger_id ?? `${body.view.id}:${body.view.hash ?? ''}`}`, sort };
}

const clicked = z.object({
  user: z.object({ id: opaque }).loose(),
  actions: z.array(z.object({ action_id: z.string(), action_ts: opaque }).loose()),
});

function actionKey(body: unknown): string {
  const read = clicked.safeParse(body);
  if (!read.success) return randomUUID();
  const { user, actions } = read.data;
  return [user.id, ...actions.map((action) => `${action.action_id}@${action.action_ts}`)].join(':');
}

const changedUser = z.object({ type: z.literal('user_change'), user: z.looseObject({ id: opaque }) }).loose();

/** A body as it is kept: without the workspace's old verification token, and without anybody's profile. */
export function keepable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { token: _, ...rest } = body as Record<string, unknown>;
  const changed = changedUser.safeParse(rest.event).data;
  return changed === undefined ? rest : { ...rest, event: { ...changed, user: { id: changed.user.id } } };
}

/** A body whose event says nothing by null: Bolt looks into some of its members unasked. */
export function told(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('event' in body)) return body;
  return { ...body, event: present(body.event) };
}
