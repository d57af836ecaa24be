import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace, type Workspace, waitFor } from '../local-slack/index.ts';
import { built } from './built.ts';
import { Child } from './child.ts';
import { envFor, freePort, MODES, type Mode } from './harness.ts';

const MAIN = join(process.cwd(), 'dist/src/main.js');
/** A process loads all of the bot, beside whatever else is being tested. */
const STARTED_WITHIN_MS = 20_000;
const SENTENCE = /^[A-Z][^\n]*\.\n$/;

let folder: string;
const children: Child[] = [];

function start(env: Readonly<Record<string, string>>): Child {
  const child = new Child([MAIN], env, folder);
  children.push(child);
  return child;
}

beforeAll(async () => {
  await built();
  folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
}, 150_000);
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a wrong environment is answered with one sentence and exit code 1', () => {
  const bot = 'xoxb-1234-5678-abcdefgh';
  const app = 'xapp-1-A1-5678-abcdefgh';
  test.each([
    ['no bot token', { SLACK_APP_TOKEN: app }, 'SLACK_BOT_TOKEN is not set'],
    ['no way to be reached', { SLACK_BOT_TOKEN: bot }, 'Neither SLACK_APP_TOKEN nor'],
    ['a malformed bot token', { SLACK_BOT_TOKEN: 'hunter2hunter2', SLACK_APP_TOKEN: app }, 'SLACK_BOT_TOKEN'],
    [
      'a bot token as app token',
      { SLACK_BOT_TOKEN: bot, SLACK_APP_TOKEN: bot },
      'belongs in SLACK_BOT_TOKEN',
    ],
    [
      'an app token as bot token',
      { SLACK_BOT_TOKEN: app, SLACK_APP_TOKEN: app },
      'belongs in SLACK_APP_TOKEN',
    ],
    ['a quoted secret', { SLACK_BOT_TOKEN: bot, SLACK_SIGNING_SECRET: '"abcdefghijk"' }, 'quotes or spaces'],
    [
      'a database elsewhere',
      { SLACK_BOT_TOKEN: bot, SLACK_APP_TOKEN: app, DATABASE_URL: 'pg://x' },
      'sqlite:',
    ],
    [
      'a folder as database',
      { SLACK_BOT_TOKEN: bot, SLACK_APP_TOKEN: app, DATABASE_URL: 'sqlite:.' },
      'opened',
    ],
  ])('%s', async (_, env, says) => {
    const child = start(env as Record<string, string>);
    expect(await child.ends(15_000)).toBe(1);
    expect(child.errors).toMatch(SENTENCE);
    expect(child.errors).toContain(says);
    expect(child.printed).toBe('');
    for (const value of Object.values(env))
      if (/^xo|^xa|^h/.test(value)) expect(child.errors).not.toContain(value);
  });
});

