import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { draft } from '../../src/slack/connect/send/bodies.ts';
import {
  allSaid,
  begin,
  count,
  GAME,
  openBot,
  openSender,
  openStage,
  queue,
  type Stage,
  Told,
  texts,
} from './stage.ts';

const SLACK_TAKES_MS = 800;

let folder: string;
let stage: Stage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'connection-'));
  stage = await openStage('socket', join(folder, 'game.db'));
});
afterEach(async () => {
  await stage.stop();
  rmSync(folder, { recursive: true });
});

const post = (text: string, what: string) =>
  draft('post', { lane: stage.table, priority: 1, what }, { channel: stage.table, text });

test('a vote whose handling a crash cut short is handled at the next start, before anything new', async () => {
  const body = {
    type: 'event_callback',
    event_id: 'Ev1',
    team_id: stage.ws.teamId,
    event: { type: 'message', channel: stage.table, user: stage.ann, text: 'FOR', ts: '1.000100' },
  };
  const first = { id: 'Ev1', sort: 'event', receivedAt: stage.clock.now(), body };
  await stage.store.inbox.take(first);
  await stage.reopen();
  stage.ws.control.say(stage.bo, stage.table, 'later');
  const heard: string[] = [];
  const { bot } = await openBot(stage);
  bot.app.message(async ({ message }) => void heard.push('text' in message ? (message.text ?? '') : ''));
  await begin(stage, bot);
  expect(heard[0]).toBe('FOR');
  expect(await stage.store.inbox.ruling('Ev1')).not.toBeNull();
  await bot.stop();
});

test('a post that Slack took while we died is found, not sent again', async () => {
  const { sender } = openSender(stage, new Told());
  await queue(stage, [post('P7 is enacted', 'notice/P7')]);
  const took = new Promise<void>((resolve) => {
    stage.ws.faults.onCall('chat.postMessage', 'after', async () => {
      // The process ends here: the answer never reaches the books.
      await stage.reopen();
      resolve();
    });
  });
  sender.start();
  await took;
  await sender.stop();
  stage.ws.faults.clear();
  expect(await stage.store.outbox.unsent()).toBe(1);

  const told = new Told();
  const { sender: second } = openSender(stage, told);
  second.start();
  await allSaid(stage);
  await second.stop();
  expect(texts(stage)).toEqual(['P7 is enacted']);
  expect(count(stage, 'chat.postMessage')).toBe(1);
  const ts = stage.ws.control.seen(stage.ann, stage.table)[0]?.ts;
  expect(await stage.store.posts.of(GAME, 'notice/P7')).toMatchObject({ ts });
  expect(told.posts).toEqual([{ what: 'notice/P7', ts }]);
});

test('a post that Slack carries out after we died is waited for, not sent again', async () => {
  const { sender } = openSender(stage, new Told());
  await queue(stage, [post('P9 is late', 'notice/P9')]);
  let calls = 0;
  const died = new Promise<void>((resolve) => {
    stage.ws.faults.onCall('chat.postMessage', 'before', async () => {
      calls += 1;
      if (calls > 1) return;
      await stage.reopen();
      resolve();
      await new Promise((over) => setTimeout(over, SLACK_TAKES_MS));
    });
  });
  sender.start();
  await died;
  const { sender: second } = openSender(stage, new Told());
  second.start();
  await allSaid(stage);
  await Promise.all([sender.stop(), second.stop()]);
  expect(texts(stage)).toEqual(['P9 is late']);
  expect(calls).toBe(1);
});

test('a post that never reached Slack before we died is sent', async () => {
  await queue(stage, [post('P8 fails', 'notice/P8')]);
  const [row] = await stage.store.outbox.next({ now: stage.clock.now() });
  await stage.store.transact((tx) => tx.outbox.postpone(row?.id ?? 0, stage.clock.now(), 'no answer yet'));
  await stage.reopen();
  const { sender } = openSender(stage, new Told());
  sender.start();
  await waitFor(() => texts(stage).includes('P8 fails'), { say: 'not sent' });
  await sender.stop();
  expect(count(stage, 'conversations.history')).toBe(1);
});
