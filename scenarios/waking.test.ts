import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';
import { liveTable } from './ticker/live.ts';

const HOUR_MS = 3_600_000;
const now = Date.now;
const lines: string[] = [];
let sleptMs = 0;
let table: Table;

beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => now() + sleptMs);
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'], lines });
}, SEATING_MS);
afterAll(async () => {
  await table?.leave();
  vi.restoreAllMocks();
});

const compared = (occasion: string) =>
  lines.filter((line) => line.includes('compared with Slack') && line.includes(`"${occasion}"`)).length;

/**
 * The machine of the bot sleeps: time goes on, and nobody looks. What Slack would bring meanwhile never comes, and the
 * line is opened anew. Resolves to how to wait until it is awake: what is typed while no line is open is lost.
 */
async function sleeps(ms: number, meanwhile: () => void = () => undefined): Promise<() => Promise<void>> {
  const { faults } = table.slack;
  const before = { waking: compared('waking'), reconnect: compared('reconnect') };
  faults.pauseDeliveries();
  meanwhile();
  faults.resumeDeliveries(() => []);
  sleptMs += ms;
  faults.disconnect();
  return async () => {
    await table.until(() => compared('waking') > before.waking, 'the channel is compared');
    await table.until(() => compared('reconnect') > before.reconnect, 'the line is opened anew');
    // Where something was missed, that line may be dropped as dead, and one more be opened.
    for (const words of ['good morning', 'up already?']) await heard(table.says('Chi', words));
  };
}

const heard = (ts: string) =>
  table.until(
    () => lines.some((line) => line.includes('message taken up') && line.includes(ts)),
    'what is said is heard',
  );

test('FN-V1 · FN-M1 · what was said while the machine slept is read when it wakes', async () => {
  const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Who is awake?');
  const awake = await sleeps(HOUR_MS / 30, () => table.reacts('Chi', post, '+1'));
  await table.cardSays(post, 'FOR 1 (Chi)');
  await awake();
});

test('FN-R4 · nobody is reminded of a vote that they cast while the machine slept', async () => {
  const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Was it a dream?');
  await table.asks('Ben', '/nomic', 'remind on vote', 'on: vote');
  await table.asks('Chi', '/nomic', 'remind on vote', 'on: vote');
  // Of what was posted meanwhile Slack shows the votes only after a while.
  const late = table.slack.faults.delay('reactions.get', 500);
  const awake = await sleeps(15.5 * HOUR_MS, () => {
    table.reacts('Ben', post, '+1');
    table.says('Ana', 'CALL FOR JUDGEMENT: Who spoke in the night?');
  });
  expect(await table.toldDirectly('Chi', 'your vote is missing')).toHaveLength(1);
  await table.cardSays(post, 'FOR 1 (Ben)');
  late();
  await awake();
  const told = table.control.seen(table.id('Ben'), table.room('Ben'));
  expect(told.filter((message) => JSON.stringify(message).includes('Was it a dream'))).toEqual([]);
});

test('ST-35 · whose turn ran out while the machine slept has time again, and the table says until when', async () => {
  await table.asks('Ana', '/ticker', 'new humans=2 ai=0 length=1 rolls=1 deadline=1h', 'T1 is up');
  const live = await liveTable(table, 'T1', ['Ana', 'Ben']);
  await table.click('Ben', live.ts, 'ticker.join');
  await live.says('every place is taken');
  await table.slash('Ana', '/ticker', 'start');
  const first = await live.mover();
  const said = live.words();
  const awake = await sleeps(2 * HOUR_MS);
  await table.until(() => live.words() !== said, live.words);
  await awake();
  expect(live.words()).toContain(`${first} to move`);
  await table.slash(first, '/ticker', 'buy 500 oil');
  await live.says('500 Oil');
  await table.slash(first, '/ticker', 'pass');
  await live.mover(first);
  expect(live.told(0, first)).toBe(1);
  expect(table.thread(live.ts).join()).not.toMatch(/ran out|time was up/);
});
