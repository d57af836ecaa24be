import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const BOT = 'xoxb-1111-2222-botsecret';
const APP = 'xapp-1-A1-333-appsecret';
const SIGNING = '8f742231b10e8888abcd99ee88885a51';
const SOCKET = { SLACK_BOT_TOKEN: BOT, SLACK_APP_TOKEN: APP };
const HTTP = { SLACK_BOT_TOKEN: BOT, SLACK_SIGNING_SECRET: SIGNING };

function complaint(env: Record<string, string | undefined>): string {
  const reading = readEnv(env);
  return reading.ok ? 'none' : reading.sentence;
}

describe('an environment that is right', () => {
  test('needs two tokens for Socket Mode', () => {
    expect(readEnv(SOCKET)).toEqual({
      ok: true,
      env: {
        slack: { botToken: BOT, apiUrl: 'https://slack.com/api/', delivery: { by: 'socket', appToken: APP } },
        databasePath: 'data/fast-nomic.db',
        actsPerMinute: 60,
        monitor: null,
        clock: null,
        logLevel: 'info',
        secrets: [BOT, APP],
      },
    });
  });

  test('needs a signing secret and a port for HTTP', () => {
    const reading = readEnv({
      ...HTTP,
      PORT: '8080',
      HOST: '0.0.0.0',
      LOG_LEVEL: 'warn',
      SLACK_APP_TOKEN: '',
    });
    const delivery = { by: 'http', signingSecret: SIGNING, port: 8080, host: '0.0.0.0' };
    expect(reading).toMatchObject({
      ok: true,
      env: { slack: { delivery }, logLevel: 'warn', secrets: [BOT, SIGNING] },
    });
  });

  test('answers about its health on this machine only, beside HTTP or where it is told', () => {
    const monitor = (env: Record<string, string>) => {
      const reading = readEnv(env);
      return reading.ok ? reading.env.monitor : reading.sentence;
    };
    expect(monitor(HTTP)).toEqual({ host: '127.0.0.1', port: 3001 });
    expect(monitor({ ...HTTP, PORT: '8080', HOST: '0.0.0.0' })).toEqual({ host: '127.0.0.1', port: 8081 });
    expect(monitor({ ...HTTP, METRICS_PORT: 'off' })).toBe(null);
    expect(monitor({ ...SOCKET, METRICS_PORT: '9000', METRICS_HOST: '10.0.0.1' })).toEqual({
      host: '10.0.0.1',
      port: 9000,
    });
    expect(monitor({ ...HTTP, METRICS_PORT: '0' })).toMatch(/^METRICS_PORT must be/);
  });

  test('listens on this machine only, unless told otherwise', () => {
    expect(readEnv(HTTP)).toMatchObject({ env: { slack: { delivery: { port: 3000, host: '127.0.0.1' } } } });
  });

  test.each([
    ['http://127.0.0.1:4000/api', 'http://127.0.0.1:4000/api/'],
    ['http://localhost:4000/api/', 'http://localhost:4000/api/'],
    ['http://[::1]:4000/api', 'http://[::1]:4000/api/'],
    ['https://slack.example.org/api', 'https://slack.example.org/api/'],
  ])('may name another Slack: %s', (SLACK_API_URL, apiUrl) => {
    expect(readEnv({ ...SOCKET, SLACK_API_URL })).toMatchObject({ env: { slack: { apiUrl } } });
  });

  test('may rehearse with a clock of its own on this machine', () => {
    const env = {
      ...SOCKET,
      SLACK_API_URL: 'http://127.0.0.1:4000/api/',
      FAST_NOMIC_CLOCK: 'file:data/clock',
    };
    for (const path of ['/tmp/a.db', '///tmp/a.db', ' /tmp/a.db '])
      expect(readEnv({ ...env, DATABASE_URL: `sqlite:${path}` })).toMatchObject({
        env: { clock: 'file:data/clock', databasePath: '/tmp/a.db' },
      });
  });
});

