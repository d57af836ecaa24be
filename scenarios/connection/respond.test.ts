import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import type { SlackApp } from '../../src/slack/connect/receive.ts';
import { draft } from '../../src/slack/connect/send/bodies.ts';
import type { Sender } from '../../src/slack/connect/send/sender.ts';
import { allSaid, begin, openBot, openSender, openStage, queue, type Stage, Told } from './stage.ts';

let stage: Stage;
let bot: SlackApp;
let sender: Sender;
let told: Told;
let url: string;

beforeEach(async () => {
  stage = await openStage('socket');
  told = new Told();
  ({ sender } = openSender(stage, told));
  bot = (await openBot(stage)).bot;
  bot.app.command('/buy', async ({ ack, body }) => {
    await ack();
    url = body.response_url;
  });
  await begin(stage, bot);
  await stage.ws.control.slash(stage.ann, stage.table, '/buy', '5 CHAR');
  sender.start();
});
afterEach(async () => {
  await sender.stop();
  await bot.stop();
  await stage.stop();
});

const answer = (text: string) =>
  draft('respond', { lane: `person/${stage.ann}`, priority: 1 }, { url, text });

test('a command is answered by its response_url, to the one who asked', async () => {
  await queue(stage, [answer('5 × 215 = 1,075')]);
  await allSaid(stage);
  const seen = (person: string) => stage.ws.control.seen(person, stage.table).map(({ text }) => text);
  expect([seen(stage.ann), seen(stage.bo)]).toEqual([['5 × 215 = 1,075'], []]);
});

test('a response_url that is used up is recorded as such', async () => {
  await queue(stage, ['1', '2', '3', '4', '5', '6'].map(answer));
  await waitFor(() => told.failures.length > 0, { say: 'no failure' });
  expect(told.failures).toEqual(['used_url']);
  await allSaid(stage);
});

test('a response_url that is too old is recorded as such', async () => {
  stage.ws.control.skip(31 * 60_000);
  await queue(stage, [answer('late')]);
  await waitFor(() => told.failures.length > 0, { say: 'no failure' });
  expect(told.failures).toEqual(['expired_url']);
});
