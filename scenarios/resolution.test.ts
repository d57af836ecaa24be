import { afterEach, describe, expect, test } from 'vitest';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('over %s', (mode) => {
  let table: Table;
  afterEach(() => table?.leave());

  test('S01 · FN-R1 · FN-R4 · FN-R6 · FN-M5 · more than half FOR may be enacted at once, by anybody who plays', async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'] });
    const post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    await table.until(() => table.pinned(post), 'the proposal is pinned');
    table.skip({ m: 2 });
    table.reacts('Ben', post, '+1');
    table.replies('Chi', post, 'FOR');
    table.reacts('Dara', post, 'thumbsup');
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Eli', '/nomic', 'resolve P1 enact');
    const notice = await table.threadSays(post, 'ENACTED');
    expect(notice).toContain('Eli');
    const broadcast = table.seen().find((m) => m.subtype === 'thread_broadcast');
    expect(broadcast).toBeDefined();
    await table.until(() => !table.pinned(post), 'the proposal is unpinned');
  });
});
