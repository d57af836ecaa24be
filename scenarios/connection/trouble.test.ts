import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { draft } from '../../src/slack/connect/send/bodies.ts';
import type { Sender } from '../../src/slack/connect/send/sender.ts';
import { allSaid, count, GAME, openSender, openStage, queue, type Stage, Told, texts } from './stage.ts';

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

const post = (text: string, routing: object = {}) =>
  draft('post', { ...on, ...routing }, { channel: stage.table, text });
const redraw = () =>
  draft('redraw', { ...on, what: 'board', slot: 'redraw/board' }, { channel: stage.table });

test('a post whose answer was lost is found and not sent again', async () => {
  stage.ws.faults.loseAnswer('chat.postMessage', 'status500', 1);
  await queue(stage, [post('P7 is enacted', { what: 'notice/P7' }), post('the diff')]);
  sender.start();
  await allSaid(stage);
  expect(texts(stage)).toEqual(['P7 is enacted', 'the diff']);
  expect(told.posts[0]).toMatchObject({ what: 'notice/P7' });
});

test('a reply whose answer never came is found in its thread', async () => {
  const parent = stage.ws.control.say(stage.ann, stage.table, 'PROPOSAL: Trends');
  stage.ws.faults.loseAnswer('chat.postMessage', 'timeout', 1);
  await queue(stage, [
    draft('post', { ...on, what: 'card/P7' }, { channel: stage.table, text: 'card', thread: parent }),
  ]);
  sender.start();
  await allSaid(stage, 15_000);
  expect(stage.ws.control.thread(stage.table, parent).map(({ text }) => text)).toEqual([
    'PROPOSAL: Trends',
    'card',
  ]);
  expect(count(stage, 'conversations.replies')).toBe(1);
});

test('a 500 that meant no is tried again, and order is kept', async () => {
  stage.ws.faults.status('chat.postMessage', 500, { times: 2 });
  await queue(stage, [post('first'), post('second')]);
  sender.start();
  await allSaid(stage, 8000);
  expect(texts(stage)).toEqual(['first', 'second']);
});

test('a 429 stops its method for as long as Slack says, and no other', async () => {
  const ts = stage.ws.control.say(stage.ann, stage.table, 'FOR');
  stage.ws.faults.status('chat.postMessage', 429, { retryAfterSecs: 40, times: 1 });
  await queue(stage, [post('notice')]);
  sender.start();
  await waitFor(() => count(stage, 'chat.postMessage') === 1, { say: 'not tried' });
  await queue(stage, [draft('react', on, { of: { channel: stage.table, ts }, emoji: 'eyes' })]);
  await waitFor(() => count(stage, 'reactions.add') === 1, { say: 'the mark waits' });
  stage.ws.control.skip(38_000);
  await queue(stage, [draft('react', on, { of: { channel: stage.table, ts }, emoji: 'crown' })]);
  await waitFor(() => count(stage, 'reactions.add') === 2, { say: 'the mark waits' });
  expect(count(stage, 'chat.postMessage')).toBe(1);
  stage.ws.control.skip(2000);
  await allSaid(stage);
  expect(texts(stage)).toEqual(['FOR', 'notice']);
  expect(count(stage, 'conversations.history')).toBe(0);
});

test('a post is not sent again that Slack took after a 429 and that the books could not note', async () => {
  class Stumbling extends Told {
    override async posted(row: { what: string | null }, at: { ts: string }): Promise<void> {
      await super.posted(row, at);
      if (this.posts.length === 1) throw new Error('database or disk is full');
    }
  }
  told = new Stumbling();
  ({ sender } = openSender(stage, told));
  stage.ws.faults.status('chat.postMessage', 429, { retryAfterSecs: 1, times: 1 });
  await queue(stage, [post('P7 is enacted', { what: 'notice/P7' })]);
  sender.start();
  await allSaid(stage, 8000);
  expect(texts(stage)).toEqual(['P7 is enacted']);
  expect(told.posts[1]).toEqual(told.posts[0]);
});

test('an outage loses nothing and doubles nothing', async () => {
  stage.ws.faults.goOffline();
  await queue(
    stage,
    ['a', 'b'].map((text) => post(text)),
  );
  sender.start();
  await waitFor(() => stage.log.lines.filter((line) => line.includes('no answer')).length >= 2, {
    say: 'not tried twice',
  });
  stage.ws.faults.comeBack();
  await allSaid(stage, 10_000);
  expect(texts(stage)).toEqual(['a', 'b']);
});

