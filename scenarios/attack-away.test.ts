import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

describe('what happened while the referee was away', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'], others: ['Finn'] });
  });
  afterAll(() => table?.leave());

  test('FN-M2 · FN-V8 · channel and threads are heard in the order in which things were said', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: One. Words.');
    await table.submits('Ben', 'PROPOSAL: Two. Words.');
    let third = '';
    await table.restart(() => {
      table.replies('Finn', post, 'FOR');
      table.skip({ s: 5 });
      table.says('Finn', 'JOIN');
      table.skip({ s: 5 });
      for (const name of ['Chi', 'Dara', 'Eli', 'Ana']) table.replies(name, post, 'FOR');
      table.skip({ s: 5 });
      table.replies('Chi', post, 'ENACTED', true);
      table.skip({ s: 5 });
      third = table.says('Ben', 'PROPOSAL: Three. Words.');
      table.skip({ s: 5 });
      table.says('Eli', 'OBSERVE');
    });
    await table.threadSays(post, 'ENACTED by Chi');
    const card = await table.cardSays(post, 'ENACTED');
    expect(card).toContain('FOR 4');
    await table.cardSays(third, 'Slot 2 of 2');
    await table.boardSays('Observer: Eli');
  });

  test('what was said and refused weeks ago is not heard anew when the inbox has forgotten it', async () => {
    table.says('Ben', 'PROPOSAL: Four. Words.');
    await table.sees('Not registered');
    const last = table.says('Finn', 'OBSERVE');
    await table.sees('Finn is now an observer');
    await table.slash('Finn', '/nomic', 'join');
    await table.sees('Finn is a player again');
    for (let day = 0; day < 16; day += 1) {
      table.skip({ d: 1 });
      await table.asks('Ana', '/nomic', 'docket');
    }
    await table.restart();
    for (const name of ['Ben', 'Ana', 'Ben']) await table.asks(name, '/nomic', 'docket');
    const state = await table.asks('Ben', '/nomic', 'state', 'Finn, net');
    expect(state).toContain('Finn, net');
    expect(last).not.toBe('');
  });
});
