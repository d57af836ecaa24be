import type { InspectorEntry } from '../../protocol.ts';

type Envelope = Extract<InspectorEntry, { kind: 'envelope' }>;
type Fields = Record<string, unknown>;

/** An entry as a line of a test: what a person did, by the workspace's control, or what the app was to call. */
export function testCase(entry: InspectorEntry): string {
  switch (entry.kind) {
    case 'envelope':
      return deed(entry);
    case 'call': {
      const { method, args, answer } = entry;
      const shown = { method, args, answer: { ok: at(answer, 'ok') ?? false, ...errorIn(answer) } };
      return `expect(workspace.calls).toContainEqual(expect.objectContaining(${literal(shown)}));`;
    }
    case 'connection':
      return entry.what === 'refresh' ? 'workspace.faults.disconnect();' : `// the connection: ${entry.what}`;
    case 'note':
      return `// ${entry.text}`;
  }
}

function deed({ type, name, payload }: Envelope): string {
  const body = fields(payload);
  if (type === 'slash_commands')
    return call('await', 'slash', body.user_id, body.channel_id, body.command, body.text);
  if (type === 'interactive') return interaction(body);
  const event = fields(body.event);
  const { user, channel, ts } = event;
  const item = fields(event.item);
  switch (event.type) {
    case 'message':
      return message(event);
    case 'reaction_added':
    case 'reaction_removed': {
      const verb = event.type === 'reaction_added' ? 'react' : 'unreact';
      return call('', verb, user, item.channel, item.ts, event.reaction);
    }
    case 'pin_added':
    case 'pin_removed':
      return call(
        '',
        event.type === 'pin_added' ? 'pin' : 'unpin',
        user,
        event.channel_id,
        at(event.item, 'message', 'ts'),
      );
    case 'app_home_opened':
      return call('', 'openHome', user, event.tab);
    case 'member_joined_channel':
      return call('', 'join', user, channel);
    case 'member_left_channel':
      return call('', 'leave', user, channel);
    default:
      return `// ${name}${ts === undefined ? '' : ` at ${String(ts)}`}: brought about by what was done before it`;
  }
}

function message(event: Fields): string {
  const { user, channel, ts, text, thread_ts, subtype } = event;
  const now = fields(event.message);
  const before = fields(event.previous_message);
  if (subtype === 'message_changed') return call('', 'edit', now.user, channel, now.ts, now.text);
  if (subtype === 'message_deleted') return call('', 'remove', before.user, channel, before.ts);
  if (event.bot_id !== undefined) return `// the app's own message ${String(ts)} came back to it`;
  const broadcast = subtype === 'thread_broadcast' ? { broadcast: true } : {};
  const options = thread_ts === undefined || thread_ts === ts ? [] : [{ thread_ts, ...broadcast }];
  return call('const ts =', 'say', user, channel, text, ...options);
}

function interaction(body: Fields): string {
  const user = at(body.user, 'id');
  const view = fields(body.view);
  if (body.type === 'view_submission')
    return call('await', 'submit', user, view.id, valuesOf(at(view.state, 'values')));
  if (body.type === 'view_closed') return call('await', 'closeView', user, view.id);
  const [action] = Array.isArray(body.actions) ? (body.actions as Fields[]) : [];
  const container = fields(body.container);
  const target =
    container.view_id === undefined
      ? { channel: container.channel_id, ts: container.message_ts }
      : { viewId: container.view_id };
  const value = chosenIn(fields(action));
  return call('await', 'click', user, target, action?.action_id, ...(value === undefined ? [] : [{ value }]));
}

/** The inputs of a form, by block, as `submit` takes them. */
function valuesOf(state: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields(state)).map(([block, inputs]) => {
      const [input] = Object.values(fields(inputs));
      return [block, chosenIn(fields(input)) ?? null];
    }),
  );
}

function chosenIn(input: Fields): unknown {
  const many = input.selected_options;
  if (Array.isArray(many)) return many.map((option) => at(option, 'value'));
  const held =
    input.selected_users ??
    input.selected_user ??
    input.selected_conversation ??
    input.selected_channel ??
    input.selected_date;
  return held ?? at(input.selected_option, 'value') ?? input.value;
}

const fields = (held: unknown): Fields => (typeof held === 'object' && held !== null ? (held as Fields) : {});

const at = (held: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => fields(inner)[name], held);

const errorIn = (answer: unknown): Fields => {
  const error = at(answer, 'error');
  return error === undefined ? {} : { error };
};

const literal = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'undefined';

function call(before: string, verb: string, ...given: unknown[]): string {
  const words = given.map((each) => JSON.stringify(each) ?? 'undefined').join(', ');
  return `${before}${before ? ' ' : ''}workspace.control.${verb}(${words});`;
}
