import type { Json } from './values.ts';

const value = (of: Json): Json => ({ field: { value: of } });
const user = { id: 'U0ANA', username: 'ana', team_id: 'T0' };
const event = (inner: Json): Json => ({
  type: 'event_callback',
  team_id: 'T0',
  event_id: 'Ev0',
  event_time: 1612345678,
  event: inner,
});
const rich: Json = [
  {
    type: 'rich_text',
    elements: [
      { type: 'rich_text_section', elements: [{ type: 'text', text: 'PROPOSAL: Tax' }] },
      {
        type: 'rich_text_preformatted',
        border: 0,
        language: 'amend',
        elements: [
          { type: 'text', text: '- { set_parameter: voting_time, to: 12h }' },
          { type: 'link', url: 'mailto:a@b.c' },
          { type: 'emoji', name: '+1' },
          { type: 'user', user_id: 'U0ANA' },
        ],
      },
    ],
  },
];
const post: Json = {
  type: 'message',
  channel: 'C0GAME',
  channel_type: 'channel',
  user: 'U0ANA',
  ts: '1612345678.000100',
  event_ts: '1612345678.000100',
  text: 'PROPOSAL: Tax. &amp; <@U0BEN>',
  blocks: rich,
  thread_ts: '1612345600.000100',
  files: [{ id: 'F0', name: 'tax.md', filetype: 'markdown' }],
  reactions: [{ name: '+1::skin-tone-2', users: ['U0BEN'], count: 1 }],
};
const edited = { ...(post as object), edited: { user: 'U0ANA', ts: '1612345700.000000' } } as Json;
const click = (more: object): Json => ({
  type: 'block_actions',
  user,
  trigger_id: '1.2.x',
  response_url: 'https://hooks.slack.com/actions/T0/1/x',
  actions: [
    { type: 'button', action_id: 'vote.for', block_id: 'b', action_ts: '1612345678.1', value: 'P1|1' },
  ],
  ...more,
});
const view = (type: string): Json => ({
  id: 'V0',
  type,
  hash: '1.x',
  callback_id: 'entry',
  private_metadata: '{"c":"C0GAME","t":"1.0","n":5}',
  state: {
    values: {
      title: value('Tax'),
      people: { field: { selected_users: ['U0ANA'] } },
      kind: { field: { selected_option: { value: 'cfj' } } },
    },
  },
});

/** What Slack sends, one of each sort that is answered. */
export const payloads: readonly Json[] = [
  event(post),
  event({
    type: 'message',
    subtype: 'message_changed',
    channel: 'C0GAME',
    ts: '2.0',
    message: edited,
    previous_message: post,
    event_ts: '3.0',
  }),
  event({
    type: 'message',
    subtype: 'message_changed',
    channel: 'C0GAME',
    ts: '2.0',
    message: { ...(post as object), subtype: 'tombstone' } as Json,
    event_ts: '3.0',
  }),
  event({
    type: 'message',
    subtype: 'message_deleted',
    channel: 'C0GAME',
    ts: '2.0',
    deleted_ts: '1.0',
    previous_message: post,
    event_ts: '3.0',
  }),
  event({
    type: 'reaction_added',
    user: 'U0ANA',
    reaction: '+1',
    item: { type: 'message', channel: 'C0GAME', ts: '1.0' },
    event_ts: '2.0',
  }),
  event({
    type: 'pin_removed',
    user: 'U0ANA',
    channel_id: 'C0GAME',
    item: { type: 'message', message: { ts: '1.0' } },
    event_ts: '2.0',
  }),
  event({ type: 'channel_rename', channel: { id: 'C0GAME', name: 'nomic' } }),
  {
    command: '/nomic',
    text: 'setup',
    user_id: 'U0ANA',
    channel_id: 'C0GAME',
    trigger_id: '1.2',
    response_url: 'https://x',
  },
  click({
    channel: { id: 'C0GAME' },
    message: { ts: '1.0', thread_ts: '0.5' },
    container: { type: 'message', message_ts: '1.0', channel_id: 'C0GAME' },
  }),
  click({ view: view('modal') }),
  click({ view: view('home') }),
  { type: 'view_submission', user, trigger_id: '1.2', view: view('modal') },
  { type: 'message_action', user, trigger_id: '1.2', callback_id: 'x', channel: { id: 'C0' }, message: post },
  { ssl_check: '1' },
];
