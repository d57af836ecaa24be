import { expect, test } from 'vitest';
import { readClick } from './click.ts';

const SEEN = { delivery: 'd1', receivedAt: 1 };

/** The thread in which a press is answered. */
function answeredIn(parts: object): string | undefined {
  const pressed = readClick(
    { user: { id: 'U1' }, channel: { id: 'C1' }, actions: [{ action_id: 'ticker.card' }], ...parts },
    SEEN,
  );
  return pressed?.view === null ? pressed.click.asker.thread : 'not a press';
}

test('a press is answered where it was made: what begins a thread stands in the channel itself', () => {
  expect(answeredIn({ message: { ts: '1.0' } })).toBeUndefined();
  expect(answeredIn({ message: { ts: '1.0', thread_ts: '1.0' } })).toBeUndefined();
  expect(answeredIn({ message: { ts: '2.0', thread_ts: '1.0' } })).toBe('1.0');
  expect(answeredIn({ container: { message_ts: '3.0', thread_ts: '1.0' } })).toBe('1.0');
  expect(answeredIn({ container: { message_ts: '1.0', thread_ts: '1.0' } })).toBeUndefined();
});
