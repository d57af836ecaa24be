import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../src/cli/run.ts';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'], others: ['Finn'] });
}, SEATING_MS);
afterAll(() => table?.leave());

async function types(...words: readonly string[]): Promise<void> {
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  expect(await run(words, { say: write, complain: write }), said.join('\n')).toBe(0);
}

/** The game goes out of these books, and comes alone into new ones. */
async function movesHouse(): Promise<void> {
  const file = `${table.database}.json`;
  const database = ['--database', `sqlite:${table.database}`];
  await types('export', file, ...database);
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${table.database}${suffix}`, { force: true });
  await types('import', file, ...database);
}

const calls = (name: string, words: string) => table.says(name, `<@${table.slack.botUserId}> ${words}`);
const told = (words: string) => table.botMessages().filter((text) => text.includes(words));

test('FN-L1 · FN-R6 · a game taken in from an export: nothing that was heard before is heard again, what was missed is', async () => {
  const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Is it moved?');
  for (const name of ['Ana', 'Ben', 'Chi']) table.replies(name, post, 'FOR');
  await table.cardSays(post, 'FOR 3');
  await table.slash('Ben', '/nomic', 'resolve C1 enact');
  await table.threadSays(post, 'ENACTED');
  const open = await table.submits('Chi', 'PROPOSAL: Stay. All stays.');
  table.replies('Ben', open, 'FOR');
  table.replies('Chi', open, 'AGAINST');
  await table.cardSays(open, 'AGAINST 1');
  const early = table.says('Finn', 'PROPOSAL: Too early. I play not yet.');
  await table.threadSays(early, 'player');
  await table.join('Finn');
  table.says('Finn', 'OBSERVE');
  await table.sees('Finn is now an observer');
  await table.join('Finn');
  calls('Ben', 'buy 3 BBB');
  await table.boardSays('BBB 3');
  const before = [told('is now'), table.thread(post)];
  await table.restart(async () => {
    await movesHouse();
    calls('Chi', 'buy 2 CCC');
  });
  await table.boardSays('CCC 2');
  expect(await table.asks('Ana', '/nomic', 'docket')).not.toContain('Too early');
  expect(table.board()).toContain('BBB 3');
  expect(table.board()).not.toContain('Too early');
  await table.cardSays(open, 'AGAINST 1');
  expect([told('is now'), table.thread(post)]).toEqual(before);
});
