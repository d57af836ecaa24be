import { afterAll, beforeAll, expect, test } from 'vitest';
import { cast, idOf, resolve } from '../docket.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { cannot, does, law, nomic, passes } from './nomic.ts';

let house: Table;
const THREE = ['Ana', 'Ben', 'Chi'];
const FOUR = ['Ana', 'Ben', 'Chi', 'Dara'];
const FIVE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];

beforeAll(async () => {
  house = await sit({ mode: 'socket', people: FIVE, setup: null });
}, SEATING_MS);
afterAll(() => house?.leave());

/** Posts an entry that is refused; what its thread is told. */
async function refused(table: Table, name: string, text: string): Promise<string> {
  return table.threadSays(table.says(name, text), 'Not registered');
}

/** Fails a matter that the Emperor has vetoed. */
async function vetoed(table: Table, post: string): Promise<void> {
  table.replies('Ana', post, 'VETO');
  await table.cardSays(post, 'may be failed now');
  await resolve(table, 'Ana', post, 'fail');
}

test('RC66 · whoever approves of a proposal when it dies grows angrier', async () => {
  const table = await nomic(house, 'rc66', FOUR);
  await passes(table, FOUR, law('rc66'));
  const first = await table.submits('Dara', 'PROPOSAL: War');
  cast(table, first, { Ben: 'FOR', Chi: 'FOR', Dara: 'AGAINST' });
  await vetoed(table, first);
  for (const name of ['Ben', 'Chi']) await table.boardSays(`${name} (anger 1)`);
  const second = await table.submits('Dara', 'PROPOSAL: Peace');
  cast(table, second, { Ben: 'FOR', Chi: 'FOR' });
  await table.cardSays(second, 'FOR 2 (Ben, Chi)');
  cast(table, second, { Ben: 'AGAINST' });
  await vetoed(table, second);
  await table.boardSays('Chi (anger 2)');
  for (const calm of ['Ben (anger 1)', 'Dara (anger 0)']) expect(table.board()).toContain(calm);
}, 60_000);

test('RC78 · idle is who neither created a matter nor voted on one of the last two days', async () => {
  const table = await house.newGame({ people: FOUR, setup: 'rules=core' });
  await passes(table, FOUR, law('rc78'));
  const old = await table.submits('Chi', 'CALL FOR JUDGEMENT: who is right?');
  table.skip({ d: 2 });
  const young = await table.submits('Dara', 'CALL FOR JUDGEMENT: who is wrong?');
  table.skip({ d: 1 });
  cast(table, old, { Ben: 'FOR', Chi: 'FOR' });
  cast(table, young, { Chi: 'FOR' });
  await table.cardSays(young, 'FOR 1 (Chi)');
  await table.cardSays(old, 'FOR 2 (Ben, Chi)');
  await cannot(
    table,
    'Dara',
    'make_observer @chi',
    'Chi has created a votable matter within 2 days, or voted on one',
  );
  await table.slash('Dara', '/act', 'make_observer @ben');
  await table.sees('Dara has made Ben an observer');
  expect(await table.asks('Ben', '/nomic', 'join')).toContain('has to wait');
  table.skip({ d: 1 });
  await table.join('Ben');
}, 60_000);

test('RC02 · what is posted in a day weighs at most 6, and what is pending at most 4', async () => {
  const table = await nomic(house, 'rc02', THREE);
  await passes(table, THREE, law('rc02'));
  table.skip({ d: 1 });
  for (const title of ['One', 'Two', 'Three'])
    await vetoed(table, await table.submits('Ben', `PROPOSAL: ${title}`));
  expect(await refused(table, 'Ben', 'PROPOSAL: Four\nWeight: trivial')).toContain(
    'Ben would have posted a weight of more than 6 today',
  );
  table.skip({ d: 1 });
  await table.submits('Ben', 'PROPOSAL: Four\nWeight: trivial');
  for (const title of ['Five', 'Six']) await table.submits('Chi', `PROPOSAL: ${title}`);
  for (const more of ['Seven', 'Eight\nWeight: trivial'])
    expect(await refused(table, 'Chi', `PROPOSAL: ${more}`)).toContain('More than 4 would be pending');
}, 60_000);

test('RC73 · transfers wait for the end of the turn, and for a vote', async () => {
  const table = await nomic(house, 'rc73', FOUR);
  await passes(table, FOUR, law('rc73'));
  await does(table, 'Ana', 'end_turn', 'turn began');
  const post = await table.submits('Dara', 'PROPOSAL: Peace');
  const on = `on_matter=${idOf(table, post)}`;
  await does(table, 'Ben', `transfer_to @chi points 4 if_vote=yes ${on}`, 'transfer 1 is new');
  await cannot(
    table,
    'Ben',
    'transfer_to @dara points 3',
    'did not have that many points at the start of the turn',
  );
  await cannot(table, 'Ben', 'transfer_to @dara points 11', '10 is the most');
  await does(table, 'Ben', 'transfer_to @dara points 2', 'transfer 2 is new');
  await cannot(table, 'Ben', 'transfer_to @dara favours 1', 'Ben has made two transfers this turn');
  await does(table, 'Chi', `transfer_to @ben points 1 if_vote=no ${on}`, 'transfer 3 is new');
  cast(table, post, { Chi: 'FOR', Ben: 'AGAINST' });
  await table.cardSays(post, 'AGAINST 1 (Ben)');
  cast(table, post, { Chi: 'AGAINST' });
  await table.cardSays(post, 'AGAINST 2');
  expect(await table.boardSays('Ben (points 6')).toContain('Dara (points 6');
  const told = await does(table, 'Ana', 'end_turn', 'Dara points 6 to 8', 'Chi points 6 to 5');
  expect(told).toContain('Ben points 4 to 5');
  table.says('Dara', 'OBSERVE');
  await table.sees('Dara is now an observer');
  await table.join('Dara');
  await table.boardSays('Dara (points 8');
}, 60_000);
