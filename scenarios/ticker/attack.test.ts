import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgedButton } from '../forge.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { type Live, liveTable } from './live.ts';

const CARD = /\b(?:Grain|Industrial|Bonds|Oil|Silver|Gold) (?:UP|DOWN|DIV) (?:5|10|20)\b/;
const PEOPLE = ['Ann', 'Bob'];
/** What only a seat, or only the one whose turn it is, may press. */
const THEIRS = ['trade', 'undo', 'roll', 'pause', 'cancel', 'leave', 'take', 'card', 'me', 'fill', 'start'];

describe('people at a ticker table who do not play fair', () => {
  let table: Table;
  let live: Live;
  let id = '';
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: PEOPLE, others: ['Cy'], setup: null });
    await table.asks('Ann', '/ticker', 'new humans=2 ai=0 length=5 rolls=1 insider=20', 'T1 is up');
    live = await liveTable(table, 'T1', PEOPLE);
    id = `${table.slack.teamId}-${table.channel}-T1`;
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('ST-01 · nobody sits twice, and who left may sit down again', async () => {
    expect(await table.asks('Ann', '/ticker', 'join T1')).toContain('You are at this table already');
    await table.click('Bob', live.ts, 'ticker.join');
    await live.says('every place is taken');
    expect(await table.asks('Bob', '/ticker', 'leave T1')).toContain('You left');
    expect(await table.asks('Bob', '/ticker', 'leave T1')).toContain('no seat');
    expect(await table.asks('Bob', '/ticker', 'join T1')).toContain('You sit at table T1');
    expect(await table.asks('Cy', '/ticker', 'join T1')).toContain('Every place for a human is taken');
    await table.slash('Ann', '/ticker', 'start T1');
    await table.threadSays(live.ts, 'Fingerprint of the dice');
  });

  test('ST-17 · ST-45 · whoever has no seat gets nowhere by any button, whatever it carries', async () => {
    await live.mover();
    const before = live.words();
    for (const act of THEIRS) {
      const button = await forgedButton(table, `ticker.${act}`, `${id}|999999|${table.id('Ann')}|0`);
      table.hush('Cy');
      await table.click('Cy', button, `ticker.${act}`);
      const answer = await table.told('Cy');
      expect(answer, act).toMatch(/Not done|You have no seat/);
      expect(answer, act).not.toMatch(CARD);
    }
    expect(live.words()).toBe(before);
  });

  test('ST-17 · two presses at once end one turn, and a trade typed too early buys nothing', async () => {
    const first = await live.mover();
    const second = first === 'Ann' ? 'Bob' : 'Ann';
    await table.asks(first, '/ticker', 'buy 500 gold', 'cash');
    table.hush(second);
    await Promise.all([
      table.click(first, live.ts, 'ticker.roll'),
      table.click(first, live.ts, 'ticker.roll'),
      table.slash(second, '/ticker', 'buy 1000 oil'),
    ]);
    expect(await live.mover(first)).toBe(second);
    expect(live.told(0, first)).toBe(1);
    expect(await table.asks(second, '/ticker', 'me', 'at table T1')).not.toContain('Grain');
  });

  test('ST-44 · nothing that others can ask for tells a card', async () => {
    const asked = [
      'me',
      'standings T1',
      'board T1',
      'odds T1',
      'card T1 Ann',
      'card @ann T1',
      'log T1',
      'rank',
    ];
    for (const words of asked) expect(await table.asks('Cy', '/ticker', words), words).not.toMatch(CARD);
    const [sent] = await table.toldDirectly('Cy', 'every turn');
    expect(sent ?? '').not.toMatch(CARD);
  });

  test('of two tables at once the one that is meant is asked for, and each keeps to itself', async () => {
    await table.asks('Ann', '/ticker', 'new humans=1 ai=1 length=2 rolls=1', 'T2 is up');
    await table.slash('Ann', '/ticker', 'start T2');
    const other = await liveTable(table, 'T2', PEOPLE);
    await other.says('Ann to move');
    const before = live.words();
    expect(await table.asks('Ann', '/ticker', 'buy 500 oil')).toMatch(/Say which table you mean: T1, T2/);
    expect(await table.asks('Ann', '/ticker', 'buy 500 oil T2')).toContain('500 Oil');
    expect(live.words()).toBe(before);
  });
});

test(
  'ST-02 · odd names are shown as they are, and mention nobody',
  async () => {
    const odd = '<!channel> *&amp;`';
    const table = await sit({ mode: 'socket', people: ['Ann'], others: [odd], setup: null });
    await table.asks(odd, '/ticker', 'new humans=1 ai=1 length=1 rolls=1 insider=10', 'T1 is up');
    await table.slash(odd, '/ticker', 'start T1');
    const shown = await table.sees('Stock Ticker · table T1');
    await table.threadSays(shown, 'Order of play');
    await table.asks(odd, '/ticker', 'buy 500 gold', 'cash');
    await table.slash(odd, '/ticker', 'pass');
    await table.until(
      () => table.messageAt(shown).includes('Round 1 of 1'),
      () => table.messageAt(shown),
    );
    // What a picture shows is told without any markup, so names stand there as they are.
    const sent = table.slack.calls.map(({ args }) =>
      JSON.stringify(args).replace(/"alt_te?xt":"[^"]*"/g, ''),
    );
    expect(sent.some((words) => words.includes('&lt;!channel&gt;'))).toBe(true);
    expect(sent.filter((words) => words.includes('<!channel>'))).toEqual([]);
    await table.leave();
  },
  SEATING_MS,
);
