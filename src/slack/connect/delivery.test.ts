import { describe, expect, test } from 'vitest';
import { keepable, messageKey, recognise } from './delivery.ts';

describe('what a delivery is known by', () => {
  test('an event by its event_id', () => {
    const body = { type: 'event_callback', event_id: 'Ev1', event: { type: 'message' } };
    expect(recognise(body)).toEqual({ id: 'Ev1', sort: 'event' });
  });

  test('a command, a click and a form by their trigger', () => {
    const click = { type: 'block_actions', trigger_id: '2.b', actions: [{ action_id: 'vote.for' }] };
    const form = { type: 'view_submission', trigger_id: '3.c', view: { id: 'V1', hash: '9.x' } };
    expect(recognise({ command: '/buy', text: '', trigger_id: '1.a' })).toEqual({
      id: 'command:1.a',
      sort: 'command',
    });
    expect(recognise(click)).toEqual({ id: 'action:2.b', sort: 'action' });
    expect(recognise(form)).toEqual({ id: 'submission:3.c', sort: 'submission' });
  });

  test('a form that Slack closed without a trigger by its view and version', () => {
    const body = { type: 'view_closed', view: { id: 'V1', hash: '9.x' } };
    expect(recognise(body)).toEqual({ id: 'closed:V1:9.x', sort: 'closed' });
  });

  test('certificate checks, challenges and option lists are no deliveries', () => {
    const none = [
      { ssl_check: '1' },
      { type: 'url_verification', challenge: 'x' },
      { type: 'block_suggestion' },
    ];
    expect(none.map(recognise)).toEqual([null, null, null]);
  });

  test('the verification token is not kept', () => {
    expect(keepable({ token: 't', event_id: 'Ev1' })).toEqual({ event_id: 'Ev1' });
  });
});

describe('which message an event is about', () => {
  const said = { type: 'message', channel: 'C1', ts: '5.0' };

  test('its own, however it arrives', () => {
    const broadcast = { ...said, subtype: 'thread_broadcast', thread_ts: '1.0' };
    expect([messageKey(said), messageKey(broadcast)]).toEqual([
      { channel: 'C1', ts: '5.0' },
      { channel: 'C1', ts: '5.0' },
    ]);
  });

  test('the edited or deleted one', () => {
    const edited = { ...said, subtype: 'message_changed', message: { ts: '3.0' } };
    const deleted = { ...said, subtype: 'message_deleted', deleted_ts: '4.0' };
    expect([messageKey(edited)?.ts, messageKey(deleted)?.ts]).toEqual(['3.0', '4.0']);
  });

  test('none for a reaction', () => {
    expect(messageKey({ type: 'reaction_added', item: { channel: 'C1', ts: '1.0' } })).toBeNull();
  });
});
