import { LogLevel } from '@slack/bolt';
import { describe, expect, test } from 'vitest';
import { boltLogger, type Level, type Log, openLog } from './log.ts';

const BOT = 'xoxb-12345-67890-abcDEFghi';
const APP = 'xapp-1-A012-345-deadbeef';
const SIGNING = '8f742231b10e8888abcd99yyyzzz85a5';
const TICKET = '3f0c1a2b-ticket';
const HOOK = 'T0001/B0001/XXXXsecretXXXX';
const SECRETS = [BOT, APP, SIGNING, TICKET, HOOK, 'xoxe.xoxb-1-Mi0yLTA', 'xoxp-99-88'];
const WORDS = 'sell everything at noon';

function listen(level: Level = 'debug'): {
  log: Log;
  lines: () => string;
  last: () => Record<string, unknown>;
} {
  const lines: string[] = [];
  const log = openLog({ level, secrets: [BOT, SIGNING] }, { write: (line) => void lines.push(line) });
  return { log, lines: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

function slackError(): Error {
  return Object.assign(new Error(`An API error occurred: ${BOT}`, { cause: new Error(`with ${APP}`) }), {
    code: 'slack_webapi_platform_error',
    data: { ok: false, error: 'invalid_blocks', text: WORDS },
    config: { headers: { authorization: `Bearer ${BOT}` } },
  });
}

describe('no token reaches the log', () => {
  const places: readonly (readonly [string, (log: Log) => void])[] = [
    ['in the words', (log) => log.info(SECRETS.slice(0, 3).join(' and '))],
    ['in a value', (log) => log.info({ a: { b: [`token is ${APP}`, { c: SECRETS[5] }] } }, 'odd')],
    ['in a name', (log) => log.warn({ [BOT]: 1, [`key ${SIGNING}`]: { [APP]: 2 } }, 'odd')],
    ['in an error', (log) => log.error(slackError())],
    ['beside an error', (log) => log.error({ err: slackError() }, `failed with ${BOT}`)],
    [
      'in a stack',
      (log) => log.error(Object.assign(new Error('x'), { stack: `at ${SECRETS[6]} (file.ts:1)` })),
    ],
    ['in an address', (log) => log.info(`wss://wss-primary.slack.com/link/?ticket=${TICKET}&app_id=1`)],
    ['in a hook', (log) => log.info({ to: `https://hooks.slack.com/commands/${HOOK}` }, 'answered')],
    ['in a child logger', (log) => log.child({ token: BOT, name: `bot ${APP}` }).info('hello')],
    ['in quotes and lines', (log) => log.info(`"${BOT}"\n'${APP}'\\${SIGNING}`)],
    ['in a format', (log) => log.info('%s and %o', BOT, { deep: APP })],
    [
      'through Bolt',
      (log) => boltLogger(log).error('failed', { token: BOT, body: `token=${BOT}` }, slackError(), APP),
    ],
  ];

  test.each(places)('%s', (_, say) => {
    const { log, lines } = listen();
    say(log);
    expect(lines()).not.toBe('');
    for (const secret of SECRETS) expect(lines()).not.toContain(secret);
    for (const line of lines().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe('what people write is not logged', () => {
  test('under any of the names Slack gives it', () => {
    const { log, lines } = listen();
    log.info(
      { text: WORDS, event: { text: WORDS }, list: [{ blocks: [{ text: { text: WORDS } }] }] },
      'heard',
    );
    boltLogger(log).warn('odd body', { body: { event: { text: WORDS } } });
    log.error(slackError());
    expect(lines()).not.toContain(WORDS);
    expect(lines()).toContain('invalid_blocks');
  });
});

describe('what Bolt says', () => {
  test('at debug level is dropped, at any level of ours', () => {
    const { log, lines } = listen('debug');
    const bolt = boltLogger(log);
    bolt.debug('http request body', WORDS);
    bolt.setLevel(LogLevel.DEBUG);
    bolt.debug(BOT);
    expect(lines()).toBe('');
    expect(bolt.getLevel()).toBe(LogLevel.INFO);
  });

  test('is one line with its words and its error', () => {
    const { log, last } = listen();
    boltLogger(log).error('Delivery 7 could not be finished.', slackError());
    expect(last()).toMatchObject({
      level: 'error',
      msg: 'Delivery 7 could not be finished.',
      err: { type: 'Error', code: 'slack_webapi_platform_error', slack: 'invalid_blocks' },
    });
  });

  test('at a level that is off is not said', () => {
    const { log, lines } = listen('error');
    boltLogger(log).warn('late');
    expect(lines()).toBe('');
    expect(boltLogger(log).getLevel()).toBe(LogLevel.ERROR);
  });
});
