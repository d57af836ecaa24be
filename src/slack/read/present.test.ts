import { expect, test } from 'vitest';
import { present } from './present.ts';

test('what is null counts as not sent, at whatever depth, and nothing else is touched', () => {
  const sent = { ts: '5.0', thread_ts: null, edited: undefined, item: { channel: 'C1', ts: null }, at: 0 };
  expect(present(sent)).toStrictEqual({ ts: '5.0', edited: undefined, item: { channel: 'C1' }, at: 0 });
  const listed = { messages: [{ text: '', user: null }], ok: false, users: ['U1'] };
  expect(present(listed)).toStrictEqual({ messages: [{ text: '' }], ok: false, users: ['U1'] });
  expect([present(null), present('x')]).toEqual([null, 'x']);
});
