import { expect, test } from 'vitest';
import { cast } from '../docket.ts';
import {
  cannot,
  does,
  enacted,
  FIVE,
  FOUR,
  law,
  listens,
  nomic,
  passes,
  proposes,
  refused,
  THREE,
  vetoed,
} from './nomic.ts';

test('RC09 · seats in the Committee of a rule double a vote on it, and go with the rule and with the office', async () => {
  const table = await nomic('rc09', FIVE);
  await passes(table, FIVE, law('rc09'));
  await cannot(table, 'Ben', 'choose_seat 1.2', '1.2 has no Committee.');
  await does(table, 'Ben', 'choose_seat 2.2', 'Ben seats');
  await cannot(table, 'Ben', 'choose_seat 2.3', 'Ben has a seat.');
  await does(table, 'Chi', 'choose_seat 2.3', 'Chi seats');
  const post = await proposes(table, 'Eli', '- { append_text: Hats, text: Tall ones. }');
  cast(table, post, { Ben: 'FOR', Chi: 'FOR' });
  await table.cardSays(post, 'FOR 3');
  await enacted(table, 'Ana', post);
  await passes(table, FIVE, '- { rename_rule: Wigs, to: Perukes }');
  await table.boardSays('Chi (prime minister no; seats 2.3)');
  await passes(table, FIVE, '- { repeal_rule: Hats }');
  await table.boardSays('Ben (prime minister no; seats none)');
  await does(table, 'Chi', 'kiss_hands', 'Chi prime minister no to yes');
  await table.boardSays('Chi (prime minister yes; seats none)');
  const told = listens(table);
  table.skip({ d: 1, h: 1 });
  await told('Choosing Seats');
  expect(await table.asks('Dara', '/act', 'choose_seat 2.3')).toContain('know no action called choose_seat');
}, 60_000);

test('RC44 · another turn on one day, once two thirds of the others have taken theirs since', async () => {
  const table = await nomic('rc44', FIVE);
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

test('RC49 · a derived victory is achieved when two others have confirmed the derivation', async () => {
  const table = await nomic('rc49', FIVE);
  await passes(table, FIVE, law('rc49'));
  await table.slash('Ben', '/act', 'derive_victory @chi Axiom 1, then rule 2');
  const unconfirmed = await table.sees('claimed by Ben');
  await table.click('Chi', unconfirmed, 'claim.confirm');
  await table.until(() => table.messageAt(unconfirmed).includes('Confirmed by Chi'), 'Chi is named');
  table.skip({ d: 2, m: 1 });
  await table.threadSays(unconfirmed, 'Not confirmed in time');
  await table.slash('Ben', '/act', 'derive_victory @chi Axiom 1, then rule 3');
  const claim = await table.sees('claimed by Ben', unconfirmed);
  const told = listens(table);
  await table.click('Dara', claim, 'claim.confirm');
  await table.click('Eli', claim, 'claim.confirm');
  await told('Chi has achieved victory');
}, 60_000);

test('RC02 · what is posted in a day weighs at most 6, and what is pending at most 4', async () => {
  const table = await nomic('rc02', THREE);
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

test('RC42 · Watches end by themselves and apply all orders; the orders are sent by hand', async () => {
  const table = await nomic('rc42', FOUR);
  await passes(table, FOUR, law('rc42'));
  await does(table, 'Ana', 'set_down_order B1 23 north 33', 'B1 square 1 to 23');
  await does(table, 'Ana', 'set_down_order C1 50 east 23', 'C1 facing north to east');
  await cannot(table, 'Ana', 'set_down_order B1 24 north 23', 'B1 has had its order for this Watch.');
  const told = listens(table);
  table.skip({ d: 2 });
  const ends = await told('Watch ends', 'B1 armour 3 to 2');
  expect(ends).not.toContain('is gone');
  await does(table, 'Ana', 'set_down_order C1 51 east "23, 23"', 'C1 square 50 to 51');
  const then = listens(table);
  table.skip({ d: 2 });
  for (const words of ['shot 1 is gone', 'shot 2 is gone']) expect(await then('B1 sinks.')).toContain(words);
  expect(await table.asks('Ben', '/nomic', 'rules 2.2')).toContain('Captains send their orders privately');
}, 60_000);

test('RC78 · idle is who neither created a matter nor voted on one of the last two days', async () => {
  const table = await nomic(null, FOUR);
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

test('RC36 · whoever takes no turn for a week is thrown off the board and loses their squares', async () => {
  const table = await nomic('rc36', FOUR);
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