test('a board that was deleted is posted anew, and the new one is edited from then on', async () => {
  told.faces.set('board', { text: 'as it was' });
  await queue(stage, [post('board', { what: 'board' })]);
  sender.start();
  await allSaid(stage);
  const old = (await stage.store.posts.of(GAME, 'board'))?.ts ?? '';
  await removeByHand(old);
  await queue(stage, [redraw()]);
  await allSaid(stage);
  expect(told.losses).toEqual(['message_not_found']);
  expect(texts(stage)).toEqual(['as it was']);
  told.faces.set('board', { text: 'as it is' });
  await queue(stage, [redraw()]);
  await allSaid(stage);
  expect(texts(stage)).toEqual(['as it is']);
  expect((await stage.store.posts.of(GAME, 'board'))?.ts).not.toBe(old);
});

test('a message of somebody else cannot be edited, and is let be when the game says so', async () => {
  const ts = stage.ws.control.say(stage.ann, stage.table, 'mine');
  told.decision = 'drop';
  await queue(stage, [draft('edit', on, { of: { channel: stage.table, ts }, text: 'ours' })]);
  sender.start();
  await waitFor(() => told.failures.length === 1, { say: 'no failure' });
  expect([told.losses, told.failures]).toEqual([['cant_update_message'], ['cant_update_message']]);
  expect(texts(stage)).toEqual(['mine']);
});

test('a board that was never posted is asked about, and posted', async () => {
  told.faces.set('board', { text: 'at last' });
  await queue(stage, [redraw()]);
  sender.start();
  const skips = setInterval(() => stage.ws.control.skip(1000), 30);
  await allSaid(stage);
  clearInterval(skips);
  expect(told.losses).toEqual(['never_posted']);
  expect(texts(stage)).toEqual(['at last']);
});

test('a dead token keeps everything until it lives again', async () => {
  stage.ws.control.uninstall();
  await queue(stage, [post('notice')]);
  sender.start();
  await waitFor(() => stage.log.lines.some((line) => line.includes('SLACK_BOT_TOKEN')), {
    say: 'no sentence',
  });
  expect(await stage.store.outbox.unsent()).toBe(1);
  expect(told.failures).toEqual([]);
});

async function removeByHand(ts: string): Promise<void> {
  const answer = await fetch(`${stage.ws.apiUrl}chat.delete`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stage.ws.botToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ channel: stage.table, ts }),
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}

test('after minutes of outage the first post still comes first, and what belongs into its thread is there', async () => {
  const cured = stage.ws.faults.status('chat.postMessage', 503);
  const inDay = (text: string) =>
    draft('post', on, { channel: stage.table, text, thread: { what: 'tape/1' } });
  await queue(stage, [post('the day', { what: 'tape/1' }), inDay('a bought 1'), inDay('b sold 1')]);
  sender.start();
  const from = stage.clock.now();
  const passing = setInterval(() => stage.ws.control.skip(1000), 10);
  await waitFor(() => stage.clock.now() - from > 250_000, { withinMs: 20_000, say: 'time stands' });
  await queue(stage, [post('the day after')]);
  cured();
  const back = stage.clock.now();
  await allSaid(stage, 15_000);
  const late = stage.clock.now() - back;
  clearInterval(passing);
  expect([told.failures, texts(stage)]).toEqual([[], ['the day', 'a bought 1', 'b sold 1', 'the day after']]);
  const day = stage.ws.control.seen(stage.ann, stage.table)[0]?.ts ?? '';
  const thread = stage.ws.control.thread(stage.table, day).map(({ text }) => text);
  expect(thread).toEqual(['the day', 'a bought 1', 'b sold 1']);
  // A second of the workspace goes by in 10 ms: on a busy machine it is many before it is said.
  expect(late).toBeLessThan(240_000);
}, 40_000);

test('a post that alone is not taken lets those after it pass, in a workspace of one channel too', async () => {
  const poisoned = stage.ws.faults.onCall('chat.postMessage', 'before', ({ args }) => {
    if (args.text === 'poison') stage.ws.faults.status('chat.postMessage', 500, { times: 1 });
  });
  await queue(stage, [post('poison'), post('food')]);
  sender.start();
  const passing = setInterval(() => stage.ws.control.skip(3000), 5);
  await waitFor(() => texts(stage).includes('food'), { withinMs: 30_000, say: 'the channel is closed' });
  poisoned();
  await allSaid(stage, 20_000);
  clearInterval(passing);
  expect(texts(stage)).toEqual(['food', 'poison']);
}, 60_000);
