import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { Unanswered } from '../../src/slack/connect/look.ts';
import { type Occasion, openApp, type SlackApp } from '../../src/slack/connect/receive.ts';
import { begin, count, MODES, openBot, openStage, type Stage, settingsOf } from './stage.ts';

const reconcile = async () => 0;

describe.each(MODES)('the line to Slack, %s mode', (mode) => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage(mode);
  });
  afterEach(() => stage.stop());

  test('says who the bot is, and reconciles once at the start', async () => {
    const { bot, occasions } = await openBot(stage);
    await begin(stage, bot);
    const { botId, botUserId, teamId: team } = stage.ws;
    expect(bot.who).toMatchObject({ botId, botUserId, team });
    expect(occasions).toEqual(['start']);
    expect(count(stage, 'auth.test')).toBe(1);
    await bot.stop();
  });

  test('a bad bot token gives one sentence', async () => {
    const settings = { ...settingsOf(stage, 0), botToken: 'xoxb-wrong' };
    const { clock, log, store: books } = stage;
    await expect(openApp({ settings, books, clock, log, reconcile })).rejects.toMatchObject({
      name: 'SlackRefused',
      message: expect.stringMatching(/^Slack refused SLACK_BOT_TOKEN \(invalid_auth\): .+\.$/),
    });
  });

  test('waits at the start for a Slack that does not answer', async () => {
    stage.ws.faults.status('auth.test', 503, { times: 2 });
    const { bot } = await openBot(stage);
    expect(bot.who.botId).toBe(stage.ws.botId);
  });

  test('silence makes it ask Slack, then compare; what had been missed is fetched', async () => {
    const { bot, occasions } = await openBot(stage, { quietMs: 10 * 60_000 });
    await begin(stage, bot);
    stage.ws.control.skip(10 * 60_000);
    await waitFor(() => occasions.includes('silence'), { say: 'the silence was not noticed' });
    expect(count(stage, 'auth.test')).toBe(2);
    await bot.stop();
  });
});

test('over HTTP, where no line tells of it, a silence that Slack did not answer is compared once it does', async () => {
  const stage = await openStage('http');
  const { bot, occasions } = await openBot(stage, { quietMs: 10 * 60_000 });
  await begin(stage, bot);
  const cured = stage.ws.faults.status('auth.test', 503);
  stage.ws.control.skip(10 * 60_000);
  await waitFor(() => occasions.includes('reconnect'), { say: 'nothing is compared' });
  expect(occasions).toEqual(['start', 'reconnect']);
  cured();
  await bot.stop();
  await stage.stop();
});

test('a word from Slack ends the silence', async () => {
  const stage = await openStage('socket');
  const { bot, occasions } = await openBot(stage, { quietMs: 10 * 60_000 });
  await begin(stage, bot);
  stage.ws.control.skip(6 * 60_000);
  stage.ws.control.say(stage.ann, stage.table, 'still here');
  await waitFor(() => (bot.inbox.lastHeardAt() ?? 0) > 0, { say: 'not heard' });
  stage.ws.control.skip(6 * 60_000);
  const looked = performance.now() + 1200;
  await waitFor(() => performance.now() > looked, { say: 'time stands' });
  expect(occasions).toEqual(['start']);
  await bot.stop();
  await stage.stop();
});