describe.each(MODES)('npm start over %s', (mode: Mode) => {
  let slack: Workspace;
  let env: Record<string, string>;
  beforeAll(async () => {
    const port = await freePort();
    const clockFile = join(folder, `clock-${mode}`);
    writeFileSync(clockFile, '0');
    const requestUrl = `http://127.0.0.1:${port}/slack/events`;
    slack = await openWorkspace({ manifest: 'manifest.yml', mode, clockFile, requestUrl });
    env = {
      ...envFor(slack, { folder, clockFile, port, mode }),
      DATABASE_URL: `sqlite:${mode}/deep/game.db`,
    };
  });
  afterAll(() => slack.stop());

  test('a token that Slack does not take', async () => {
    const wrong = start({ ...env, LOG_LEVEL: 'info', SLACK_BOT_TOKEN: `${slack.botToken}x` });
    expect(await wrong.ends(15_000)).toBe(1);
    expect(wrong.errors).toMatch(SENTENCE);
    expect(wrong.errors).toContain('Slack refused SLACK_BOT_TOKEN (invalid_auth)');
    if (mode === 'http') return;
    const revoked = start({ ...env, LOG_LEVEL: 'info', SLACK_APP_TOKEN: `${slack.appToken}x` });
    expect(await revoked.ends(15_000)).toBe(1);
    expect(revoked.errors).toMatch(SENTENCE);
    expect(revoked.errors).toContain('Slack refused SLACK_APP_TOKEN (invalid_auth)');
  });

  test('runs, keeps its tokens and people’s words to itself, lets no second in, and stops when told', async () => {
    const ana = slack.control.addUser({ name: 'ana', real_name: 'Ana' });
    const channel = slack.control.addChannel({ name: 'fast-nomic', creator: ana });
    const child = start({ ...env, LOG_LEVEL: 'debug' });
    await child.says('Connected to ');
    const second = start({ ...env, ...(mode === 'http' ? { PORT: String(await freePort()) } : {}) });
    await waitFor(() => slack.connected(), { withinMs: STARTED_WITHIN_MS, say: 'the bot can be reached' });
    slack.control.invite(channel, slack.botUserId, ana);
    const seen = (words: string) => slack.control.seen(ana, channel).some((m) => m.text.includes(words));
    await waitFor(() => seen('Hello. I referee'), { withinMs: STARTED_WITHIN_MS, say: 'the bot says hello' });
    expect((await slack.control.slash(ana, channel, '/nomic', 'setup stocks=""')).acked).toBe(true);
    await waitFor(() => slack.control.pins(channel).length > 0, {
      withinMs: 10_000,
      say: 'the board is pinned',
    });
    slack.control.say(ana, channel, 'PROPOSAL: Whisper it. Nobody but us shall read of the xylophone.');
    await waitFor(() => seen('P1 Whisper it'), { withinMs: 10_000, say: 'the card is there' });
    expect(await second.ends(15_000)).toBe(1);
    expect(second.errors).toMatch(SENTENCE);
    expect(second.errors).toContain('Another Fast Nomic is running');
    const from = performance.now();
    child.kill('SIGTERM');
    expect(await child.ends(5_000)).toBe(0);
    expect(performance.now() - from).toBeLessThan(5_000);
    const all = child.printed + child.errors;
    expect(all).toContain('"level":"debug"');
    for (const secret of [slack.botToken, slack.appToken, slack.signingSecret])
      expect(all).not.toContain(secret);
    expect(all).not.toMatch(/xox[a-z]-|xapp-|xylophone|Whisper/);
    expect(all).not.toMatch(/"level":"(?:error|fatal)"/);
  }, 60_000);

  test('stops in time though Slack does not answer, and says the rest after the next start', async () => {
    const ben = slack.control.addUser({ name: 'ben', real_name: 'Ben' });
    const channel = slack.control.channelNamed('fast-nomic') ?? '';
    slack.control.join(ben, channel);
    const child = start(env);
    await child.says('Connected to ');
    await waitFor(() => slack.connected(), { withinMs: STARTED_WITHIN_MS, say: 'the bot can be reached' });
    const free = slack.faults.delay('chat.postMessage', 30_000);
    slack.control.say(ben, channel, 'JOIN');
    const called = () => slack.inspect().some((it) => it.kind === 'envelope' && it.name === 'message');
    await waitFor(called, { withinMs: STARTED_WITHIN_MS, say: 'the post is delivered' });
    await waitFor(() => slack.control.pins(channel).length > 0, {
      withinMs: STARTED_WITHIN_MS,
      say: 'the board is pinned',
    });
    child.kill('SIGTERM');
    expect(await child.ends(5_500)).toBe(0);
    free();
    const again = start(env);
    await again.says('Connected to ');
    const joined = () => slack.control.seen(ben, channel).filter((m) => m.text.includes('Ben is now'));
    await waitFor(() => joined().length > 0, { withinMs: 15_000, say: 'what was not said is said' });
    again.kill('SIGTERM');
    expect(await again.ends(5_000)).toBe(0);
    expect(joined()).toHaveLength(1);
  }, 60_000);
});
