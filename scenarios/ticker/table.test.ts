import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '../form.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { words } from '../words.ts';
import { notesFingerprint } from './live.ts';

const CARDS = /\b(?:Grain|Industrial|Bonds|Oil|Silver|Gold) (?:UP|DOWN|DIV) (?:5|10|20)\b/g;

const CARD = new RegExp(CARDS.source);
/** What is no quantity of shares, and what would be. */
const REFUSED = [
  ['750', 'lots of 500: write 500 or 1,000'],
  ['499', 'lots of 500: write 500.'],
  ['0', 'The least is a lot of 500'],
  ['-500', 'use the opposite command'],
  ['+500', 'without a sign, such as 500'],
  ['1e3', 'write 500 or 1,000 or 5k, or max or all'],
  ['0x1F4', 'write 500 or 1,000 or 5k, or max or all'],
  ['NaN', 'write 500 or 1,000 or 5k, or max or all'],
  ['½', 'whole lots: write 500 or 1,000'],
  ['500.0', 'whole lots: write 500 or 1,000'],
  ['1.000', 'A dot could mean two things'],
  ['٥٠٠', 'the digits 0 to 9'],
  ['99999999999999999999', 'write max for all that your cash buys'],
  ['5500', '$500 short. It buys 5,000 Grain at most.'],
] as const;

/** What only one person sees. */
const PRIVATE = new Set(['chat.postEphemeral', 'views.open', 'views.update', 'conversations.open']);

