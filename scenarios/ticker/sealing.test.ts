import { afterEach, expect, test } from 'vitest';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { type Live, liveTable, notesFingerprint } from './live.ts';

const PEOPLE = ['Ann', 'Bob'];
let table: Table;
let lines: string[];
afterEach(() => table.leave());

async function seated(): Promise<void> {
  lines = [];
  table = await sit({ mode: 'socket', people: PEOPLE, setup: null, lines });
}

const removesTheBot = () => table.control.leave(table.slack.botUserId, table.channel);
const invitesTheBot = () => table.control.invite(table.channel, table.slack.botUserId, table.id('Ann'));
const logs = (words: string) =>
  table.until(
    () => lines.some((line) => line.includes(words)),
    () => `the log says "${words}"`,
  );

/** It is read in Slack before the books have noted that Slack took it; only then do dice fall. */
async function isSealed(live: Live): Promise<void> {
  await table.threadSays(live.ts, 'Fingerprint of the dice');
  await table.until(() => lines.some(notesFingerprint), 'the books note the fingerprint');
}

/** Both buy; whoever is to roll first. */
async function buys(live: Live): Promise<string> {
  const first = await live.mover();
  for (const name of [first, PEOPLE.find((one) => one !== first) ?? '']) {
    await table.asks(name, '/ticker', 'buy 500 gold', 'cash');
    await table.slash(name, '/ticker', 'pass');
  }
  await live.says('Round 1 of 5');
  return live.mover();
}

async function rolls(live: Live, name: string): Promise<void> {
  await table.slash(name, '/ticker', 'roll');
  await table.until(
    () => live.told(1, name) === 1,
    () => `${name} has rolled; ${live.words()}`,
  );
}

test('a fingerprint that Slack did not take is offered again, and nobody loses the turn that waited for it', {
  timeout: SEATING_MS,
}, async () => {
  await seated();
  await table.asks('Ann', '/ticker', 'new humans=2 ai=0 length=5 rolls=1 deadline=1h', 'T1 is up');
  const live = await liveTable(table, 'T1', PEOPLE);
  await table.asks('Bob', '/ticker', 'join T1', 'You sit');
  const stop = table.slack.faults.onCall('chat.postMessage', 'before', ({ args }) => {
    if (JSON.stringify(args).includes('Fingerprint')) removesTheBot();
  });
  await table.slash('Ann', '/ticker', 'start T1');
  await logs('Not said: post commitment/table (not_in_channel)');
  invitesTheBot();
  const name = await buys(live);
  expect(await table.asks(name, '/ticker', 'roll', 'being sealed')).toContain('nothing was rolled');
  table.skip({ h: 3 });
  await table.restart();
  table.skip({ h: 3 });
  stop();
  invitesTheBot();
  await isSealed(live);
  await rolls(live, name);
  expect(table.thread(live.ts).join()).not.toContain('out of time');
});

test('where the message of a table could not be posted either, both are once they can be', {
  timeout: SEATING_MS,
}, async () => {
  await seated();
  const stop = table.slack.faults.onCall('chat.postMessage', 'before', removesTheBot);
  await table.slash('Ann', '/ticker', 'new humans=2 ai=0 length=5 rolls=1');
  await logs('Not said: post table (not_in_channel)');
  stop();
  invitesTheBot();
  await table.asks('Bob', '/ticker', 'join T1', 'You sit');
  await table.slash('Ann', '/ticker', 'start T1');
  // Whether the fingerprint is given up before the table is drawn again is a matter of chance; it comes in either case.
  const passing = setInterval(() => table.skip({ s: 1 }), 20);
  const live = await liveTable(table, 'T1', PEOPLE);
  await isSealed(live);
  clearInterval(passing);
  await rolls(live, await buys(live));
});
