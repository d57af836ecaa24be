import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../src/store/backup.ts';
import { restore } from '../src/store/restore.ts';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'] });
}, SEATING_MS);
afterAll(() => table?.leave());

test('FN-S10 · books put back from a backup: all are told, posts are read again, and no face is shown twice', async () => {
  await table.slash('Ben', '/roll', '2D6');
  await table.sees('Ben rolled 2D6');
  const copy = `${table.database}.copy`;
  await backup(table.database, copy);
  await table.slash('Chi', '/buy', '50 CCC');
  await table.boardSays('CCC 50');
  const post = await table.submits('Chi', 'PROPOSAL: After. The backup.');
  await table.restart(() => void restore(copy, table.database, { force: true }));
  await table.sees('put my books back from a backup');
  await table.until(() => !table.board().includes('CCC 50'), 'the trade is undone');
  await table.cardSays(post, 'FOR');
  const told = await table.asks('Ben', '/roll', '2D6', 'Not done');
  expect(told).toMatch(/put back from a backup.*They roll again from/s);
  await table.restart();
  await table.asks('Ben', '/nomic', 'help');
  expect(table.botMessages().filter((text) => text.includes('put my books back'))).toHaveLength(1);
});
