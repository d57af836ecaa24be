import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { draft } from '../../src/slack/connect/send/bodies.ts';
import type { Sender } from '../../src/slack/connect/send/sender.ts';
import { allSaid, GAME, openSender, openStage, queue, type Stage, Told, texts } from './stage.ts';

let stage: Stage;
let told: Told;
let sender: Sender;
let on: { lane: string; priority: number };

beforeEach(async () => {
  stage = await openStage('socket');
  told = new Told();
  ({ sender } = openSender(stage, told));
  on = { lane: stage.table, priority: 5 };
});
afterEach(async () => {
  await sender.stop();
  await stage.stop();
});

const post = (text: string, more: object = {}, routing: object = {}) =>
  draft('post', { ...on, ...routing }, { channel: stage.table, text, ...more });
const args = (method: string) =>
  stage.ws.calls.filter((call) => call.method === method).map((call) => call.args);

test('a post goes out plain, is noted under its name and told to the game', async () => {
  await queue(stage, [post('<!here> *P7*', {}, { what: 'notice/P7' })]);
  sender.start();
  await allSaid(stage);
  expect(args('chat.postMessage')[0]).toMatchObject({
    unfurl_links: 'false',
    unfurl_media: 'false',
    link_names: 'false',
  });
  const ts = stage.ws.control.seen(stage.ann, stage.table)[0]?.ts;
  expect(await stage.store.posts.of(GAME, 'notice/P7')).toMatchObject({ channel: stage.table, ts });
  expect(told.posts).toEqual([{ what: 'notice/P7', ts }]);
});

test('posts keep their order by urgency and age, one a second in a channel', async () => {
  await queue(stage, [post('third', {}, { priority: 9 }), post('first', {}, { priority: 1 })]);
  await queue(stage, [post('second', {}, { priority: 1 })]);
  const from = performance.now();
  sender.start();
  await allSaid(stage);
  expect(texts(stage)).toEqual(['first', 'second', 'third']);
  expect(performance.now() - from).toBeGreaterThan(1900);
});

test('what was to stand in a thread that is gone stands in the channel, once', async () => {
  const { control, faults } = stage.ws;
  const entry = control.say(stage.ann, stage.table, 'PROPOSAL: Gone. Soon.');
  control.remove(stage.ann, stage.table, entry);
  await queue(stage, [post('P7', { thread: entry }, { what: 'card/P7' })]);
  let calls = 0;
  const lost = faults.onCall('chat.postMessage', 'before', () => {
    calls += 1;
    if (calls === 2) faults.loseAnswer('chat.postMessage', 'status500', 1);
  });
  sender.start();
  const skips = setInterval(() => control.skip(1000), 15);
  await allSaid(stage).finally(() => clearInterval(skips));
  lost();
  expect(texts(stage)).toEqual(['P7']);
});

test('another channel does not wait for a busy one', async () => {
  const other = stage.ws.control.addChannel({ name: 'other', members: [stage.ann, stage.ws.botUserId] });
  await queue(stage, [
    ...['a', 'b', 'c'].map((text) => post(text)),
    draft('post', { lane: other, priority: 9 }, { channel: other, text: 'elsewhere' }),
  ]);
  sender.start();
  await waitFor(() => stage.ws.control.seen(stage.ann, other).length === 1, { say: 'nothing elsewhere' });
  expect(texts(stage).length).toBeLessThan(3);
});

test('a reply, a pin and a mark find the message by what it mirrors, though drafted before it is there', async () => {
  await queue(stage, [
    draft('pin', { ...on, priority: 1 }, { of: { what: 'matter/P7' } }),
    draft('react', { ...on, priority: 1 }, { of: { what: 'matter/P7' }, emoji: 'crown' }),
    post('card', { thread: { what: 'matter/P7' } }, { priority: 2, what: 'card/P7' }),
    post('PROPOSAL: Trends', {}, { priority: 3, what: 'matter/P7' }),
  ]);
  sender.start();
  await allSaid(stage);
  const [matter, card] = stage.ws.control.seen(stage.ann, stage.table);
  expect([matter?.text, card?.text]).toEqual(['PROPOSAL: Trends', 'card']);
  expect(stage.ws.control.thread(stage.table, matter?.ts ?? '')).toHaveLength(2);
  expect(stage.ws.control.pins(stage.table).map(({ ts }) => ts)).toEqual([matter?.ts]);
});

