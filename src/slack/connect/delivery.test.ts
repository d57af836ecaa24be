import { describe, expect, test } from 'vitest';
import { keepable, recognise } from './delivery.ts';

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
