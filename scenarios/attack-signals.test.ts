import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

describe('signals that arrive while the referee looks', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'] });
  });
  afterAll(() => table?.leave());

  test('FN-R9 · a resolution said in the thread is carried out once, though the thread is read again before', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: First. Words.');
    for (const name of ['Ben', 'Chi', 'Dara']) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    table.replies('Chi', post, 'ENACTED', true);
    await table.threadSays(post, 'the bot adds this notice');
    expect(table.thread(post).filter((words) => words.includes('already enacted'))).toEqual([]);
  });

  test('FN-V1 · a vote given between the look and the resolution stays', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: Second. Words.');
    for (const name of ['Ben', 'Chi', 'Dara']) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    let said = false;
    const stop = table.slack.faults.onCall('reactions.get', 'after', async () => {
      if (said) return;
      said = true;
      table.replies('Eli', post, 'AGAINST');
      table.reacts('Ana', post, '-1');
      await table.cardSays(post, 'AGAINST 2');
    });
    await table.slash('Chi', '/nomic', 'resolve P2 enact');
    await table.threadSays(post, 'ENACTED');
    stop();
    expect(await table.threadSays(post, 'ENACTED')).toMatch(/3.2/);
    await table.cardSays(post, 'ENACTED');
    expect(table.card(post)?.words).toContain('AGAINST 2');
  });
});
