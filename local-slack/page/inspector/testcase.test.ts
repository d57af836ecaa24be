import { describe, expect, it } from 'vitest';
import type { InspectorEntry } from '../../protocol.ts';
import { testCase } from './testcase.ts';

const envelope = (
  type: 'events_api' | 'slash_commands' | 'interactive',
  payload: unknown,
): InspectorEntry => ({
  id: 1,
  atMs: 0,
  kind: 'envelope',
  type,
  name: 'it',
  envelopeId: 'E1',
  attempt: 0,
  payload,
  state: 'acked',
});
const event = (body: Record<string, unknown>) => envelope('events_api', { event: body });

describe('an entry of the inspector, as a line of a test', () => {
  it.each([
    [
      event({ type: 'message', user: 'U1', channel: 'C1', ts: '9.1', text: 'FOR', thread_ts: '8.1' }),
      'const ts = workspace.control.say("U1", "C1", "FOR", {"thread_ts":"8.1"});',
    ],
    [
      event({
        type: 'message',
        subtype: 'message_changed',
        channel: 'C1',
        message: { user: 'U1', ts: '9.1', text: 'AGAINST' },
      }),
      'workspace.control.edit("U1", "C1", "9.1", "AGAINST");',
    ],
    [
      event({ type: 'reaction_added', user: 'U1', reaction: '+1', item: { channel: 'C1', ts: '9.1' } }),
      'workspace.control.react("U1", "C1", "9.1", "+1");',
    ],
    [
      envelope('slash_commands', { user_id: 'U1', channel_id: 'C1', command: '/buy', text: '5 CHAR' }),
      'await workspace.control.slash("U1", "C1", "/buy", "5 CHAR");',
    ],
    [
      envelope('interactive', {
        type: 'block_actions',
        user: { id: 'U1' },
        container: { channel_id: 'C1', message_ts: '9.1' },
        actions: [{ action_id: 'vote.for', value: 'P7' }],
      }),
      'await workspace.control.click("U1", {"channel":"C1","ts":"9.1"}, "vote.for", {"value":"P7"});',
    ],
    [
      envelope('interactive', {
        type: 'view_submission',
        user: { id: 'U1' },
        view: {
          id: 'V1',
          state: { values: { qty: { v: { value: '5' } }, who: { v: { selected_users: ['U2'] } } } },
        },
      }),
      'await workspace.control.submit("U1", "V1", {"qty":"5","who":["U2"]});',
    ],
  ])('says what was done', (entry, line) => expect(testCase(entry)).toBe(line));

  it('says what was called, and how it was answered', () => {
    const call: InspectorEntry = {
      id: 2,
      atMs: 0,
      kind: 'call',
      method: 'pins.add',
      args: { channel: 'C1' },
      answer: { ok: false, error: 'already_pinned' },
      status: 200,
      ms: 1,
    };
    expect(testCase(call)).toContain('"error": "already_pinned"');
  });
});
