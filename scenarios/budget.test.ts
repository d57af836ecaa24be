import { afterAll, beforeAll, expect, test } from 'vitest';
import { costOf, type Spent } from './calls.ts';
import { formOf } from './form.ts';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

let table: Table;
/** An act costs these calls and no others. */
const costs = async (expected: Spent, act: () => Promise<unknown> | unknown) =>
  expect(await costOf(table, expected, async () => act())).toEqual(expected);
const CARD_AND_BOARD = { 'chat.update': 2 };
const card = (post: string) => table.card(post)?.ts ?? '';

beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'], others: ['Finn'] });
  // The name of the channel is asked for once.
  await table.asks('Ana', '/nomic', 'help');
  table.skip({ m: 2 });
}, SEATING_MS);
afterAll(() => table.leave());

test('FN-V1 · votes cost the card and the board, a reply its mark besides, a click its private answer', async () => {
  let post = '';
  await costs({ 'chat.postMessage': 1, 'pins.add': 1, 'chat.update': 1 }, () => {
    post = table.says('Ben', 'CALL FOR JUDGEMENT: Is this so?');
  });
  await costs(CARD_AND_BOARD, () => table.reacts('Chi', post, '-1'));
  await costs(CARD_AND_BOARD, () => table.unreacts('Chi', post, '-1'));
  await costs({ ...CARD_AND_BOARD, 'reactions.add': 1 }, () => table.replies('Dara', post, 'AGAINST'));
  table.hush('Eli');
  await costs(CARD_AND_BOARD, () => table.click('Eli', card(post), 'vote.against'));
  await table.told('Eli', 'AGAINST');
  const read = { 'conversations.replies': 1, 'reactions.get': 1 };
  await costs({ ...read, 'chat.postMessage': 1, 'chat.update': 2, 'pins.remove': 1 }, async () => {
    table.reacts('Chi', post, '-1');
    await table.cardSays(post, 'AGAINST 3');
    await table.slash('Ben', '/nomic', 'resolve C1 fail');
  });
}, 60_000);

test('what is asked or refused costs no call: it is answered where it was asked', async () => {
  await costs({}, async () => {
    await table.asks('Ben', '/nomic', 'help');
    await table.asks('Ben', '/sell', '5 AAA');
    await table.asks('Ben', '/nomic', 'remind');
    await table.asks('Ben', '/nomic', 'rules 2');
  });
});

test('FN-S3 · FN-S6 · FN-S7 · FN-P1 · acts cost one post and the board', async () => {
  const POST_AND_BOARD = { 'chat.postMessage': 1, 'chat.update': 1 };
  // The first trade of a day opens its thread.
  await costs({ 'chat.postMessage': 2, 'chat.update': 1 }, () => table.slash('Ben', '/buy', '1 AAA'));
  await costs(POST_AND_BOARD, () => table.slash('Chi', '/buy', '1 AAA'));
  await costs(POST_AND_BOARD, () => table.slash('Ben', '/adjust'));
  await costs(POST_AND_BOARD, () => table.slash('Ben', '/news', 'CCC sinks'));
  await costs(POST_AND_BOARD, () => table.says('Finn', 'JOIN'));
  const form = formOf(table);
  await costs({ 'views.open': 1 }, async () => {
    await table.asks('Ben', '/nomic', 'remind');
    await table.press('Ben', 'remind.open');
    await form.opens('Ben', 'remind.submit');
  });
  await costs({}, () => table.asks('Ben', '/nomic', 'help'));
}, 60_000);

test('FN-M4 · a freeze costs its banner and what it stops; a start reads the channel, each open matter and the pins', async () => {
  let claim = '';
  await costs({ 'chat.postMessage': 1, 'pins.add': 1, 'chat.update': 1 }, () =>
    table.says('Ben', 'PROPOSAL: A song. We sing.'),
  );
  // Beside the board the card of the proposal and the News Post, which cannot be rolled for now.
  await costs({ 'chat.postMessage': 2, 'pins.add': 1, 'chat.update': 3 }, () => {
    claim = table.says('Chi', 'DECLARATION OF VICTORY: I have won.');
  });
  const reads = {
    ...{ 'conversations.history': 1, 'conversations.replies': 3, 'reactions.get': 2 },
    ...{ 'pins.list': 1, 'conversations.members': 1, 'emoji.list': 1 },
  };
  const { 'chat.update': edits, ...read } = await costOf(table, { ...reads, 'chat.update': 3 }, () =>
    table.restart(),
  );
  expect(read).toEqual(reads);
  expect(edits).toBeLessThanOrEqual(4);
  await table.cardSays(claim, 'FOR 0');
}, 60_000);