describe('an environment that is wrong says which variable and what to do', () => {
  test.each<[string, Record<string, string | undefined>, RegExp]>([
    ['no bot token', { SLACK_APP_TOKEN: APP }, /^SLACK_BOT_TOKEN is not set: .*OAuth & Permissions[^\n]*$/],
    [
      'a user token',
      { ...SOCKET, SLACK_BOT_TOKEN: 'xoxp-9-9-usersecret' },
      /^SLACK_BOT_TOKEN holds a user token/,
    ],
    [
      'swapped tokens',
      { SLACK_BOT_TOKEN: APP, SLACK_APP_TOKEN: BOT },
      /^SLACK_BOT_TOKEN holds an app-level token .*SLACK_APP_TOKEN.*\nSLACK_APP_TOKEN holds a bot token .*SLACK_BOT_TOKEN/,
    ],
    ['something else', { ...SOCKET, SLACK_BOT_TOKEN: 'hunter2secret' }, /^SLACK_BOT_TOKEN is no such token/],
    ['quotes', { ...SOCKET, SLACK_BOT_TOKEN: `"${BOT}"` }, /^SLACK_BOT_TOKEN has quotes or spaces around it/],
    [
      'curly quotes',
      { ...SOCKET, SLACK_APP_TOKEN: `“${APP}”` },
      /^SLACK_APP_TOKEN has quotes or spaces around it/,
    ],
    [
      'spaces',
      { ...HTTP, SLACK_SIGNING_SECRET: ` ${SIGNING}\n` },
      /^SLACK_SIGNING_SECRET has quotes or spaces/,
    ],
    ['half a token', { ...SOCKET, SLACK_BOT_TOKEN: 'xoxb-' }, /^SLACK_BOT_TOKEN is cut short/],
    [
      'a token for the signing secret',
      { ...HTTP, SLACK_SIGNING_SECRET: APP },
      /^SLACK_SIGNING_SECRET holds an app-level token/,
    ],
    ['both modes', { ...SOCKET, ...HTTP }, /^SLACK_APP_TOKEN .* and SLACK_SIGNING_SECRET .* both set/],
    [
      'neither mode',
      { SLACK_BOT_TOKEN: BOT },
      /^Neither SLACK_APP_TOKEN nor SLACK_SIGNING_SECRET is set: .*connections:write/,
    ],
    ['a port that is none', { ...HTTP, PORT: '80a' }, /^PORT must be/],
    ['a port beyond the last', { ...HTTP, PORT: '65536' }, /^PORT must be/],
    [
      'an open address',
      { ...SOCKET, SLACK_API_URL: 'http://example.org/api/' },
      /^SLACK_API_URL must be https/,
    ],
    [
      'a disguised address',
      { ...SOCKET, SLACK_API_URL: 'http://127.0.0.1.example.org/' },
      /^SLACK_API_URL must be https/,
    ],
    ['no address', { ...SOCKET, SLACK_API_URL: 'slack' }, /^SLACK_API_URL is not an address/],
    ['a database that nobody keeps', { ...SOCKET, DATABASE_URL: 'sqlite::memory:' }, /^DATABASE_URL must be/],
    ['a database without a name', { ...SOCKET, DATABASE_URL: 'sqlite: ' }, /^DATABASE_URL must be/],
    ['an address of a database', { ...SOCKET, DATABASE_URL: 'sqlite://data/a.db' }, /^DATABASE_URL must be/],
    [
      'an option of SQLite',
      { ...SOCKET, DATABASE_URL: 'sqlite:file:a?mode=memory' },
      /^DATABASE_URL must be/,
    ],
    ['another database', { ...SOCKET, DATABASE_URL: 'postgres://x' }, /^DATABASE_URL must be sqlite:/],
    [
      'a clock with Slack itself',
      { ...SOCKET, FAST_NOMIC_CLOCK: 'file:x' },
      /^FAST_NOMIC_CLOCK is for rehearsals/,
    ],
    [
      'a clock with Slack itself, named',
      { ...SOCKET, SLACK_API_URL: 'https://www.slack.com/api', FAST_NOMIC_CLOCK: 'file:x' },
      /^FAST_NOMIC_CLOCK is for/,
    ],
    [
      'a clock of no kind',
      { ...SOCKET, SLACK_API_URL: 'http://localhost:1', FAST_NOMIC_CLOCK: '5' },
      /^FAST_NOMIC_CLOCK must be file:/,
    ],
    ['a level that is none', { ...SOCKET, LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
    ['nothing at all', {}, /^SLACK_BOT_TOKEN is not set.*\nNeither/],
  ])('%s', (_, env, saying) => {
    expect(complaint(env)).toMatch(saying);
    expect(complaint(env)).not.toMatch(/secret(?!s|:)\b|hunter2|8f742231/);
  });
});
