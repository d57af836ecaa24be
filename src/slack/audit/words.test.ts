import { expect, test } from 'vitest';
import { says } from './words.ts';

const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } });
const board = { text: 'Noma 4 & more', blocks: [section('*Noma* 4 👍'), section('Ana, net 5')] };

test('FN-S10 · a message says what it should, however Slack writes it down', () => {
  const shown = {
    text: 'Noma 4 &amp; more',
    blocks: [
      { block_id: 'x', text: { verbatim: true, text: '*Noma* 4 :+1:', type: 'mrkdwn' }, type: 'section' },
      { block_id: 'y', ...section('Ana, net 5') },
    ],
  };
  expect(says(shown, board)).toBe(true);
});

test.each([
  ['its text is another', { ...board, text: 'Noma 5 & more' }],
  ['a block says something else', { ...board, blocks: [section('*Noma* 4'), section('Ana, net 6')] }],
  ['a block is gone', { ...board, blocks: [section('*Noma* 4')] }],
  ['all of its blocks are gone', { text: board.text }],
])('FN-S10 · a message does not when %s', (_, shown) => {
  expect(says(shown, board)).toBe(false);
});

test('FN-S10 · when a message was drawn is no part of what it says', () => {
  const drawn = (minute: string, secs: number) => ({
    text: `Gamestate, 30 Nov 12:${minute} UTC. Noma 4.`,
    blocks: [section(`Updated <!date^${secs}^{date_short_pretty} {time}|30 Nov 12:${minute} UTC> · Noma 4`)],
  });
  expect(says(drawn('02', 1_796_220_071), drawn('41', 1_796_222_411))).toBe(true);
});
