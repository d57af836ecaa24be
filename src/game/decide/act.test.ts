import { describe, expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { moment } from '../../referee/trial/moment.ts';
import { seated, type Table, table } from '../../referee/trial/table.ts';
import { adjust, buy, join, leave, news, rollNews, sell } from '../../referee/trial/words.ts';
import { keysUnder } from '../cells.ts';
import type { Fact } from '../types.ts';

const set = (...stocks: string[]) =>
  seated({ people: ['ann', 'bo', 'cy'], ...(stocks.length > 0 ? { stocks } : {}) });
const holds = (game: Table, person: string, stock: string) => game.value(`rel/shares/${person}/${stock}`);
const stocksOf = (game: Table) => keysUnder(game.game.table, 'is/stock');
const taken = (game: Table) => game.last.fact as Extract<Fact, { type: 'ActionTaken' }>;

test('FN-S1 · everyone starts with 1,000,000, the Emperor too; a later joiner as well', () => {
  const game = set().does('dee', join);
  for (const id of ['ann', 'bo', 'cy', 'dee']) expect(game.value(`player/${id}/cash`)).toBe(1_000_000);
  const law = amended(['starting_cash: 1000000', 'starting_cash: 7']);
  expect(seated({ people: ['ann', 'bo'], law }).value('player/bo/cash')).toBe(7);
});

test('FN-S3 · S24 · down to exactly no cash and back by one share, never below', () => {
  const game = set('AAA low 1000').does('bo', buy(1_000, 'AAA'));
  expect([game.value('player/bo/cash'), holds(game, 'bo', 'AAA')]).toEqual([0, 1_000]);
  game.refuses('bo', buy(1, 'AAA'), 'trading.1: 1 × 1,000 = 1,000; bo has 0').does('bo', sell(1, 'AAA'));
  expect([game.value('player/bo/cash'), holds(game, 'bo', 'AAA')]).toEqual([1_000, 999]);
  game.refuses('bo', sell(1_000, 'AAA'), 'trading.2: bo owns 999').refuses('cy', sell(1, 'AAA'), 'cy owns 0');
  game
    .refuses('bo', buy(2, 'AAA'), 'enough for 1')
    .refuses('bo', buy(0, 'AAA'))
    .refuses('bo', buy(-1, 'AAA'));
  expect([game.value('player/bo/cash'), holds(game, 'bo', 'AAA')]).toEqual([1_000, 999]);
});

test('FN-S4 · FN-S6 · S23 · two stocks fall to nothing in one adjustment, and the third still rolls', () => {
  const game = set('AAA low 1', 'BBB medium 5', 'CCC high 100').does('bo', buy(7, 'AAA'), buy(2, 'CCC'));
  const cash = game.value('player/bo/cash');
  game.lay(1, 1, 1, 15, 15, 15, 15, 15).does('cy', adjust);
  expect(stocksOf(game)).toEqual(['CCC']);
  expect([game.value('stock/CCC/price'), holds(game, 'bo', 'AAA'), holds(game, 'bo', 'CCC')]).toEqual([
    135,
    undefined,
    2,
  ]);
  expect(game.value('player/bo/cash')).toBe(cash);
  expect(taken(game).rolls.map(({ label, dice, total, n }) => [label, dice, total, n])).toEqual([
    ['AAA', '1D5-3', -2, 0],
    ['BBB', '2D10-11', -9, 1],
    ['CCC', '5D15-40', 35, 2],
  ]);
  game.refuses('bo', sell(7, 'AAA'), 'There is no stock AAA').refuses('bo', buy(1, 'BBB'), 'no stock BBB');
});

test('FN-S6 · a price never falls below 0, low volatility included', () => {
  const game = set('AAA low 1', 'BBB high 4', 'CCC low 50').lay(1, 1, 1, 1, 1, 1, 5).does('bo', adjust);
  const prices = taken(game).args;
  expect([prices, stocksOf(game), game.value('stock/CCC/price')]).toEqual([{}, ['CCC'], 52]);
  for (const { path, to } of game.last.changes)
    if (path.endsWith('/price') && to !== null) expect(to).toBeGreaterThanOrEqual(0);
});

describe('FN-S6 · S22 · one adjustment in a rolling hour for all together', () => {
  const noon = () => set('AAA low 50').at('Mon 12:00').lay(3).does('bo', adjust);

  test('12:59:59 is a second early, 13:00:00 is not', () => {
    const game = noon().at('Mon 12:59:59').refuses('cy', adjust, 'possible again in 1 s');
    game.at('Mon 12:59:59.999').refuses('bo', adjust).at('Mon 13:00:00').lay(3).does('cy', adjust);
  });

  test('a news roll neither waits for it nor counts as one', () => {
    const game = noon().at('Mon 12:30').does('cy', news('AAA')).lay(5).does('cy', rollNews(1));
    game.at('Mon 12:59:59').refuses('cy', adjust).at('Mon 13:00:00').lay(3).does('cy', adjust);
  });

  test('FN-P6 · with another wait, at once', () => {
    const law = amended(['adjust_wait: 1h', 'adjust_wait: 10m']);
    const game = seated({ people: ['ann', 'bo'], stocks: ['AAA low 50'], law })
      .lay(3)
      .does('bo', adjust);
    game.msPass(599_999).refuses('bo', adjust).msPass(1).lay(3).does('bo', adjust);
  });
});

describe('FN-S7 · S25 · news', () => {
  test('at the edge of two cycles each post has its own cycle, and its own roll until it is used', () => {
    const game = set().at('Tue 03:59:59').does('bo', news('CCC')).at('Tue 04:00:05');
    game.lay(8, 8, 8, 8, 8).does('bo', rollNews(1)).refuses('bo', rollNews(1), 'no news post 1');
    game.at('Tue 04:00:10').does('bo', news('CCC')).lay(9, 8, 8, 8, 8).does('bo', rollNews(2));
    expect(game.value('stock/CCC/price')).toBe(101);
    game.at('Tue 07:00').refuses('bo', news('AAA'), 'financial_times.1').does('cy', news('AAA'));
    game.at('Tue 07:59:59.999').refuses('bo', news('AAA')).at('Tue 08:00').does('bo', news('AAA'));
  });

  test('FN-S8 · it goes by the time of its message: one of 03:59:59 heard at 04:00:05 spends the old cycle', () => {
    const game = set().at('Tue 04:00:05').late('Tue 03:59:59.999', 'bo', news('CCC')).does('bo', news('AAA'));
    game.refusesLate('Tue 04:00:00', 'bo', news('BBB'), 'already');
  });

  test('is rolled by its author alone, and not once its stock is gone', () => {
    const game = set('AAA low 1', 'BBB low 50').does('bo', news('AAA')).refuses('cy', rollNews(1), "bo's");
    game.lay(1, 3).does('cy', adjust).refuses('bo', rollNews(1), 'the roll has lapsed');
    game.refuses('cy', news('AAA'), 'There is no stock AAA');
  });

  test('its words go with it, and when it goes', () => {
    const game = set().does('bo', { ...news('AAA', 'AAA is for sale'), post: '5.5' });
    expect([game.value('note/news_post/1'), game.value('note_post/news_post/1')]).toEqual([
      'AAA is for sale',
      '5.5',
    ]);
    game.lay(3).does('bo', rollNews(1));
    expect([game.value('note/news_post/1'), game.value('note_post/news_post/1')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(game.value('next/news_post')).toBe(2);
  });
});

test('FN-S5 · NOMA is there and nothing moves it', () => {
  const game = set('AAA low 50')
    .lay(3)
    .does('bo', adjust)
    .hoursPass(1)
    .lay(3)
    .does('bo', adjust)
    .hoursPass(1);
  game.lay(3).does('cy', adjust).does('cy', news('AAA')).lay(3).does('cy', rollNews(1));
  expect(game.value('global/noma')).toBe(0);
});

test('FN-S10 · S42 · rolling and applying are one event; nothing takes it back', () => {
  const game = set('AAA low 50').lay(1).does('bo', adjust);
  expect(game.last.changes.find(({ path }) => path === 'stock/AAA/price')).toMatchObject({
    from: 50,
    to: 48,
  });
  game.refuses('bo', adjust, 'already');
  expect(game.value('stock/AAA/price')).toBe(48);
});

test('S43 · a stock named DF adds no die to its roll', () => {
  const game = set('DF low 50').lay(4).does('bo', adjust);
  expect(taken(game).rolls).toMatchObject([{ label: 'DF', dice: '1D5-3', faces: [4], total: 1 }]);
});

test('FN-S9 · FN-S11 · FN-M5 · pins, roster and tracker are duties of the round, cited', () => {
  const { program } = table('ann').game.law;
  expect([...program.duties.keys()]).toEqual([
    'keep_roster_pinned',
    'pin_pending_matters',
    'broadcast_resolutions',
  ]);
  expect(program.tracker).toMatchObject({ rule: 'money' });
});

test('FN-S3 · a refused move leaves no number of a throw behind', () => {
  const game = set('AAA low 50')
    .lay(2)
    .does('bo', adjust)
    .does('cy', leave)
    .refuses('cy', adjust, 'not a player');
  game.hoursPass(1).lay(2).does('bo', adjust);
  expect(taken(game).rolls.map(({ n }) => n)).toEqual([1]);
  expect(game.last).toMatchObject({ at: moment('Mon 11:00'), under: { rule: 'adjusting_the_markets' } });
});
