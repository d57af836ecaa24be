import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import type { Look } from '../../src/slack/connect/look.ts';
import { count, openSender, openStage, type Stage, Told } from './stage.ts';

const HOUR_MS = 60 * 60_000;
let stage: Stage;
let look: Look;

beforeEach(async () => {
  stage = await openStage('socket');
  ({ look } = openSender(stage, new Told()));
});
afterEach(() => stage.stop());

const say = (text: string, thread_ts?: string) =>
  stage.ws.control.say(stage.ann, stage.table, text, thread_ts === undefined ? {} : { thread_ts });

test('a channel is read for 48 h, or since the cursor when that is longer ago', async () => {
  const old = say('long ago');
  stage.ws.control.skip(60 * HOUR_MS);
  const late = say('of late');
  const seen = async (cursor: string | null) =>
    (await look.channel(stage.table, cursor)).messages.map(({ text }) => text);
  expect(await seen(null)).toEqual(['of late']);
  expect(await seen(late)).toEqual(['of late']);
  expect(await seen(old)).toEqual(['long ago', 'of late']);
});

test('edits, deletions and deleted parents are seen as they stand', async () => {
  const edited = say('PROPOSAL: Trend');
  const parent = say('PROPOSAL: Doubloons');
  const gone = say('oops');
  say('FOR', parent);
  stage.ws.control.edit(stage.ann, stage.table, edited, 'PROPOSAL: Trends');
  stage.ws.control.remove(stage.ann, stage.table, parent);
  stage.ws.control.remove(stage.ann, stage.table, gone);
  const { messages, whole } = await look.channel(stage.table, null);
  expect(whole).toBe(true);
  expect(messages.map(({ ts }) => ts)).toEqual([edited, parent]);
  expect(messages[0]).toMatchObject({ text: 'PROPOSAL: Trends', edited: { by: stage.ann } });
  expect(messages[1]).toMatchObject({ tombstone: true });
});

test('long channels and threads are read page after page, in order', async () => {
  const parent = say('PROPOSAL: Trends');
  for (let n = 0; n < 210; n += 1) say(`reply ${n}`, parent);
  for (let n = 0; n < 210; n += 1) say(`post ${n}`);
  const channel = await look.channel(stage.table, null);
  expect(channel.messages.map(({ text }) => text).slice(-2)).toEqual(['post 208', 'post 209']);
  expect(channel.messages).toHaveLength(211);
  const thread = await look.thread(stage.table, parent);
  expect([thread.messages.length, thread.messages[0]?.ts, thread.whole]).toEqual([211, parent, true]);
});

test('a matter is read in two calls, thread and reactions in full, and a card with a crowd on it in a third', async () => {
  const { control } = stage.ws;
  const post = say('PROPOSAL: Trends');
  const card = say('card', post);
  control.say(stage.bo, stage.table, 'FOR', { thread_ts: post });
  const crowd = Array.from({ length: 60 }, (_, n) => control.addUser({ name: `p${n}`, real_name: `P ${n}` }));
  for (const person of crowd) {
    control.invite(stage.table, person);
    control.react(person, stage.table, post, '+1::skin-tone-3');
  }
  control.react(stage.bo, stage.table, card, '-1');
  const before = stage.ws.calls.length;
  const matter = await look.matter({ channel: stage.table, post, card });
  expect(stage.ws.calls.length - before).toBe(2);
  expect(matter?.thread.map(({ text }) => text)).toEqual(['PROPOSAL: Trends', 'card', 'FOR']);
  expect(matter?.onPost).toEqual([{ name: '+1::skin-tone-3', users: crowd, whole: true }]);
  expect(matter?.onCard).toEqual([{ name: '-1', users: [stage.bo], whole: true }]);
  for (const person of crowd) control.react(person, stage.table, card, '+1');
  const crowded = await look.matter({ channel: stage.table, post, card });
  expect(crowded?.onCard?.[1]).toEqual({ name: '+1', users: crowd, whole: true });
  expect(stage.ws.calls.length - before).toBe(5);
});

test('a matter that Slack does not answer for in time is not read', async () => {
  const post = say('PROPOSAL: Trends');
  stage.ws.faults.delay('reactions.get', 1000);
  expect(await look.matter({ channel: stage.table, post, card: null }, 200)).toBeNull();
});

test('a matter is read before a resolution, however much an audit wants to read', async () => {
  const post = say('PROPOSAL: Trends');
  const audit = Array.from({ length: 30 }, () => look.sparing.thread(stage.table, post));
  const asked = () => count(stage, 'conversations.replies');
  await waitFor(() => asked() >= 10, { say: 'the audit has read what it may at once' });
  for (let n = 0; n < 3; n += 1)
    expect(await look.matter({ channel: stage.table, post, card: null }, 1500)).not.toBeNull();
  const passes = () => stage.ws.control.skip(2000);
  await waitFor(() => asked() >= 33 || void passes(), { say: 'the audit goes on as time passes' });
  expect(await Promise.all(audit)).toHaveLength(30);
});

test('a matter whose post is gone has no reactions on it', async () => {
  const at = { channel: stage.table, post: '1.000100', card: null };
  expect(await look.matter(at)).toEqual({ thread: [], onPost: null, onCard: null, whole: true });
});

test('a question is asked again after a 500 and after a 429', async () => {
  say('here');
  stage.ws.faults.status('conversations.history', 500, { times: 1 });
  stage.ws.faults.status('conversations.history', 429, { retryAfterSecs: 1, times: 1 });
  expect((await look.channel(stage.table, null)).messages).toHaveLength(1);
  expect(count(stage, 'conversations.history')).toBe(3);
});

test('pins, people, members and emoji names', async () => {
  const { control } = stage.ws;
  const ts = say('PROPOSAL: Trends');
  control.pin(stage.bo, stage.table, ts);
  expect(await look.pins(stage.table)).toEqual([{ ts, by: stage.bo, at: expect.any(Number) }]);
  expect(await look.person(stage.ann)).toMatchObject({
    id: stage.ann,
    name: 'Ann',
    bot: false,
    deactivated: false,
  });
  const { people } = await look.members(stage.table);
  expect([...people].sort()).toEqual([stage.ann, stage.bo, stage.ws.botUserId].sort());
  expect(await look.info(stage.table)).toMatchObject({ name: 'table', member: true, archived: false });
  control.addEmoji('yep', 'alias:yes');
  control.addEmoji('yes', 'alias:+1');
  control.addEmoji('parrot', 'https://example.com/parrot.gif');
  const aliases = await look.emojiAliases();
  expect([aliases.get('yep'), aliases.get('yes'), aliases.get('parrot')]).toEqual(['+1', '+1', undefined]);
});

test('a channel that is closed to the bot is said to be so', async () => {
  const hidden = stage.ws.control.addChannel({ name: 'hidden', members: [stage.ann] });
  await expect(look.channel(hidden, null)).rejects.toMatchObject({
    name: 'NotShown',
    code: 'not_in_channel',
  });
});
