import { expect, test } from 'vitest';
import { messagesShape } from '../connect/look/seen.ts';
import { readMessage } from '../hear/event.ts';

test('one message of no known shape takes none of its page along', () => {
  const odd = [7, { text: 'no time' }, { ts: '2.0', reactions: 'many' }];
  const edited = { ts: '3.0', user: 'U1', text: 'FOR', edited: { ts: '4.0' } };
  const { messages } = messagesShape.parse({ messages: [{ ts: '1.0', text: 'JOIN' }, ...odd, edited] });
  expect(messages.map(({ ts }) => ts)).toEqual(['1.0', '3.0']);
  expect(messages[1]?.edited).toEqual({ by: 'U1', ts: '4.0' });
});

test('a message is read that has neither blocks nor files, as those of old and of other apps', () => {
  const bare = { type: 'message', channel: 'C1', user: 'U1', ts: '1.000001', text: 'JOIN' };
  expect(readMessage(bare)).toMatchObject({ is: 'said', text: 'JOIN', amends: [], files: [] });
  expect(messagesShape.parse({ messages: [bare] }).messages).toMatchObject([{ text: 'JOIN', amends: [] }]);
});
