import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { cannot, cannotDeclare, declares, does, law, listens, nomic, passes } from './nomic.ts';

let house: Table;
const DAY_MS = 86_400_000;
const FOUR = ['Ana', 'Ben', 'Chi', 'Dara'];
const FIVE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];

beforeAll(async () => {
  house = await sit({ mode: 'socket', people: FIVE, setup: null });
}, SEATING_MS);
afterAll(() => house?.leave());

test('RC36 · whoever takes no turn for a week is thrown off the board and loses their squares', async () => {
  const table = await nomic(house, 'rc36', FOUR);
  for (const name of ['Ben', 'Chi']) await does(table, name, 'enter_board', `${name} on board no to yes`);
  await passes(table, FOUR, law('rc36'));
  await does(table, 'Chi', 'turn s1', 's1 owner');
  for (const square of ['s2', 's3', 's4']) await does(table, 'Ben', `turn ${square}`, `${square} owner`);
  table.skip({ d: 6, h: 23 });
  await does(table, 'Chi', 'turn s5', 's5 owner');
  await table.boardSays('Ben (on board yes; strength 4)');
  const told = listens(table);
  table.skip({ h: 1, m: 1 });
  const gone = await told('Ben is thrown off the board.');
  for (const square of ['s2', 's3', 's4']) expect(gone).toContain(`${square} owner Ben to unset`);
  expect(gone).not.toMatch(/s[15] owner/);
  await cannot(table, 'Ben', 'turn s2', 'Ben is not on the board.');
  await does(table, 'Ben', 'enter_board', 'Ben on board no to yes');
  await table.boardSays('Ben (on board yes; strength 1)');
}, 60_000);

test('RC44 · another turn on one day, once two thirds of the others have taken theirs since', async () => {
  const table = await nomic(house, 'rc44', FIVE);
  await does(table, 'Ben', 'turn', 'Ben points 0 to 1');
  await cannot(table, 'Ben', 'turn', "Ben has taken today's turn.");
  await passes(table, FIVE, law('rc44'));
  await does(table, 'Chi', 'turn', 'Chi points');
  await cannot(table, 'Ben', 'turn', 'since then 1 of the 3 others; it takes two thirds');
  await does(table, 'Dara', 'turn', 'Dara points');
  await does(table, 'Ben', 'turn', 'Ben points 1 to 2');
  await cannot(table, 'Ben', 'turn', 'since then 0 of the 3 others');
  table.skip({ d: 1 });
  await does(table, 'Ben', 'turn', 'Ben points 2 to 3');
}, 60_000);

test('RC75 · the judge is drawn among those whom the Speaker does not think affected, unless all are', async () => {
  const table = await nomic(house, 'rc75', FOUR);
  await passes(table, FOUR, law('rc75'));
  for (let nth = 1; nth <= 4; nth++) {
    await does(table, 'Ben', 'ask_judge Was it fair?', `judgement ${nth} is new`);
    await does(table, 'Ana', `mark_affected ${nth} @ben`, 'affected');
    const told = await does(table, 'Chi', `pick_judge ${nth}`, `judges ${nth}.`);
    expect(told).toMatch(/(Chi|Dara) judges/);
  }
  await does(table, 'Ben', 'ask_judge And this?', 'judgement 5 is new');
  for (const name of ['ben', 'chi', 'dara']) await does(table, 'Ana', `mark_affected 5 @${name}`, 'affected');
  await does(table, 'Chi', 'pick_judge 5', 'judges 5.');
  await cannot(table, 'Chi', 'mark_affected 5 @ben', 'Emperor');
}, 60_000);

test('RC79 · five points, or alone the most by 25 December; a tie is for a judgement', async () => {
  const table = await nomic(house, 'rc79', FOUR);
  const now = new Date(table.control.now() + 3 * DAY_MS);
  const christmas = Date.UTC(now.getUTCFullYear(), 11, 25);
  await passes(table, FOUR, law('rc79').replace('2026', String(now.getUTCFullYear())));
  const scores = async (name: string, from: number, to: number) => {
    for (let i = from; i < to; i++) await does(table, name, 'score', `${name} points ${i} to ${i + 1}`);
  };
  await scores('Ben', 0, 4);
  await cannotDeclare(table, 'Ben', 'Ben has not achieved victory');
  let told = listens(table);
  await scores('Ben', 4, 5);
  await told('Ben has achieved victory');
  await does(table, 'Ana', 'reset', 'Ben points 5 to 0');
  await scores('Ben', 0, 1);
  await scores('Chi', 0, 1);
  told = listens(table);
  table.control.skip(christmas - table.control.now() + 60_000);
  await told('Ben, Chi have the most points together', 'Call for Judgement');
  await cannotDeclare(table, 'Chi', 'Chi has not achieved victory');
  told = listens(table);
  await scores('Chi', 1, 3);
  await told('Chi has achieved victory');
  await cannotDeclare(table, 'Ben', 'Ben has not achieved victory');
  await declares(table, 'Chi');
}, 60_000);

test('RC80 · participants and a Host; idle is who is silent too; values come back where they still fit', async () => {
  const table = await nomic(house, 'rc80', FOUR);
  await does(table, 'Ben', 'earn', 'Ben purse 5 to 6');
  await passes(table, FOUR, law('rc80'));
  const state = await table.asks('Ben', '/nomic', 'state');
  for (const words of ['4 participants', 'Host: Ana', 'Ben (purse 6)']) expect(state).toContain(words);
  table.skip({ d: 2 });
  table.says('Ben', 'Has anybody seen my hat?');
  await cannotDeclare(table, 'Ben', 'Nobody has won yet');
  table.skip({ d: 6 });
  await cannot(table, 'Chi', 'make_observer @ben', 'it takes 7 days');
  table.skip({ d: 1 });
  await table.slash('Chi', '/act', 'make_observer @ben');
  await table.sees('Chi has made Ben an observer');
  expect(await table.asks('Ben', '/nomic', 'join')).toContain('has to wait 5 days');
  await passes(
    table,
    ['Ana', 'Chi', 'Dara'],
    '- { edit_mechanism: Purses, at: player_fields.purse.max, put: 5 }',
  );
  table.skip({ d: 5 });
  await table.join('Ben');
  await table.boardSays('Ben (purse 5)');
}, 60_000);