describe('the socket', () => {
  let stage: Stage;
  let bot: SlackApp;
  let occasions: string[];
  let heard: string[];

  beforeEach(async () => {
    stage = await openStage('socket');
    ({ bot, occasions } = await openBot(stage));
    heard = [];
    bot.app.message(async ({ message }) => void heard.push('text' in message ? (message.text ?? '') : ''));
  });
  afterEach(async () => {
    await bot.stop();
    await stage.stop();
  });

  test('a bad app token gives one sentence', async () => {
    const settings = { ...settingsOf(stage, 0), delivery: { by: 'socket', appToken: 'xapp-wrong' } as const };
    const { clock, log, store: books } = stage;
    const other = await openApp({ settings, books, clock, log, reconcile });
    await expect(other.start()).rejects.toMatchObject({
      message: expect.stringMatching(/^Slack refused SLACK_APP_TOKEN \(invalid_auth\): .+\.$/),
    });
  });

  test('may be stopped while Slack does not let it connect', async () => {
    const leaving = new AbortController();
    const { bot: waiting } = await openBot(stage, { signal: leaving.signal });
    stage.ws.faults.status('apps.connections.open', 503);
    const started = waiting.start();
    await waitFor(() => count(stage, 'apps.connections.open') > 0, { say: 'not tried' });
    leaving.abort();
    await started;
    await waiting.stop();
    expect(stage.ws.connected()).toBe(false);
  });

  test('comes back at once when Slack asks it to reconnect', async () => {
    await begin(stage, bot);
    const from = performance.now();
    stage.ws.faults.disconnect();
    await waitFor(() => occasions.includes('reconnect'), { say: 'no reconnect' });
    expect(performance.now() - from).toBeLessThan(2000);
    stage.ws.control.say(stage.ann, stage.table, 'after');
    await waitFor(() => heard.includes('after'), { say: 'deaf after the reconnect' });
  });

  test('outlives an outage, hears what was said in it, and reconciles', async () => {
    await begin(stage, bot);
    stage.ws.faults.goOffline();
    await waitFor(() => !stage.ws.connected(), { say: 'still connected' });
    stage.ws.control.say(stage.ann, stage.table, 'in the dark');
    await waitFor(() => stage.log.lines.filter((line) => line.startsWith('No socket')).length >= 2, {
      say: 'it does not try again',
    });
    stage.ws.faults.comeBack();
    await waitFor(() => occasions.includes('reconnect'), { withinMs: 8000, say: 'no reconnect' });
    stage.ws.control.skip(6 * 60_000);
    await waitFor(() => heard.includes('in the dark'), { say: 'what was missed did not come' });
  });

  test('a second copy of the app is warned of', async () => {
    await begin(stage, bot);
    const { bot: copy } = await openBot(stage);
    await copy.start();
    const warned = () => stage.log.lines.some((line) => line.includes('another copy'));
    await waitFor(warned, { say: 'no warning' });
    await copy.stop();
  });

  test('a silence in which something had been missed opens another socket', async () => {
    const missed = await openBot(stage, { quietMs: 60_000, reconcile: async () => 1 });
    await missed.bot.start();
    stage.ws.control.skip(60_000);
    const opened = () => count(stage, 'apps.connections.open') === 2;
    await waitFor(opened, { say: 'no other socket' });
    await missed.bot.stop();
  });

  test('so does one in which part of what was asked stayed unanswered', async () => {
    const half = async () => {
      throw new Unanswered('Slack left some of it unanswered.', 1);
    };
    const missed = await openBot(stage, { quietMs: 60_000, reconcile: half });
    await missed.bot.start();
    stage.ws.control.skip(60_000);
    const opened = () => count(stage, 'apps.connections.open') === 2;
    await waitFor(opened, { say: 'no other socket' });
    await missed.bot.stop();
  });

  test('a line that speaks while it is looked at stays open: a command on its way is not lost', async () => {
    const looked: Occasion[] = [];
    const live = await openBot(stage, {
      quietMs: 60_000,
      reconcile: async (occasion) => {
        looked.push(occasion);
        if (occasion !== 'silence') return 0;
        stage.ws.control.say(stage.ann, stage.table, 'on its way');
        await waitFor(() => live.bot.inbox.lastHeardAt() !== null, { say: 'not heard' });
        return 1;
      },
    });
    await live.bot.start();
    const words: string[] = [];
    live.bot.app.message(async ({ message }) => void words.push('text' in message ? `${message.text}` : ''));
    stage.ws.control.skip(60_000);
    await waitFor(() => words.includes('on its way'), { say: 'the silence was not noticed' });
    stage.ws.control.say(stage.ann, stage.table, 'and more');
    await waitFor(() => words.includes('and more'), { say: 'deaf after it' });
    expect(looked).toEqual(['start', 'silence']);
    expect(count(stage, 'apps.connections.open')).toBe(1);
    await live.bot.stop();
  });
});
