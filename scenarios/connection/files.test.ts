import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { Budget } from '../../src/slack/connect/budget.ts';
import { newClient } from '../../src/slack/connect/clients.ts';
import { asker } from '../../src/slack/connect/look/ask.ts';
import { draft } from '../../src/slack/connect/send/bodies.ts';
import { caller } from '../../src/slack/connect/send/call.ts';
import type { Sender } from '../../src/slack/connect/send/sender.ts';
import { sharePicture } from '../../src/slack/connect/share-picture.ts';
import { allSaid, count, openSender, openStage, queue, type Stage, Told } from './stage.ts';

let stage: Stage;
let told: Told;
let sender: Sender;

beforeEach(async () => {
  stage = await openStage('socket');
  told = new Told();
  ({ sender } = openSender(stage, told));
});
afterEach(async () => {
  await sender.stop();
  await stage.stop();
});

const LAW = '# Core Rules\n\n## Players\n\nÄ player & a half: <b>\n';
const files = () =>
  draft(
    'file',
    { lane: `person/${stage.bo}`, priority: 5 },
    {
      user: stage.bo,
      comment: 'The ruleset and the gamestate.',
      files: [
        { name: 'ruleset.md', title: 'Ruleset r3', text: LAW },
        { name: 'gamestate.json', title: 'Gamestate', text: '{}' },
      ],
    },
  );
const shared = () =>
  stage.ws.control
    .seen(stage.bo, stage.ws.control.dm(stage.bo, stage.ws.botUserId))
    .flatMap((message) =>
      !message.ephemeral && message.text === 'The ruleset and the gamestate.' ? [message] : [],
    )[0];

test('files come to one person, in one direct message, byte for byte', async () => {
  await queue(stage, [files()]);
  sender.start();
  await waitFor(() => shared() !== undefined, { say: 'no file came' });
  const [law = '', state = ''] = shared()?.files ?? [];
  expect(stage.ws.control.file(law)).toEqual({ name: 'ruleset.md', title: 'Ruleset r3', text: LAW });
  expect(stage.ws.control.file(state)?.text).toBe('{}');
  await allSaid(stage);
  expect(told.failures).toEqual([]);
});

test('a limit at the first step is waited out, and nothing is shared twice', async () => {
  stage.ws.faults.status('files.getUploadURLExternal', 429, { retryAfterSecs: 1, times: 1 });
  await queue(stage, [files()]);
  sender.start();
  await allSaid(stage);
  expect(count(stage, 'files.completeUploadExternal')).toBe(1);
});

test('a picture whose alt text keeps Slack from sharing it is shared without', async () => {
  const { ws, clock, log, table } = stage;
  const budget = new Budget(clock);
  const client = newClient(ws.botToken, ws.apiUrl, log);
  const hands = { ask: asker(client, budget, clock), call: caller(client, budget), budget };
  const picture = {
    name: 'chart.png',
    title: 'Prices',
    alt: 'A line.',
    bytes: new TextEncoder().encode('PNG'),
  };
  const share = () => sharePicture(hands, picture, { channel: table, comment: 'Prices' }, 150);
  const announced = () =>
    ws.calls.flatMap(({ method, args }) => (method === 'files.getUploadURLExternal' ? [args.alt_txt] : []));
  const shown = await share();
  expect(announced()).toEqual(['A line.']);
  ws.faults.stopShare(1);
  const bare = await share();
  expect(announced()).toEqual(['A line.', 'A line.', undefined]);
  const files = ws.control
    .seen(stage.ann, table)
    .flatMap((message) => ('files' in message ? message.files : []));
  expect(files).toEqual([shown, bare]);
});
