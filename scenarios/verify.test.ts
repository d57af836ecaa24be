import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitFor } from '../local-slack/index.ts';
import { verifyExport } from '../src/verify/export/verify.ts';
import { cast } from './docket.ts';
import { asBot } from './forge.ts';
import { SEATING_MS, sit } from './harness.ts';
import { dayNamed, type Table } from './table.ts';
import { words } from './words.ts';

let table: Table;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'] });
}, SEATING_MS);
afterAll(() => table?.leave());

const asks = (name: string, text: string, containing: string) => table.asks(name, '/nomic', text, containing);
const room = (name: string) => table.room(name);
const direct = (name: string) =>
  table.control.seen(table.id(name), room(name)).filter(({ user }) => user === table.slack.botUserId);

let thrown = '';

const DAY_MS = 86_400_000;

test('the gamestate says from its first post on how the log is sealed', async () => {
  const posts = table.slack.calls.filter(({ method }) => method === 'chat.postMessage');
  const boards = posts
    .map(({ args }) => JSON.stringify(args))
    .filter((said) => said.includes('Fast Nomic · The Stock Market Round'));
  expect(boards).toHaveLength(1);
  expect(boards[0]).toMatch(/Event \d+ · seal `[0-9a-f]{8}`/);
});

test('FN-S10 · anybody asks whether everything agrees, and how the dice of an event fell', async () => {
  await table.diceSealed();
  await table.slash('Ben', '/adjust');
  await table.sees('Market adjustment 1,');
  await table.slash('Ben', '/roll', '2D6');
  await table.sees('Ben rolled 2D6');
  const told = await asks('Chi', 'verify', 'Does everything agree');
  expect(told).toMatch(
    /Yes\..*Log E1 to E\d+ intact.*4 throws fell.*Law and gamestate are.*what has to be pinned is/s,
  );
  thrown = /E\d+/.exec(await asks('Chi', 'log dice', 'Log, newest first'))?.[0] ?? '';
  const early = await asks('Chi', `verify ${thrown}`, 'The dice of');
  expect(early).toMatch(
    /stream "plain".*Commitment .?[0-9a-f]{64}.*on the day itself.*The seed is told when the day is over.*Throw 0: 2D6/s,
  );
  expect(await asks('Chi', 'verify E1', 'No dice')).toContain('No dice were thrown in E1');
  expect(await asks('Chi', 'verify <!channel>', 'Ask')).not.toContain('<!channel>');
});

test('FN-S11 · the whole game comes as a file that can be verified, without the seed of today', async () => {
  await asks('Ben', 'export log', 'I send you a file');
  const files = () => direct('Ben').flatMap((m) => ('files' in m ? (m.files ?? []) : []));
  await table.until(() => files().length > 0, 'the file comes');
  const file = table.control.file(files()[0] ?? '');
  expect(file?.name).toBe('fast-nomic-game.json');
  const report = await verifyExport([Buffer.from(file?.text ?? '')]);
  expect(report).toMatchObject({ findings: [], throws: { checked: 0, waiting: 4 }, versions: { known: 1 } });
});

test('FN-M5 · FN-S10 · what the channel lacks is told to the Emperor within the hour, and put right by a button', async () => {
  const board = table.control.seen(table.id('Ana'), table.channel).find((m) => table.pinned(m.ts))?.ts ?? '';
  const post = await table.submits('Ben', 'CALL FOR JUDGEMENT: who watches the bot?');
  await table.until(() => table.pinned(post), 'the entry is pinned');
  await asBot(table.slack, 'pins.remove', { channel: table.channel, timestamp: board });
  const report = () => direct('Ana').find((m) => words(m).includes('Self-audit'));
  // Somebody plays on: after a silence the channel would be compared first, and the pin be set without a word.
  const playedOn = async () => {
    table.skip({ m: 4 });
    await table.slash('Chi', '/nomic', 'help');
    return report();
  };
  await waitFor(playedOn, { withinMs: 20_000, say: 'the Emperor is told' });
  expect(words(report()!)).toContain('The gamestate has to be pinned and is not.');
  await asBot(table.slack, 'chat.delete', { channel: table.channel, ts: table.card(post)?.ts });
  await asBot(table.slack, 'chat.update', {
    channel: table.channel,
    ts: board,
    text: 'Ana has won',
    blocks: [],
  });
  const told = await asks('Ben', 'verify', 'Does everything agree');
  expect(told).toMatch(/No\..*Log E1 to.*The gamestate has to be pinned and is not/s);
  expect(told).toContain('The card of C1 is not in the channel');
  expect(told).toContain('The gamestate says something else than it should');
  await table.control.click(table.id('Ana'), { channel: room('Ana'), ts: report()!.ts }, 'audit.repair');
  await table.until(() => table.pinned(board), 'the gamestate is pinned again');
  const agrees = () => asks('Ben', 'verify', 'Does everything agree');
  await expect.poll(agrees, { timeout: 5000 }).toContain('Yes.');
});