describe('a ticker table of two humans and two AI players', () => {
  let table: Table;
  const logged: string[] = [];
  let shown = '';
  const live = () => table.messageAt(shown);
  const says = (words: string) =>
    table.until(
      () => live().includes(words),
      () => `the table says "${words}"; it says: ${live()}`,
    );
  const homeSays = async (said: string | RegExp) => {
    const home = () => words({ blocks: table.control.home(table.id('Ann'))?.blocks ?? [] });
    await table.until(
      () => home().search(said) >= 0,
      () => `Home says ${said}; it says: ${home()}`,
    );
  };
  const room = (name: string) => table.room(name);
  const direct = (name: string, said: string) => table.toldDirectly(name, said);
  /** Whoever of the two is to move, when one of them is. */
  const mover = () => ['Ann', 'Bob'].find((name) => live().includes(`${name} to move`));
  const turnOf = async () => {
    await table.until(
      () => mover() !== undefined,
      () => `somebody is to move; ${live()}`,
    );
    return mover() ?? '';
  };

  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: ['Ann', 'Bob'], others: ['Cy'], setup: null, lines: logged });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('ST-01 · ST-11 · it is put up in one line where no nomic is played, and what is not lawful is refused', async () => {
    expect(await table.asks('Ann', '/ticker')).toContain('No ticker table is on');
    expect(await table.asks('Ann', '/ticker', 'new insider=15')).toContain('10, 20 or 30');
    expect(await table.asks('Ann', '/ticker', 'new humans=2 ai=2 length=1 rolls=2 insider=20')).toContain(
      'T1 is up',
    );
    shown = await table.sees('Stock Ticker · table T1');
    expect(live()).toContain('8 rolls between your turns');
    expect(await table.asks('Ann', '/ticker', 'start')).toContain('One place for a human is empty');
    await table.click('Bob', shown, 'ticker.join');
    await says('every place is taken');
    expect(await table.asks('Ann', '/ticker', 'remind on', 'each of your turns')).toContain('remind off');
    table.control.openHome(table.id('Ann'));
    await homeSays('waiting for players');
    await table.slash('Ann', '/ticker', 'start');
    await table.threadSays(shown, 'Fingerprint of the dice');
    await homeSays('Table T1');
    await homeSays(/your turn|Bob to move/);
  });

  test('ST-12 · ST-15 · ST-22 · everybody buys first, by text and by form, with receipts', async () => {
    const form = formOf(table);
    for (const buyer of [await turnOf()]) {
      const other = buyer === 'Ann' ? 'Bob' : 'Ann';
      expect(await table.asks(other, '/ticker', 'buy 500 grain')).toContain(`It is ${buyer}'s turn`);
      expect(await table.asks(buyer, '/ticker', 'pass')).toContain('Buy at least 500 shares');
      for (const [typed, saying] of REFUSED)
        expect(await table.asks(buyer, '/ticker', `buy ${typed} grain`), typed).toContain(saying);
      expect(await table.asks(buyer, '/ticker', 'buy 1000 gr')).toContain(
        '1,000 Grain × $1.00 = $1,000; cash $5,000 → $4,000',
      );
      expect(await table.asks(buyer, '/ticker', 'undo')).toContain('undone');
      expect(await table.asks(buyer, '/ticker', 'buy max oil')).toContain('5,000 Oil');
      await table.slash(buyer, '/ticker', 'pass');
      await table.until(
        () => mover() === other,
        () => `${other} is to move; ${live()}`,
      );
      await table.click(other, shown, 'ticker.trade');
      await form.opens(other, 'ticker.trade.submit');
      await form.chooses(other, 'stock5', '1500');
      table.hush(other);
      await form.sends(other, { stock1: '500', stock5: '1500' });
      expect(await table.told(other)).toContain('1,500 Gold × $1.00 = $1,500; cash $4,500 → $3,000');
      await table.click(other, shown, 'ticker.roll');
      await says('Round 1 of 1');
    }
  });

  test('ST-22 · in direct messages one plays without any game of the nomic, and is told of turns if one asked', async () => {
    const types = (name: string, text: string) => table.control.say(table.id(name), room(name), text);
    types('Bob', '/ticker me');
    expect((await direct('Bob', 'at table T1: cash')).join()).toMatch(/Bob\*? at table T1/);
    types('Cy', 'ticker standings');
    expect(await direct('Cy', 'You sit at no ticker table')).toHaveLength(1);
    types('Bob', 'ticker new');
    await direct('Bob', 'A table stands in a channel');
    if (live().includes('Bob to move')) {
      types('Bob', 'ticker roll');
      await table.until(() => live().includes('Ann to move'), live);
    }
    expect(await direct('Ann', 'Your turn at table T1')).not.toHaveLength(0);
    await homeSays('your turn');
  });

  test('ST-44 · ST-45 · a card is seen by its holder alone', async () => {
    table.hush('Ann');
    await table.click('Ann', shown, 'ticker.card');
    expect((await table.told('Ann')).match(CARDS)).toHaveLength(2);
    // The table has a thread by now; who plays from the channel does not look into it.
    const [answer] = table
      .seen('Ann')
      .filter(({ ephemeral }) => ephemeral)
      .slice(-1);
    expect(answer?.thread_ts).toBeUndefined();
    expect(await table.asks('Cy', '/ticker', 'card T1')).toContain('You have no seat');
  });

  test('ST-16 · ST-35 · kill and restart in the middle lose nothing; the game ends with standings', async () => {
    const before = live();
    await table.restart();
    expect(live()).toBe(before);
    for (let turns = 0; turns < 2 && !live().includes('Rematch'); turns += 1) {
      const name = await turnOf();
      const said = live();
      await table.slash(name, '/ticker', 'roll');
      await table.until(
        () => live() !== said && (live().includes('Rematch') || mover() !== undefined),
        () => live(),
      );
    }
    await table.threadSays(shown, 'Table T1 is over.');
    await table.until(
      () => /\b1[.=] /.test(live()),
      () => live(),
    );
    const end = await table.threadSays(shown, 'luck');
    expect(end).toContain('Seed of the dice');
    expect(await table.asks('Cy', '/ticker', 'standings')).toMatch(/wins|share the victory/);
  });

  test('ST-44 · no card that was held stands in anything that others could read', () => {
    const sent = table.slack.calls.filter(({ method }) => !PRIVATE.has(method));
    expect(sent.length).toBeGreaterThan(20);
    const told = sent.map(({ args }) => JSON.stringify(args));
    for (const words of told.filter((one) => !one.includes('is over')))
      expect(words).not.toMatch(/Your card/);
    const buttons = told.flatMap(
      (words) => words.match(/"(?:value|block_id|private_metadata)":"[^"]*"/g) ?? [],
    );
    expect(buttons.length).toBeGreaterThan(20);
    for (const value of buttons) expect(value).not.toMatch(CARD);
    expect(logged.length).toBeGreaterThan(50);
    for (const line of logged) expect(line).not.toMatch(CARD);
  });

  test('ST-05 · no human: the AI play to the end at once, or a round at a time to be watched', async () => {
    expect(await table.asks('Cy', '/ticker', 'new humans=0 ai=3 length=2 rolls=1 pace=instant')).toContain(
      'T2',
    );
    await table.slash('Cy', '/ticker', 'start T2');
    const instant = await table.sees('Stock Ticker · table T2');
    await table.threadSays(instant, 'Table T2 is over.');
    await table.asks('Cy', '/ticker', 'new humans=0 ai=2 length=30 rolls=1');
    await table.slash('Cy', '/ticker', 'start T3');
    const watched = await table.sees('Stock Ticker · table T3');
    await table.until(
      () => table.messageAt(watched).search(/Round [1-9]\d* of 30/) >= 0,
      () => table.messageAt(watched),
    );
    await table.slash('Cy', '/ticker', 'pause T3');
    await table.until(
      () => table.messageAt(watched).includes('paused'),
      () => table.messageAt(watched),
    );
    expect(await table.asks('Cy', '/ticker')).toContain('T3');
    await table.slash('Cy', '/ticker', 'cancel T3');
    await table.until(
      () => table.messageAt(watched).includes('was cancelled'),
      () => table.messageAt(watched),
    );
  });

  test('ST-15 · who stays away is reminded, misses the turn, and is replaced in the end', async () => {
    await table.asks('Ann', '/ticker', 'new humans=1 ai=1 length=20 rolls=1 deadline=1h');
    const shown4 = await table.sees('Stock Ticker · table T4');
    const seals = () => logged.filter(notesFingerprint).length;
    const sealed = seals();
    await table.slash('Ann', '/ticker', 'start T4');
    const board = () => table.messageAt(shown4);
    await table.until(() => board().includes('Ann to move'), board);
    // Whose time runs out before the books have noted the fingerprint is given ten minutes more.
    await table.until(() => seals() > sealed, 'the books note the fingerprint');
    table.hush('Ann');
    table.skip({ m: 46 });
    expect(await table.told('Ann', 'runs out')).toContain('T4');
    const missed = () => table.thread(shown4).filter((text) => text.includes('Ann: out of time')).length;
    for (let turns = 1; turns <= 3; turns += 1) {
      await table.until(() => board().includes('Ann to move'), board);
      table.hush('Ann');
      table.skip({ m: 61 });
      await table.until(
        () => missed() >= turns,
        () => table.thread(shown4).join(' | '),
      );
      // What is over already is not to be hurried up with.
      expect(table.privately('Ann').join()).not.toContain('runs out');
    }
    await table.threadSays(shown4, 'An AI player takes over the seat of Ann');
    expect(await table.asks('Ann', '/ticker', 'take T4', 'You play Ann')).toContain('T4');
    await table.threadSays(shown4, 'Ann plays again');
  });
});
