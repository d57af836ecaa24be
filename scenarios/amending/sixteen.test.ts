import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AmendmentName, amendmentBlock } from '../../src/ruleset/testing/sixteen.ts';
import { books } from '../books.ts';
import { cannot, cannotDeclare, declares, does, listens, passes, proposes } from '../changes/nomic.ts';
import { idOf } from '../docket.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { comes, votes } from './early.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi'];

describe('the amendments of the reference that players might invent, each by a post alone', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: [...PEOPLE, 'Dara'] });
    for (const name of ['c1-volatilities', 'c4-noma'] as const) await pass(name);
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const pass = (name: AmendmentName) => passes(table, PEOPLE, amendmentBlock(name));
  const at = (name: string) => `<@${table.id(name)}>`;
  const cash = async (name: string) => (await books(table, name)).cash.get(name);

  test('another level of volatility, and a stock that takes it', async () => {
    await pass('extreme-level');
    await table.boardSays('10D20-105');
    await table.slash('Ben', '/adjust');
    const told = table.messageAt(await table.sees('Market adjustment 1,'));
    expect(told).toContain('/roll 10D20-105 CCC');
    await table.boardSays('noma 1');
  });

  test('FN-P3 · idle is who neither voted nor submitted, whatever else they do', async () => {
    await pass('idle-by-votes');
    table.skip({ h: 47 });
    await table.asks('Dara', '/buy', '1 AAA');
    expect(await table.asks('Ben', '/nomic', `demote ${at('Ana')}`, 'Not done')).toContain(
      'Ana has voted or submitted something within 2 days',
    );
    const call = await table.submits('Chi', 'CALL FOR JUDGEMENT: Still here?');
    votes(table, call, PEOPLE);
    table.skip({ h: 2 });
    await table.slash('Ben', '/nomic', `demote ${at('Dara')}`);
    await table.sees('Ben has made Dara an observer');
    table.skip({ h: 24 });
    await comes(table, 'Dara', 'is a player again');
    await table.diceSealed();
  });

  test('victory by points: five, or the most from the last day on', async () => {
    await pass('points');
    await table.boardSays('points 0');
    await passes(table, PEOPLE, `- do: [ { set: 'player("${table.id('Chi')}").points', to: "1" } ]`);
    await table.boardSays('points 1');
    await cannotDeclare(table, 'Ben', 'Ben has 0 points');
    await declares(table, 'Chi');
    await table.slash('Chi', '/nomic', 'vote V1 AGAINST');
    for (const name of ['Ana', 'Ben']) await table.slash(name, '/nomic', 'vote V1 AGAINST');
    await table.asks('Ana', '/nomic', 'docket');
    await table.slash('Ana', '/nomic', 'resolve V1 fail');
    await table.sees('V1 I have won: FAILED');
  });

  test('a dividend on every share, once a day', async () => {
    await pass('dividends');
    await passes(table, PEOPLE, `- do: [ { set: 'stock("AAA").price', to: "100" } ]`);
    await table.asks('Chi', '/buy', '3 AAA');
    await does(table, 'Ben', 'dividend AAA', 'AAA pays 40 in all.', 'Chi cash 999,700 → 999,730');
    await cannot(table, 'Chi', 'dividend AAA', 'possible again');
  });

  test('gifts go from one to another', async () => {
    await pass('gifts');
    await does(table, 'Ben', `give ${at('Chi')} 5000`, 'Ben cash 1,000,000 → 995,000');
    await cannot(table, 'Ben', `give ${at('Ben')} 1`, 'cannot give to themselves');
    await cannot(table, 'Ben', `give ${at('Ana')} 0`, 'A gift is at least 1');
  });

  test('a tax takes at once what it is due, and later as it comes to be', async () => {
    expect(await pass('tax')).toContain('Chi pays 473 in tax.');
    expect(await cash('Chi')).toBe(1_004_257);
    await does(table, 'Ben', `give ${at('Ana')} 20000`, 'Ana pays 2,000 in tax.', 'pot 473 → 2,473');
    await table.boardSays('pot 2,473');
  });

  test('trading moves the price', async () => {
    expect(await pass('price-impact')).toContain('*Changed:* action `buy`, action `sell`');
    const hears = listens(table);
    await table.slash('Ben', '/buy', '2 AAA');
    await hears('AAA price 100 → 102', 'Ben buys 2 of AAA for 200');
    await table.slash('Ben', '/sell', '2 AAA');
    await hears('AAA price 102 → 100');
  });

  test('short selling: fewer than none, which the bounds then have to bear', async () => {
    await pass('short-selling');
    await does(table, 'Ben', 'short BBB', 'Ben BBB shares 0 → -1');
    expect((await books(table, 'Ben')).words).toContain('BBB -1');
    await cannot(table, 'Chi', 'short AAA', 'sell it instead');
    const back = await proposes(
      table,
      'Ben',
      '- { edit_mechanism: stocks, at: relations.shares.min, put: 0 }',
    );
    await table.threadSays(back, 'shares of Ben/BBB is -1, which the new bounds do not allow');
    for (const name of PEOPLE) table.replies(name, back, 'AGAINST');
    await table.cardSays(back, 'may be failed now');
    await table.slash('Ana', '/nomic', `resolve ${idOf(table, back)} fail`);
  });

  test('offers between players are numbered and taken', async () => {
    expect(await pass('offers')).toContain('*New:* kind `offer`');
    await does(table, 'Chi', 'offer_share AAA 50', 'Offer 1: AAA at 50');
    await does(table, 'Ana', 'take_offer 1', 'Chi AAA shares 3 → 2');
    expect((await books(table, 'Ana')).held('Ana', 'AAA')).toBe(1);
    await cannot(table, 'Ben', 'offer_share CCC 1', 'owns no CCC');
  });

  test('a commission, and a condition that is judged when it is enacted', async () => {
    expect(await pass('commission')).toContain('*Parameter `adjust_wait`*: 1 hour → 5 hours');
    const before = await cash('Dara');
    const { prices } = await books(table, 'Dara');
    await does(table, 'Dara', 'buy AAA 2', 'Dara buys 2 of AAA');
    expect(await cash('Dara')).toBe((before ?? 0) - 2 * (prices.get('AAA') ?? 0) - 2);
    expect(await table.asks('Ben', '/nomic', 'rules adjusting the markets')).toContain('5 hours');
  });
});