test('FN-S10 · what is resolved while the channel is looked through is neither put right nor told of', async () => {
  table.skip({ m: 1 });
  const post = await table.submits('Ben', 'CALL FOR JUDGEMENT: is it over yet?');
  await table.until(() => table.pinned(post), 'the entry is pinned');
  const card = table.card(post)?.ts ?? '';
  await asBot(table.slack, 'pins.remove', { channel: table.channel, timestamp: post });
  await asBot(table.slack, 'chat.delete', { channel: table.channel, ts: card });
  const stopped = table.slack.faults.onCall('pins.list', 'before', async () => {
    stopped();
    cast(table, post, { Ana: 'AGAINST', Chi: 'AGAINST' });
    await table.boardSays('AGAINST 2');
    await table.slash('Ana', '/nomic', 'resolve C2 fail');
    await table.threadSays(post, 'FAILED');
  });
  const told = await asks('Chi', 'verify', 'Does everything agree');
  expect(told).not.toContain('is it over yet');
  expect(told).not.toMatch(/C2/);
});

test('FN-S10 · things are put right once a minute, whoever asks, and what agrees is left as it is', async () => {
  table.skip({ m: 1 });
  const looks = () => table.slack.calls.filter(({ method }) => method === 'conversations.replies').length;
  expect(await asks('Ana', 'verify repair', 'on their way')).toMatch(/The books agree/);
  const before = looks();
  for (const name of ['Ana', 'Ben', 'Ana'])
    expect(await asks(name, 'verify repair', 'once a minute')).toMatch(/Try again in \d+ s\./);
  expect(looks()).toBe(before);
  table.skip({ m: 1 });
  expect(await asks('Ben', 'verify repair', 'on their way')).not.toContain('folded anew');
});

test('FN-S10 · after the day the seed and the working of each face are told', async () => {
  table.skip({ d: 1 });
  await table.sees('Dice seed of');
  const told = await asks('Ben', `verify ${thrown}`, 'Seed');
  expect(told).toMatch(
    /Yes: Die 0: HMAC .?[0-9a-f]{64}.?: word 0 is \d+, divided by 6 it leaves \d, and one is (\d), and \1 was shown/s,
  );
  // The gamestate may still be about to tell of the new day, at its own pace.
  const agrees = () => {
    table.skip({ s: 2 });
    return asks('Ben', 'verify', 'Does everything agree');
  };
  await expect.poll(agrees, { timeout: 10_000 }).toContain('*Yes.*');
});

test('FN-S10 · a commitment that Slack takes only when its day is over seals nothing, and all still agrees', async () => {
  const said = (what: string) =>
    table.slack.calls.filter(
      ({ method, args }) => method === 'chat.postMessage' && JSON.stringify(args).includes(what),
    ).length;
  await table.until(() => said('Seal of the log') === 2, 'all is said of the second day');
  const [seeds, commitments] = [said('Dice seed of'), said('Dice commitment for')];
  const free = table.slack.faults.status('chat.postMessage', 500);
  table.skip({ d: 1 });
  // Together with the seed of the day the commitment of the day after the next is laid out.
  await table.until(
    () => said('Dice seed of') > seeds,
    'it tries to say what the day before was rolled under',
  );
  table.skip({ d: 2 });
  free();
  await table.until(() => said('Dice commitment for') > commitments, 'it commits itself again');
  await table.diceSealed();
  const committed = table.slack.calls.flatMap(({ at, args }) => {
    const day = /Dice commitment for [^0-9]*(\d+ [A-Z][a-z]{2})/.exec(JSON.stringify(args))?.[1];
    return day === undefined ? [] : [{ day, inTime: [dayNamed(at), dayNamed(at + DAY_MS)].includes(day) }];
  });
  expect(committed.length).toBeGreaterThan(2);
  expect(committed.filter(({ inTime }) => !inTime)).toEqual([]);
  await asks('Ben', 'verify repair', 'on their way');
  expect(await asks('Ben', 'verify', 'Does everything agree')).toContain('*Yes.*');
});
