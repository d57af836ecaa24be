import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolve } from './docket.ts';
import { MODES, sit } from './harness.ts';
import { type Table, words } from './table.ts';

const METHODS = [
  'chat.postEphemeral',
  'chat.postMessage',
  'chat.update',
  'conversations.history',
  'conversations.replies',
  'pins.add',
  'pins.remove',
  'reactions.add',
  'reactions.get',
  'users.info',
];

describe.each(MODES)('calls that go wrong, over %s', (mode) => {
  const lines: string[] = [];
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, lines, people: ['Ana', 'Ben', 'Chi'] });
  }, 60_000);
  afterAll(() => table.leave());

  /** Everything the channel is told is told once. */
  const once = () => {
    const all = table.botMessages();
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  };

  test.each([
    ['429', (method: string) => table.slack.faults.status(method, 429, { retryAfterSecs: 1, times: 1 })],
    ['500', (method: string) => table.slack.faults.status(method, 500, { times: 1 })],
    ['a lost answer', (method: string) => table.slack.faults.loseAnswer(method, 'status500', 1)],
  ] as const)(
    'FN-V1 · FN-S3 · FN-R6 · %s from every method: a vote, a trade, a resolution',
    async (_, strike) => {
      const nth = table.botMessages().filter((text) => text.includes('ENACTED by')).length + 1;
      for (const method of METHODS) strike(method);
      const post = await table.submits('Ben', `CALL FOR JUDGEMENT: Number ${nth}?`);
      table.replies('Chi', post, 'FOR');
      table.reacts('Ben', post, '+1');
      await table.cardSays(post, 'FOR 2');
      await table.until(() => table.pinned(post), 'the matter is pinned');
      for (const method of METHODS) strike(method);
      expect(await table.asks('Ben', '/buy', '1 AAA')).toContain('Ben bought 1 AAA');
      await table.boardSays(`AAA ${nth}`);
      table.skip({ s: 15 });
      for (const method of METHODS) strike(method);
      await table.slash('Ana', '/nomic', `resolve C${nth} enact`);
      await table.threadSays(post, 'ENACTED by Ana');
      await table.cardSays(post, 'ENACTED');
      await table.until(() => !table.pinned(post), 'the matter is unpinned');
      await table.until(() => !table.board().includes(`Number ${nth}?`), 'the board lists it no more');
      table.slack.faults.clear();
      const notices = table.seen().filter((m) => m.subtype === 'thread_broadcast');
      expect(notices.map(words)).toHaveLength(nth);
      once();
    },
    60_000,
  );

  test('FN-R9 · while Slack will not show the votes nothing is resolved, and who asked is told to try again', async () => {
    const post = await table.submits('Chi', 'CALL FOR JUDGEMENT: Unseen?');
    for (const name of ['Ben', 'Chi']) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'FOR 2');
    const clear = table.slack.faults.status('conversations.replies', 500);
    const told = await table.asks('Ben', '/nomic', 'resolve C4 enact').catch(async () => table.told('Ben'));
    expect(told).toContain('so it was not resolved. Try again.');
    expect(table.thread(post).join(' ')).not.toContain('ENACTED');
    clear();
    await table.slash('Ben', '/nomic', 'resolve C4 enact');
    await table.threadSays(post, 'ENACTED by Ben');
  }, 60_000);

  test('none of it was an error of ours', () => {
    expect(lines.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
  });

  test('FN-R4 · what becomes another while its post is in doubt says in the end what is so', async () => {
    const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Is it known?');
    const said = () => table.thread(post).filter((text) => text.includes('The time is up'));
    table.skip({ h: 17, m: 59 });
    await table.cardSays(post, 'FOR 0');
    const stop = table.slack.faults.onCall('chat.postMessage', 'after', async () => {
      stop();
      for (const name of ['Ben', 'Chi']) table.reacts(name, post, '+1');
      await table.cardSays(post, 'FOR 2');
    });
    table.slack.faults.loseAnswer('chat.postMessage', 'status500', 1);
    table.skip({ m: 2 });
    await table.until(
      () => said()[0]?.includes('it may be enacted now') ?? false,
      () => `it is said as it is; said: ${table.thread(post).join(' ⏎ ')}`,
    );
    expect(said()).toHaveLength(1);
    table.slack.faults.clear();
    await resolve(table, 'Ana', post, 'enact');
  });
});