test('only the one who asked sees an answer; a direct message goes to its person', async () => {
  await queue(stage, [
    draft(
      'ephemeral',
      { ...on, lane: 'person/ann' },
      { channel: stage.table, user: stage.ann, text: 'for Ann' },
    ),
    draft('dm', { ...on, lane: 'person/bo' }, { user: stage.bo, text: 'for Bo' }),
  ]);
  sender.start();
  await allSaid(stage);
  expect(texts(stage)).toEqual(['for Ann']);
  expect(stage.ws.control.seen(stage.bo, stage.table)).toEqual([]);
  const direct = stage.ws.control.dm(stage.bo, stage.ws.botUserId);
  expect(stage.ws.control.seen(stage.bo, direct).map(({ text }) => text)).toEqual(['for Bo']);
});

test('what is done already counts as done', async () => {
  const ts = stage.ws.control.say(stage.ann, stage.table, 'PROPOSAL: Trends');
  const of = { channel: stage.table, ts };
  stage.ws.control.pin(stage.ann, stage.table, ts);
  await queue(stage, [
    draft('pin', on, { of }),
    draft('react', on, { of, emoji: 'eyes' }),
    draft('react', on, { of, emoji: 'eyes' }),
    draft('unpin', on, { of }),
    draft('unpin', on, { of }),
    draft('unreact', on, { of, emoji: 'crown' }),
    draft('delete', on, { of: { channel: stage.table, ts: '1.000100' } }),
  ]);
  sender.start();
  await allSaid(stage);
  expect(told.failures).toEqual([]);
  expect(stage.ws.control.pins(stage.table)).toEqual([]);
});

test('a refusal that cannot be helped is recorded with its code', async () => {
  const hidden = stage.ws.control.addChannel({ name: 'hidden', members: [stage.ann] });
  await queue(stage, [
    draft('post', { lane: hidden, priority: 1 }, { channel: hidden, text: 'let me in' }),
    draft('post', { lane: 'C0', priority: 1 }, { channel: 'C0', text: 'nowhere' }),
    { lane: 'x', sort: 'sing', what: null, slot: null, priority: 1, body: {} },
  ]);
  sender.start();
  await waitFor(() => told.failures.length === 3, { say: 'not all failures were told' });
  expect(told.failures.toSorted()).toEqual(['channel_not_found', 'not_in_channel', 'unknown sort sing']);
  await allSaid(stage);
  expect(await stage.store.outbox.failures()).toHaveLength(3);
});

test('blocks that Slack cannot take leave the text standing', async () => {
  const blocks = [{ type: 'section', text: { type: 'mrkdwn', text: 'x'.repeat(3001) } }];
  await queue(stage, [post('the facts', { blocks })]);
  sender.start();
  await allSaid(stage);
  expect(texts(stage)).toEqual(['the facts']);
});

test('receipts that pile up become one post, and each is noted', async () => {
  const receipts = Array.from({ length: 9 }, (_, n) =>
    post(`receipt ${n}`, { fold: 'receipt' }, { what: `receipt/E${n}` }),
  );
  await queue(stage, [...receipts, post('a roll')]);
  sender.start();
  await allSaid(stage);
  expect(texts(stage)).toEqual([Array.from({ length: 9 }, (_, n) => `receipt ${n}`).join('\n'), 'a roll']);
  const [first, last] = await Promise.all([0, 8].map((n) => stage.store.posts.of(GAME, `receipt/E${n}`)));
  expect(first?.ts).toBe(last?.ts);
});

test('before the end everything that can be said is said', async () => {
  told.faces.set('board', { text: 'final' });
  await queue(stage, [post('board', {}, { what: 'board' }), post('notice')]);
  await queue(stage, [
    draft('redraw', { ...on, what: 'board', slot: 'redraw/board' }, { channel: stage.table }),
  ]);
  sender.start();
  expect(await sender.drain(5000)).toBe(true);
  expect(texts(stage)).toEqual(['final', 'notice']);
});
