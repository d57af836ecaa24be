import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitFor } from '../local-slack/index.ts';
import { costOf, type Spent, toldSince } from './calls.ts';
import { formOf } from './form.ts';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli', 'Finn'];
let table: Table;
/** An act costs these calls and no others. */
const costs = async (expected: Spent, act: () => Promise<unknown> | unknown) => {
  const from = table.slack.calls.length;
  const spent = await costOf(table, expected, async () => act());
  expect(spent, toldSince(table, from)).toEqual(expected);
};
const CARD_AND_BOARD = { 'chat.update': 2 };
const card = (post: string) => table.card(post)?.ts ?? '';

beforeAll(async () => {
  table = await sit({ mode: 'socket', people: PEOPLE.slice(0, 5), others: ['Finn'], enforceTiers: true });
  await table.sees('Eli is now a player');
  // The last word of the first day: the commitments and the seal are posted once the game runs.
  await table.sees('Seal of the log');
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

/** The nth of 200 votes: reactions given and taken back, replies, and in the end a word from everybody. A reply's ts. */
function votes(post: string, n: number): string | null {
  const name = PEOPLE[n % PEOPLE.length] ?? '';
  if (n >= 188) return table.replies(name, post, n % 2 === 0 ? 'FOR' : 'AGAINST');
  if (n % 4 === 3) return table.replies(name, post, 'FOR');
  if (n % 12 < 6) table.reacts(name, post, '+1');
  else table.unreacts(name, post, '+1');
  return null;
}

test('FN-V1 · after 200 votes in ten seconds the card and the board are right, and Slack refused no call as too many', async () => {
  const post = await table.submits('Ben', 'CALL FOR JUDGEMENT: Many?');
  const from = table.control.now();
  const replies: string[] = [];
  for (let n = 0; n < 200; n += 1) {
    const reply = votes(post, n);
    if (reply !== null) replies.push(reply);
    if (n % 20 === 19) table.skip({ s: 1 });
  }
  expect(table.control.now() - from).toBeLessThan(12_000);
  const right = (shown = '') => shown.includes('FOR 3') && shown.includes('AGAINST 3');
  const card = () => table.card(post)?.words;
  await waitFor(() => right(card()), { withinMs: 20_000, say: `the card is right: ${card()}` });
  await table.until(
    () => right(table.board()),
    () => `the board is right: ${table.board()}`,
  );
  // More marks than Slack takes in a minute: they come as it lets them, so time is passed only while the bot waits.
  let waitsMs = 400;
  const marked = () => {
    const last = table.slack.calls.at(-1)?.at ?? 0;
    if (table.control.now() - last > waitsMs) {
      table.skip({ s: 1 });
      waitsMs = 40;
    }
    return replies.every((ts) => table.marks(ts).length > 0);
  };
  await waitFor(marked, { withinMs: 40_000, say: 'every reply that counted is marked' });
  const refused = table.slack.calls.filter(({ status }) => status === 429);
  expect(refused.map(({ method }) => method)).toEqual([]);
}, 90_000);

test('FN-M4 · a freeze costs its banner and what it stops; a start reads the channel, each open matter and the pins', async () => {
  let claim = '';
  await costs({ 'chat.postMessage': 1, 'pins.add': 1, 'chat.update': 1 }, () =>
    table.says('Ben', 'PROPOSAL: A song. We sing.'),
  );
  // Beside the board the card of the proposal and the News Post, which cannot be rolled for now.
  await costs({ 'chat.postMessage': 2, 'pins.add': 1, 'chat.update': 3 }, () => {
    claim = table.says('Chi', 'DECLARATION OF VICTORY: I have won.');
  });
  // Three matters are open, and the News Post has a thread.
  const reads = {
    ...{ 'conversations.history': 1, 'conversations.replies': 4, 'reactions.get': 3 },
    ...{ 'pins.list': 1, 'conversations.members': 1, 'emoji.list': 1 },
  };
  const { 'chat.update': edits, ...read } = await costOf(table, { ...reads, 'chat.update': 4 }, () =>
    table.restart(),
  );
  expect(read).toEqual(reads);
  expect(edits).toBeLessThanOrEqual(5);
  await table.cardSays(claim, 'FOR 0');
}, 60_000);
