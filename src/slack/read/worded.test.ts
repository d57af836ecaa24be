import { expect, test } from 'vitest';
import { messagesShape } from '../connect/look/seen.ts';
import { readMessage } from '../hear/event.ts';

test('a message is read that has neither blocks nor files, as those of old and of other apps', () => {
  const bare = { type: 'message', channel: 'C1', user: 'U1', ts: '1.000001', text: 'JOIN' };
  expect(readMessage(bare)).toMatchObject({ is: 'said', text: 'JOIN', amends: [], files: [] });
  expect(messagesShape.parse({ messages: [bare] }).messages).toMatchObject([{ text: 'JOIN', amends: [] }]);
});
