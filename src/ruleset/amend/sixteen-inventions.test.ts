import { beforeAll, describe, expect, test } from 'vitest';
import { maySubmit, prose } from '../engine.ts';
import { enacts, marketGame } from '../testing/enact.ts';
import { plain } from '../testing/plain.ts';
import { type AmendmentName, amendmentBlock, SIXTEEN } from '../testing/sixteen.ts';
import type { Stage } from '../testing/stage.ts';

let game: Stage;
beforeAll(() => {
  game = marketGame();
  for (const name of SIXTEEN.slice(0, SIXTEEN.indexOf('extreme-level'))) enacts(game, amendmentBlock(name));
});
const pass = (name: AmendmentName) => enacts(game, amendmentBlock(name));

describe('what players might invent, after the round that was', () => {
  test('another level of volatility, and a stock that takes it', () => {
    pass('extreme-level');
    const verdict = game.tries('bo', 'adjust');
    expect(verdict.lawful && verdict.rolls.map(({ dice }) => dice)).toEqual([
      '1D5-3',
      '2D10-11',
      '10D20-105',
    ]);
  });

  test('idle is who neither voted nor submitted', () => {
    pass('idle-by-votes');
    game.hoursPass(71).set('did/cy/vote', game.now).hoursPass(2);
    expect(game.refuses('bo', 'make_observer', { idler: 'cy' })[0]).toContain(
      'has voted or submitted something',
    );
    expect(prose(game.program, game.world, 'players').map(plain).join()).toContain(
      'voting on, or submitting',
    );
  });

  test('five points, or the most on the last day, and nobody declares victory without', () => {
    pass('points');
    const may = () => maySubmit(game.program, game.world, 'bo', 'dov').map(({ saying }) => plain(saying));
    expect(may()).toEqual(['bo has 0 points.']);
    game.set('player/bo/points', 5);
    expect(may()).toEqual([]);
  });

  test('roles go by other words, and keep what they may do', () => {
    pass('host');
    expect(prose(game.program, game.world, 'emperors_and_rounds').map(plain).join()).toContain(
      'There is always one participant who is the Host.',
    );
    game.does('bo', 'leave');
    expect(game.refuses('bo', 'buy', { stock: 'AAA' })).toEqual([
      'trading.1: bo is not a participant here; only a participant may buy shares.',
    ]);
    game.does('bo', 'join');
  });

  test('a dividend for every share, once a day', () => {
    pass('dividends');
    game
      .set('stock/AAA/price', 100)
      .does('cy', 'buy', { stock: 'AAA', count: 3 })
      .does('bo', 'dividend', { stock: 'AAA' });
    expect(game.value('player/cy/cash')).toBe(1_000_000 - 300 + 30);
    expect(game.refuses('cy', 'dividend', { stock: 'AAA' })[0]).toContain('possible again');
  });

  test('a gift moves cash from one to another', () => {
    pass('gifts');
    game.does('bo', 'give', { to: 'cy', amount: 5_000 });
    expect(game.value('player/bo/cash')).toBe(995_000);
    expect(game.refuses('bo', 'give', { to: 'bo', amount: 1 })).toEqual([
      'gifts: bo cannot give to themselves.',
    ]);
  });

  test('a tax fires at once where its condition holds already, and later as it comes true', () => {
    const { said, diff } = pass('tax');
    expect(said.map(plain)).toEqual(['cy pays 473 in tax.']);
    expect(diff.values.map(({ path, to }) => [path, to])).toEqual([
      ['global/pot', 473],
      ['player/cy/cash', 1_004_257],
    ]);
    game.does('bo', 'give', { to: 'ann', amount: 1_000 });
    expect(game.value('global/pot')).toBe(573);
  });

  test('trading moves the price by as many as are traded', () => {
    pass('price-impact');
    game.does('bo', 'buy', { stock: 'BBB', count: 2 });
    expect(game.value('stock/BBB/price')).toBe(102);
    game.does('bo', 'sell', { stock: 'BBB', count: 2 });
    expect(game.value('stock/BBB/price')).toBe(100);
  });

  test('short selling: fewer than none, and the bound holds on the way back', () => {
    pass('short-selling');
    game.does('bo', 'short', { stock: 'BBB' });
    expect(game.value('rel/shares/bo/BBB')).toBe(-1);
    expect(() => enacts(game, '- { edit_mechanism: stocks, at: relations.shares.min, put: 0 }')).toThrow(
      '1:3 The gamestate: shares of bo/BBB is -1, which the new bounds do not allow',
    );
  });

  test('offers are numbered and taken', () => {
    pass('offers');
    const verdict = game.tries('cy', 'offer_share', { stock: 'AAA', ask: 50 });
    expect(verdict.lawful && verdict.said.map(plain)).toEqual(['Offer 1: AAA at 50']);
    if (verdict.lawful) game.apply(verdict.changes);
    game.does('ann', 'take_offer', { offer: 1 });
    expect([game.value('rel/shares/ann/AAA'), game.table.has('is/offer/1')]).toEqual([1, false]);
  });

  test('a commission on dear stocks; a condition is judged when enacted', () => {
    game.hoursPass(5).does('bo', 'adjust');
    const { judged } = pass('commission');
    expect(judged).toEqual([{ line: 4, held: true }]);
    expect(game.program.parameters.get('adjust_wait')?.value).toBe(5 * 3_600);
    const cash = game.value('player/ann/cash') as number;
    const price = game.value('stock/AAA/price') as number;
    game.does('ann', 'buy', { stock: 'AAA', count: 2 });
    expect(game.value('player/ann/cash')).toBe(cash - 2 * price - 2);
  });
});
