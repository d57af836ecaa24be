import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amendmentBlock } from '../../src/ruleset/testing/sixteen.ts';
import { cannot, cannotDeclare, carries, does, enacted, passes, proposes } from '../changes/nomic.ts';
import { idOf, refusedTo, resolve } from '../docket.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { comes, EARLY, KNOWN, STOCKS, votes } from './early.ts';
import { adding, CORE, exported, MARKET, printed } from './shelf.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi'];
const ANEW = ['Ben', 'Chi', 'Ana'];
describe('one round, from an early form of the rules to the stock market, by votes alone', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: [...PEOPLE, 'Dara'], others: ['Eli'], setup: 'rules=core' });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const pass = (source: string) => passes(table, PEOPLE, source);
  test('FN-P3 · FN-P4 · it begins early: seven days make idle, whoever is turned out waits five', async () => {
    table.says('Ana', 'ASCENSION ADDRESS: Stocks, by and by');
    const notice = await pass(EARLY);
    expect(notice).toContain('*Parameter `idle_after`*: 2 days → 7 days');
    table.skip({ d: 6, h: 23 });
    const demote = `demote <@${table.id('Dara')}>`;
    expect(await table.asks('Ben', '/nomic', demote, 'Not done')).toContain('it takes 7 days');
    table.skip({ h: 2 });
    await table.slash('Ben', '/nomic', demote);
    await table.sees('Ben has made Dara an observer');
    table.says('Dara', 'JOIN');
    expect(await table.told('Dara')).toContain('has to wait 5 days');
  });

  test('FN-P6 · a pending matter becomes resolvable at the moment that its clock is shortened', async () => {
    const roster = await proposes(table, 'Chi', adding('Roster'), 'A roster');
    votes(table, roster, ['Chi']);
    table.skip({ h: 20 });
    await table.cardSays(roster, 'FOR 1');
    expect(table.card(roster)?.words).toContain('2 d are up');
    const shorter = await table.submits(
      'Ben',
      `CALL FOR JUDGEMENT: Sooner. Two days are long.\n\`\`\`amend\n- { set_parameter: voting_time, to: 18h }\n\`\`\``,
    );
    await table.threadSays(shorter, 'Makes P2 A roster enactable');
    await carries(table, PEOPLE, shorter);
    await table.threadSays(roster, 'The time is up');
    await table.cardSays(roster, 'may be enacted now');
    await enacted(table, 'Ana', roster);
    expect(await table.asks('Ben', '/nomic', 'rules')).toContain('2.1 Roster');
  });

  test('S29 · FN-S1 · money is everybody’s at once, and of who comes later', async () => {
    await pass(adding('Money'));
    await table.boardSays('cash 1,000,000');
    await comes(table, 'Eli');
    const { cells, wiki } = await exported(table, 'Ben');
    for (const name of [...PEOPLE, 'Eli']) {
      expect(cells[`player/${table.id(name)}/cash`]).toBe(1_000_000);
      expect(wiki).toMatch(new RegExp(`\\| ${name}[^|]* \\|\\| 1,000,000`));
    }
    await table.slash('Eli', '/nomic', 'observe');
    await table.sees('Eli is now an observer');
  });

  test('FN-S2 · stocks are founded by the amendment that brings them; nobody can trade them yet', async () => {
    await pass(adding('Stocks') + STOCKS);
    await table.boardSays('CCC');
    expect(await table.asks('Ben', '/buy', '1 AAA')).toContain('know no action called buy');
  });

  test('FN-S3 · FN-E2 · trading begins; the Emperor is no player of the round, and what waited for it fits', async () => {
    const note = '- { edit_mechanism: trading, at: actions.buy.note, put: Buy some }';
    const trading = await proposes(table, 'Ben', adding('Trading'), 'Trading');
    const waiting = await proposes(table, 'Chi', note, 'Another note');
    await table.cardSays(waiting, 'does not fit the rules as they are now');
    await carries(table, PEOPLE, trading);
    await table.cardSays(waiting, 'It does something else now than when it was posted');
    await carries(table, PEOPLE, waiting);
    await pass('- { edit_mechanism: trading, at: actions.buy.note, put: Buy shares }');
    await table.asks('Ben', '/buy', '2 AAA');
    await table.boardSays('999,800');
    expect(await table.asks('Ana', '/buy', '1 AAA')).toContain('Ana is not a player here');
  });

  test('FN-S6 · the markets are adjusted, at most hourly', async () => {
    await pass(adding('Adjusting the Markets'));
    await table.slash('Ben', '/adjust');
    await table.sees('Market adjustment 1,');
    expect(await table.asks('Chi', '/adjust', '', 'Not done')).toContain('1 hour');
  });

  test('FN-R4 · FN-M5 · any player resolves, and what is pending is pinned, from the moment that powers grow', async () => {
    const powers = await proposes(table, 'Ben', adding('Expanded Powers'), 'Powers');
    const news = await proposes(table, 'Chi', adding('The Financial Times'), 'News');
    votes(table, news, PEOPLE);
    await table.cardSays(news, 'FOR 3');
    expect(await refusedTo(table, 'Ben', powers, 'enact')).toContain('Rule 1.6.1 Resolution');
    await carries(table, PEOPLE, powers);
    await table.cardSays(news, 'may be enacted now');
    await table.until(() => table.pinned(news), 'what was pending is pinned');
    await enacted(table, 'Ben', news);
    await table.until(() => !table.pinned(news), 'what is resolved is not');
    const post = table.says('Chi', 'NEWS: BBB is well');
    await table.threadSays(post, 'BBB');
    await table.asks('Ana', '/buy', '1 AAA');
  });

  test('FN-P6 · the wait of who was turned out is shortened while it runs', async () => {
    table.hush('Dara');
    table.says('Dara', 'JOIN');
    expect(await table.told('Dara')).toContain('has to wait 5 days, so 4 days');
    table.skip({ h: 5 });
    await pass('- { set_parameter: return_wait, to: 1d }');
    await comes(table, 'Dara', 'is a player again');
    await pass('- { set_parameter: idle_after, to: 2d }');
    await pass('- { set_parameter: dov_wait, to: 2d }');
  });

  test('what has grown is the law as it ships, word for word', async () => {
    const { core, round } = await exported(table, 'Chi');
    expect(core).toEqual(printed(CORE));
    expect(round).toEqual(printed(MARKET));
  });

  test('A1 · A2 · three days make idle, two are waited', async () => {
    await pass(amendmentBlock('a1-idle'));
    await pass(amendmentBlock('a2-return'));
    table.skip({ h: 49 });
    const demote = `demote <@${table.id('Dara')}>`;
    expect(await table.asks('Ben', '/nomic', demote, 'Not done')).toContain('it takes 3 days');
    table.skip({ h: 24 });
    await table.slash('Chi', '/nomic', demote);
    await table.sees('Chi has made Dara an observer');
    table.skip({ h: 47 });
    table.hush('Dara');
    table.says('Dara', 'JOIN');
    expect(await table.told('Dara')).toContain('has to wait 2 days');
    table.skip({ h: 1 });
    await comes(table, 'Dara', 'is a player again');
  });

  test('A3 · twelve hours are enough from the moment that they are the law, for what is pending too', async () => {
    const a3 = await proposes(table, 'Ben', amendmentBlock('a3-voting-time'), 'Twelve hours');
    const other = await table.submits('Chi', 'PROPOSAL: Manners. Everybody says please.');
    votes(table, other, ['Chi']);
    table.skip({ h: 13 });
    await carries(table, PEOPLE, a3);
    await table.threadSays(other, 'The time is up');
    await table.cardSays(other, 'may be enacted now');
    await table.slash('Chi', '/nomic', `resolve ${idOf(table, other)} enact`);
    await table.threadSays(other, 'carries out what it prescribes by hand');
  });

  test('A4 · FN-R5 · a failed declaration is waited out in a day', async () => {
    await pass(amendmentBlock('a4-dov-wait'));
    const claim = await table.submits('Ben', 'DECLARATION OF VICTORY: I am rich.');
    votes(table, claim, ['Ana', 'Chi'], 'AGAINST');
    await table.cardSays(claim, 'may be failed now');
    expect(await resolve(table, 'Chi', claim, 'fail')).toContain('may not post another for 24 hours');
    await cannotDeclare(table, 'Ben', 'the next may be made from');
    table.skip({ h: 24 });
  });

  test('C1 · C2 · C3 · volatility is a thing with dice, and one price is adjusted like another', async () => {
    await table.diceSealed();
    const notice = await pass(amendmentBlock('c1-volatilities'));
    expect(notice).toContain('*New:* kind `volatility`');
    await table.boardSays('*Volatilities*');
    await table.slash('Ben', '/adjust');
    const told = table.messageAt(await table.sees('Market adjustment 2,'));
    for (const dice of ['1D5', '2D10', '5D15']) expect(told).toContain(dice);
    expect((await exported(table, 'Ben')).cells['stock/CCC/volatility']).toBe('high');
  });

  test('C4 · S32 · FN-S5 · adjustments have counted for nothing, the next one counts, and news never', async () => {
    await table.boardSays('noma 0');
    await pass(amendmentBlock('c4-noma'));
    await table.boardSays('noma 0');
    table.skip({ h: 1 });
    await table.slash('Chi', '/adjust');
    await table.boardSays('noma 1');
    const news = table.says('Ben', 'NEWS: AAA does well');
    await table.threadSays(news, 'AAA');
    await table.slash('Ben', '/news', 'roll N2');
    await table.threadSays(news, 'D5');
    expect((await exported(table, 'Ben')).cells['global/noma']).toBe(1);
  });

  test('C5 · C6 · S29 · every stock has a Trend, which a roll of nothing repeats', async () => {
    await pass(amendmentBlock('c5-trend'));
    await table.boardSays('Trend');
    await pass(amendmentBlock('c6-zero-roll'));
    await pass(KNOWN);
    const before = (await exported(table, 'Ben')).cells;
    table.skip({ h: 1 });
    await table.slash('Chi', '/adjust');
    await table.boardSays('noma 2');
    const { cells } = await exported(table, 'Ben');
    const price = (of: typeof cells, key: string) => Number(of[`stock/${key}/price`]);
    expect([price(cells, 'AAA'), cells['stock/AAA/trend']]).toEqual([price(before, 'AAA') + 7, 7]);
    expect([price(cells, 'BBB'), cells['stock/BBB/trend']]).toEqual([price(before, 'BBB') - 2, -2]);
  });

  test('C7 · the Bargepole takes away what falls and nobody owns', async () => {
    await pass(amendmentBlock('c7-bargepole'));
    await cannot(table, 'Ben', 'bargepole AAA', 'which is not below zero');
    await table.asks('Ana', '/buy', '1 BBB');
    await cannot(table, 'Ben', 'bargepole BBB', 'BBB is owned by Ana');
    await table.asks('Ana', '/sell', '1 BBB');
    await does(table, 'Ben', 'bargepole BBB', 'Ben would not touch BBB with a bargepole', 'BBB is gone');
  });

  test('FN-E5 · FN-L2 · a victory ends the round; the core rules stay as amended, a ruleset is at hand', async () => {
    const claim = await table.submits('Ben', 'DECLARATION OF VICTORY: I am the richest.');
    votes(table, claim, PEOPLE);
    await table.cardSays(claim, 'may be enacted now');
    await resolve(table, 'Chi', claim, 'enact');
    await table.sees('Ben has won');
    const { core, round, cells } = await exported(table, 'Chi');
    expect(core.join('\n')).toContain('idle_after: 3d');
    expect([round, cells[`player/${table.id('Ana')}/cash`]]).toEqual([[], undefined]);
    const address = table.says('Ben', 'ASCENSION ADDRESS: Parlour games');
    await table.threadSays(address, 'has no rules of its own yet');
    const ready = table.control.thread(table.channel, address).at(-1)?.ts ?? '';
    await table.click('Chi', ready, 'round.adopt', 'stock-market');
    const post = await table.sees('PROPOSAL: Adopt The Stock Market Round');
    await table.threadSays(post, 'What enactment of');
    await carries(table, ANEW, post);
    expect((await exported(table, 'Chi')).round).toEqual(printed(MARKET));
    await table.boardSays('cash 1,000,000');
  });

  test('players are participants and the Emperor is the Host, wherever they are told of', async () => {
    const notice = await passes(table, ANEW, amendmentBlock('host') + STOCKS);
    expect(notice).toContain('*Word for `players`*: players → participants');
    expect(await table.boardSays('Host: Ben')).toContain('4 participants: 3 FOR enact');
    await comes(table, 'Eli', 'is a participant again');
    await table.slash('Eli', '/nomic', 'observe');
    await table.boardSays('Observer: Eli');
    expect(await table.asks('Eli', '/buy', '1 AAA')).toContain('only a participant may buy shares');
    const law = await table.asks('Chi', '/nomic', 'rules 1.3');
    expect(law).toContain('There is always one participant who is the Host.');
    expect(await table.asks('Chi', '/nomic', 'help')).toContain('you are a participant here');
    await table.asks('Chi', '/buy', '1 AAA');
    await table.boardSays('cash 999,900');
  });
});
