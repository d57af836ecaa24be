import { expect, test } from 'vitest';
import { isOf } from './belonging.ts';

const event = { type: 'event_callback', event: { type: 'message' } };

test.each<[string, object, boolean]>([
  ['an event of ours', { ...event, team_id: 'T1' }, true],
  ['an event of another workspace', { ...event, team_id: 'T2', authorizations: [{ team_id: 'T2' }] }, false],
  [
    'an event by a guest in a shared channel',
    { ...event, team_id: 'T2', context_team_id: 'T1', authorizations: [{ team_id: 'T1' }] },
    true,
  ],
  ['a command of ours', { command: '/buy', team_id: 'T1' }, true],
  ['a command of another workspace', { command: '/buy', team_id: 'T2' }, false],
  [
    'a press by a guest on our message',
    { type: 'block_actions', team: { id: 'T2' }, user: { id: 'U', team_id: 'T2' }, message: { team: 'T1' } },
    true,
  ],
  [
    'a press elsewhere',
    { type: 'block_actions', team: { id: 'T2' }, user: { id: 'U', team_id: 'T2' } },
    false,
  ],
  [
    'a form of ours sent by a guest',
    { type: 'view_submission', team: { id: 'T2' }, view: { app_installed_team_id: 'T1', team_id: 'T2' } },
    true,
  ],
  ['what names no workspace', { command: '/buy' }, true],
  ['nonsense for names', { ...event, team_id: 7, authorizations: 'T1', team: [] }, true],
])('%s', (_, body, is) => expect(isOf('T1', body)).toBe(is));
