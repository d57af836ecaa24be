import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, resolve } from '../docket.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { playOut } from './live.ts';

const PEOPLE = ['Ann', 'Bob', 'Cy'];

describe('a round played at ticker tables', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: PEOPLE, setup: 'rules=stock-ticker' });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('ST-05 · what AI players finish among themselves is on record, and counts for nobody', async () => {
    await table.asks('Bob', '/ticker', 'new humans=0 ai=3 length=5 rolls=1 pace=instant', 'T1 is up');
    await table.slash('Bob', '/ticker', 'start T1');
    const shown = await table.sees('Stock Ticker · table T1');
    await table.threadSays(shown, 'Table T1 is over.');
    const told = await table.sees('This table counts for nobody');
    expect(table.messageAt(told)).toMatch(/Record a finished table.*by the referee, who saw it.*T1: /s);
    await table.boardSays('T1: ');
    const claim = table.says('Bob', 'DECLARATION OF VICTORY: I put it up');
    expect(await table.threadSays(claim, 'has won 0 finished tables')).toMatch(/it takes 1 \(rule 2.4.1\)/);
    expect(await table.asks('Bob', '/act', 'ticker_table title=Mine', 'Nobody may')).toContain('Tables');
  });

  test('FN-M3 · S41 · whoever wins a table declares victory, and nobody else', async () => {
    await table.asks('Bob', '/ticker', 'new humans=2 ai=0 length=5 rolls=1', 'T2 is up');
    const shown = await table.sees('Stock Ticker · table T2');
    await table.click('Cy', shown, 'ticker.join');
    await table.until(
      () => table.messageAt(shown).includes('every place is taken'),
      () => table.messageAt(shown),
    );
    await table.slash('Bob', '/ticker', 'start T2');
    await playOut(table, shown, ['Bob', 'Cy']);
    const told = table.messageAt(await table.sees('finished table 2 is new'));
    const winner = /T2: (Bob|Cy)/.exec(told)?.[1] ?? '';
    // Equal fortunes share the victory.
    if (!told.includes('share it')) {
      const claim = table.says(other(winner), 'DECLARATION OF VICTORY: Mine');
      expect(await table.threadSays(claim, 'has won 0 finished tables')).toContain('it takes 1');
    }
    const post = await table.submits(winner, 'DECLARATION OF VICTORY: I won T2');
    for (const name of PEOPLE) if (name !== winner) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    await resolve(table, 'Ann', post, 'enact');
    await table.sees(`${winner} has won`);
    expect(idOf(table, post)).toBe('V1');
    expect(await table.asks('Ann', '/nomic', 'verify')).toMatch(/agree|no fault|fits/i);
  });
});

describe('a round that comes to ticker tables by a proposal', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: PEOPLE, setup: 'rules=core' });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('FN-M3 · what was finished before counts for nothing, and what is finished afterwards is victory', async () => {
    await table.asks('Bob', '/ticker', 'new humans=0 ai=2 length=1 rolls=1 pace=instant', 'T1 is up');
    await table.slash('Bob', '/ticker', 'start T1');
    await table.threadSays(await table.sees('Stock Ticker · table T1'), 'Table T1 is over.');
    const post = await table.submits(
      'Bob',
      'PROPOSAL: Tables. We play at tables.\n```amend\n- { adopt: stock-ticker }\n```',
    );
    for (const name of PEOPLE) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    await resolve(table, 'Ann', post, 'enact');
    await table.boardSays('tables won 0');
    const claim = table.says('Bob', 'DECLARATION OF VICTORY: I saw T1');
    expect(await table.threadSays(claim, 'has won 0 finished tables')).toContain('it takes 1');

    await table.asks('Bob', '/ticker', 'new humans=2 ai=0 length=5 rolls=1', 'T2 is up');
    const shown = await table.sees('Stock Ticker · table T2');
    await table.asks('Cy', '/ticker', 'join T2', 'You sit');
    await table.slash('Bob', '/ticker', 'start T2');
    await playOut(table, shown, ['Bob', 'Cy']);
    const told = table.messageAt(await table.sees('is new'));
    const winner = /T2: (Bob|Cy)/.exec(told)?.[1] ?? '';
    await table.boardSays('tables won 1');
    await table.submits(winner, 'DECLARATION OF VICTORY: I won T2');
  });
});

const other = (name: string) => (name === 'Bob' ? 'Cy' : 'Bob');
