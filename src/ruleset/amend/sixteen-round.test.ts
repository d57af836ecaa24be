import { beforeAll, describe, expect, test } from 'vitest';
import { canEnact, prose } from '../engine.ts';
import { enacts, marketGame, noticesOf, ruleIn } from '../testing/enact.ts';
import { plain } from '../testing/plain.ts';
import { type AmendmentName, amendmentBlock, SIXTEEN } from '../testing/sixteen.ts';
import { facts, type Stage } from '../testing/stage.ts';

const HOUR_MS = 3_600_000;

/** One game that passes every amendment of the reference, each once, in order. */
let game: Stage;
let passed = 0;
beforeAll(() => {
  game = marketGame();
});

function pass(upTo: AmendmentName) {
  let last = null;
  for (const name of SIXTEEN.slice(passed, SIXTEEN.indexOf(upTo) + 1))
    last = enacts(game, amendmentBlock(name));
  passed = SIXTEEN.indexOf(upTo) + 1;
  return last!;
}

const text = (id: string) => prose(game.program, game.world, id).map(plain).join('\n');

describe('the amendments of the reference, in order, on one running game', () => {
  test('A1 · inactivity: two days are no longer enough, three are', () => {
    const { diff } = pass('a1-idle');
    expect(diff.words).toEqual([
      {
        what: 'parameter',
        name: 'idle_after',
        how: 'changed',
        rule: 'players',
        from: '2 days',
        to: '3 days',
      },
    ]);
    expect(text('players')).toContain('has gone 3 days without any game action');
    game.hoursPass(49);
    expect(game.refuses('bo', 'make_observer', { idler: 'cy' })[0]).toContain('it takes 3 days');
    game.hoursPass(24).does('bo', 'make_observer', { idler: 'cy' });
  });

  test('A2 · whoever was turned out waits two days', () => {
    pass('a2-return');
    game.hoursPass(25);
    expect(game.refuses('cy', 'join')[0]).toContain('has to wait 2 days');
    game.hoursPass(23).does('cy', 'join');
  });

  test('A3 · the time of pending matters is judged by the new length at once', () => {
    const late = facts({ kind: 'proposal', forVotes: 1, openForMs: 13 * HOUR_MS });
    expect(canEnact(game.program, game.world, late).yes).toBe(false);
    pass('a3-voting-time');
    expect(canEnact(game.program, game.world, late).yes).toBe(true);
  });

  test('A4 · a failed declaration locks its author for a day', () => {
    pass('a4-dov-wait');
    expect(game.program.parameters.get('dov_wait')?.value).toBe(86_400);
  });

  test('C1-C3 · volatility is a thing with dice of its own, and the words of stocks name it', () => {
    const amended = pass('c1-volatilities');
    expect(noticesOf(amended)).toEqual([]);
    expect(amended.diff.rules.map(({ id, how }) => `${id} ${how}`)).toEqual([
      'stocks changed',
      'volatilities added',
      'adjusting_the_markets changed',
      'the_financial_times changed',
    ]);
    const verdict = game.lay(5, 10, 10, 1, 1, 1, 1, 1).tries('bo', 'adjust');
    expect(verdict.lawful && verdict.rolls.map(({ dice, total }) => [dice, total])).toEqual([
      ['1D5-3', 2],
      ['2D10-11', 9],
      ['5D15-40', -35],
    ]);
    if (verdict.lawful) game.apply(verdict.changes);
    game.lay(5).does('bo', 'news', { stock: 'AAA' }).does('bo', 'news_roll', { post: 1 });
    expect(['AAA', 'BBB', 'CCC'].map((key) => game.value(`stock/${key}/price`))).toEqual([104, 109, 65]);
  });

  test('C4 · S32 · an adjustment counts, a News Post does not', () => {
    pass('c4-noma');
    game
      .hoursPass(4)
      .does('bo', 'adjust')
      .does('bo', 'news', { stock: 'AAA' })
      .does('bo', 'news_roll', { post: 2 });
    expect(game.value('global/noma')).toBe(1);
  });

  test('C5 · S29 · every stock has a Trend from now on, which follows the price', () => {
    const { diff } = pass('c5-trend');
    expect(diff.values.map(({ path, to }) => [path, to])).toEqual([
      ['stock/AAA/trend', 0],
      ['stock/BBB/trend', 0],
      ['stock/CCC/trend', 0],
    ]);
    game.hoursPass(1).lay(4, 8, 8, 8, 8, 8, 8, 8).does('bo', 'adjust');
    expect(['AAA', 'BBB', 'CCC'].map((key) => game.value(`stock/${key}/trend`))).toEqual([1, 5, 0]);
  });

  test('C6 · a roll of nothing repeats the Trend', () => {
    pass('c6-zero-roll');
    const before = game.value('stock/AAA/price') as number;
    game.hoursPass(1).lay(3, 5, 6).does('bo', 'adjust');
    expect(game.value('stock/AAA/price')).toBe(before + 1);
  });

  test('C7 · the Bargepole removes a falling stock that nobody owns', () => {
    pass('c7-bargepole');
    expect(game.refuses('bo', 'bargepole', { stock: 'AAA' })[0]).toContain('which is not below zero');
    game.hoursPass(1).lay(3, 5, 6, 1, 1, 1, 1, 10).does('bo', 'adjust');
    expect(game.value('stock/CCC/trend')).toBe(-26);
    game.does('cy', 'buy', { stock: 'CCC' });
    expect(game.refuses('bo', 'bargepole', { stock: 'CCC' })).toEqual(['the_bargepole: CCC is owned by cy.']);
    game.does('cy', 'sell', { stock: 'CCC' }).does('bo', 'bargepole', { stock: 'CCC' });
    expect(game.table.has('is/stock/CCC')).toBe(false);
    game.make('stock', { symbol: 'CCC', name: 'Phoenix', price: '90', volatility: 'high' });
  });

  test('rules keep their number, and a new one stands where it was put with the next free number', () => {
    expect(ruleIn(game, 'trading').number).toBe(4);
    const order = game.program.rules
      .filter(({ scope }) => scope === 'round')
      .map(({ id, number }) => [id, number]);
    expect(order.slice(2, 5)).toEqual([
      ['stocks', 3],
      ['volatilities', 8],
      ['trading', 4],
    ]);
    expect(ruleIn(game, 'the_bargepole').number).toBe(9);
  });
});
