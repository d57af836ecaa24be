import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const RULES = [
  '1.1 Ruleset and Gamestate',
  '1.2 Players',
  '1.3 Emperors and Rounds',
  '1.4 Official Entries and Votable Matters',
  '1.5 Votes',
  '1.6 Resolution',
  '1.7 Victory and Ascension',
  '2.1 Roster',
  '2.2 Money',
  '2.3 Stocks',
  '2.4 Trading',
  '2.5 Adjusting the Markets',
  '2.6 Expanded Powers',
  '2.7 The Financial Times',
];
/** What is neither ruleset nor gamestate: names, how this room is set up, which throws were made. */
const APART = /^(?:player\/[^/]+\/label|setting\/.+|dice\/.+)$/;

describe.each(MODES)('the law and its record over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi'], others: ['Finn'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('FN-L2 · FN-L4 · the law is read by number, by title and by words, in its two sections', async () => {
    const all = await table.asks('Finn', '/nomic', 'rules');
    expect(all).toContain('Ruleset r1: 14 rules, all automated.');
    let from = 0;
    for (const line of RULES) {
      expect(all.indexOf(line, from), line).toBeGreaterThanOrEqual(from);
      from = all.indexOf(line, from);
    }
    const trading = await table.asks('Finn', '/nomic', 'rules 2.4');
    expect(trading).toContain('*2.4 Trading* · rule of the round · r1 · automated');
    expect(trading).toContain('`2.4.2` At any time a player may sell one share of a stock they own');
    expect(await table.asks('Finn', '/nomic', 'rules trading')).toBe(trading);
    expect(await table.asks('Finn', '/nomic', 'rules 1.6')).toContain('core rule');
    expect(await table.asks('Finn', '/nomic', 'rules 1.6.2')).toContain(
      'more than half of the players are FOR it',
    );
    const found = await table.asks('Finn', '/nomic', 'rules find news post');
    expect(found).toMatch(/paragraphs of r1 with "news post"/);
    expect(found).toContain('2.7.1 The Financial Times: ');
    expect(await table.asks('Finn', '/nomic', 'rules news post')).toBe(found);
    expect(await table.asks('Finn', '/nomic', 'rules find zebra')).toMatch(/zebra/);
    expect(await table.asks('Finn', '/nomic', 'rules tradin')).toContain(
      'Did you mean `/nomic rules trading`?',
    );
    expect(await table.asks('Finn', '/nomic', 'rules 9.9')).toContain('There is no rule 9.9.');
  });

  test('help says what is lawful for whoever asks, and everything there is', async () => {
    const help = await table.asks('Ben', '/nomic', 'help');
    expect(help).toContain('Ben, you are a player here. What you can do now in #fast-nomic');
    for (const offer of [
      '`/buy 50 AAA`',
      '`/adjust`',
      '`/news AAA`',
      '`PROPOSAL:` (2 of 2 slots left)',
      '`/nomic observe`',
    ])
      expect(help).toContain(offer);
    expect(help).not.toContain('idle');
    expect(help).not.toContain('Roll for');
    const outside = await table.asks('Finn', '/nomic', 'help');
    expect(outside).toContain('Finn, you are not in the game yet.');
    expect(outside).toContain('`/nomic join`');
    expect(outside).not.toContain('/buy');
    const all = await table.asks('Ben', '/nomic', 'help all');
    for (const word of [
      'setup',
      'accept',
      'join',
      'observe',
      'demote',
      'state',
      'docket',
      'vote',
      'resolve',
      'portfolio',
    ])
      expect(all).toContain(`\`/nomic ${word}`);
    for (const word of [
      'rules',
      'done',
      'ascend',
      'continue',
      'stop',
      'buy',
      'sell',
      'adjust',
      'news',
      'roll',
      'act',
    ])
      expect(all).toContain(`\`/nomic ${word}`);
    const unknown = await table.asks('Ben', '/nomic', 'porfolio');
    expect(unknown).toContain('I do not know "porfolio". Did you mean `portfolio`? Nothing was done.');
    expect(await table.asks('Ben', '/nomic', 'accept')).toContain(
      'The office is taken up already. Nothing changed.',
    );
    expect(await table.asks('Ben', '/nomic', 'resolve P9')).toContain(
      'There is no matter P9. Nothing was done.',
    );
    expect(await table.asks('Ben', '/nomic', 'demote nobody')).toContain('choose the person from the list');
  });

  test('state and portfolio tell of everything, of one stock, of one person', async () => {
    await table.asks('Ben', '/buy', '20 AAA');
    const mine = await table.asks('Ben', '/nomic', 'portfolio');
    expect(mine).toContain('AAA  20 × 100 =');
    expect(mine).toMatch(/My portfolio.* · rank 1= of 3/);
    const person = await table.asks('Chi', '/nomic', `portfolio <@${table.id('Ben')}|ben>`);
    expect(person).toContain('Ben · rank 1= of 3');
    expect(await table.asks('Chi', '/nomic', `state <@${table.id('Ben')}|ben>`)).toContain('AAA  20 × 100 =');
    const stock = await table.asks('Chi', '/nomic', 'state aaa');
    expect(stock).toContain('Stock AAA · symbol AAA · name Alfa · price 100 · volatility low');
    expect(stock).toContain('Holders: Ben 20 shares');
    expect(await table.asks('Chi', '/nomic', 'state AAB')).toContain('Did you mean `/nomic state AAA`?');
  });

  test('FN-L1 · FN-P6 · every event says who, when and by what rule or matter; clocks are stored by their start', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: Doubloons. Everybody calls money doubloons.');
    for (const name of ['Ben', 'Chi']) table.reacts(name, post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Chi', '/nomic', 'resolve P1 enact');
    await table.threadSays(post, 'ENACTED');
    await table.asks('Ana', '/nomic', 'done P1');
    await table.slash('Chi', '/adjust');
    await table.sees('Market adjustment 1,');
    await table.slash('Chi', '/news', 'AAA is here');
    await table.sees('AAA is here');
    await table.slash('Ana', '/roll', '1D6');
    await table.sees('Ana rolled 1D6');
    await table.slash('Ana', '/nomic', `help nudges off`);
    const claim = await table.submits('Ben', 'DECLARATION OF VICTORY: Mine.');
    for (const name of ['Ana', 'Chi']) table.reacts(name, claim, '-1');
    await table.cardSays(claim, 'may be failed now');
    await table.slash('Ana', '/nomic', 'resolve V1 fail');
    await table.threadSays(claim, 'FAILED');
    table.skip({ d: 2, m: 1 });
    await table.slash('Chi', '/nomic', `demote <@${table.id('Ben')}|ben>`);
    await table.sees('Chi has made Ben an observer');
    await table.close();

    const store = await openStore(table.database);
    try {
      const [game] = await store.log.games();
      const events = await store.log.tail(game?.id ?? '', 0);
      expect(await store.log.verify(game?.id ?? '')).toMatchObject({ intact: true });
      const known = new Set([...table.people.values(), 'referee']);
      let rules = new Set<string>();
      for (const event of events) {
        const { fact, under, changes } = event;
        if ('law' in fact && fact.law) rules = new Set(fact.law.rules.map(({ id }) => id));
        expect(known, fact.type).toContain(event.by);
        expect(event.at >= (game?.foundedAt ?? 0) && event.at <= table.control.now()).toBe(true);
        if (changes.every(({ path }) => APART.test(path))) continue;
        if (under.matter === undefined)
          expect(rules, `${fact.type} under ${under.rule}`).toContain(under.rule);
        else expect(under.matter).toMatch(/^[PCV]\d+$/);
      }
      const kinds = new Set(events.map(({ fact }) => fact.type));
      for (const kind of [
        'GameFounded',
        'ActionTaken',
        'MatterSubmitted',
        'VoteCast',
        'MatterResolved',
        'DutyDischarged',
      ])
        expect(kinds).toContain(kind);
      const starts = events.flatMap(({ at, changes }) =>
        changes.filter(({ path }) => /^lock\/|\/demoted$/.test(path)).map(({ to }) => [to, at]),
      );
      expect(starts).toHaveLength(2);
      for (const [kept, at] of starts) expect(kept).toBe(at);
    } finally {
      await store.close();
    }
  });
});
