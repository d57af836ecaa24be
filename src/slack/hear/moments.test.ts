import { expect, test } from 'vitest';
import { readClick } from './click.ts';
import { editedAt } from './edits.ts';
import { readMessage } from './event.ts';

const gone = { type: 'message', subtype: 'message_deleted', channel: 'C0', deleted_ts: '5.000100' };
const click = { user: { id: 'U0ANA' }, actions: [{ action_id: 'vote.for', action_ts: '7.5' }] };
const ODD = ['', 'x.y', 'o', '1e9', '-5', '1.2.3', 'Infinity', '9'.repeat(40)];

test('a moment is taken from Slack as it gives it', () => {
  expect(readMessage({ ...gone, event_ts: '6.25' })).toMatchObject({ is: 'deleted', at: 6250 });
  expect(readClick(click, { delivery: 'd', receivedAt: 1 })).toMatchObject({ click: { at: 7500 } });
});

test.each(ODD)('"%s" is no moment: it is as if Slack had not said when', (ts) => {
  expect(readMessage({ ...gone, event_ts: ts })).toMatchObject({ is: 'deleted', at: null });
  const odd = { ...click, actions: [{ action_id: 'vote.for', action_ts: ts }] };
  expect(readClick(odd, { delivery: 'd', receivedAt: 1 })).toMatchObject({ click: { at: 1 } });
});

test.each(ODD)('a post of "%s" is of no time, so it is not heard', (ts) => {
  expect(readMessage({ type: 'message', channel: 'C0', user: 'U0ANA', text: 'PROPOSAL: x', ts })).toBeNull();
});

test.each([
  ['5.250000', '5.000000', '5.750000', 5_750],
  ['5.250000', '5.000000', 'o', 5_250],
  // News of it that come later, as with a preview, tell no moment of the edit.
  ['5.250000', '5.000000', '6.100000', 5_250],
  ['5.250000', '9.000000', '9.999900', 9_999],
  ['5.250000', '9.000000', '40.000000', 9_000],
])(
  'FN-M6 · what is posted at %s and edited in second %s, told at %s, is edited at %i ms',
  (ts, second, told, at) => {
    const message = { ts, user: 'U0ANA', text: 'AGAINST', edited: { user: 'U0ANA', ts: second } };
    const heard = readMessage({ subtype: 'message_changed', channel: 'C0', message, event_ts: told });
    expect(heard?.is === 'edited' && editedAt(heard)).toBe(at);
  },
);

test('what a bot says is no person’s, though it is posted under a name', () => {
  const post = { type: 'message', channel: 'C0', user: 'U0ANA', text: 'PROPOSAL: x', ts: '5.000100' };
  expect(readMessage(post)).toMatchObject({ is: 'said', user: 'U0ANA' });
  expect(readMessage({ ...post, bot_id: 'B0' })).toBeNull();
});
