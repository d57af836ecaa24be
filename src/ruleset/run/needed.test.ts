import { expect, test } from 'vitest';
import { enacts, marketGame, noticesOf, proposes, warningsOf } from '../testing/enact.ts';
import { plain } from '../testing/plain.ts';
import type { Stage } from '../testing/stage.ts';

const lots = (field: string) => `- add_rule: Lots
  text: Lots of a stock.
  mechanism:
    kinds: { lot: { key: number, fields: { number: text, stock: ${field} } } }
    actions:
      open_lot: { takes: { stock: stock }, does: [ { create: lot, with: { stock: stock } } ] }
      close_lot: { takes: { lot: lot }, does: [ { remove: lot } ] }`;

const WARNING =
  'lot.stock needs its stock, so a stock that it names cannot be removed, as stocks would; make it optional if it may be.';

/** Everything stands at 1 and falls to 0. */
function crash(game: Stage) {
  for (const symbol of ['AAA', 'BBB', 'CCC']) {
    if (!game.table.has(`is/stock/${symbol}`)) continue;
    game.set(`stock/${symbol}/price`, 1).set(`stock/${symbol}/volatility`, 'low');
  }
  const verdict = game.hoursPass(1).lay(1, 1, 1).tries('bo', 'adjust');
  if (!verdict.lawful) throw new Error('refused');
  game.apply(verdict.changes);
  return verdict.notices.map(({ saying }) => plain(saying));
}

const listed = (game: Stage) =>
  [...game.table.keys()].filter((path) => path.startsWith('is/stock/')).map((path) => path.slice(9));

test('FN-S4 · a stock that something needs keeps no other from going, and goes itself once it can', () => {
  const game = marketGame();
  enacts(game, lots('stock'));
  game.does('bo', 'open_lot', { stock: 'AAA' });
  expect(crash(game)).toEqual([
    'stocks: the consequence worthless was undone for AAA: The stock of 1 is still AAA, so AAA cannot be removed. It is tried again after every event.',
  ]);
  expect([listed(game), game.value('off/worthless')]).toEqual([['AAA'], undefined]);
  game.make('stock', { symbol: 'BBB', name: 'B', price: '1', volatility: 'low' });
  game.set('stock/AAA/price', 0);
  const verdict = game.tries('cy', 'buy', { stock: 'BBB' });
  expect(verdict.notices).toEqual([]);
  game.does('bo', 'close_lot', { lot: '1' });
  expect([listed(game), game.table.has('true/worthless/AAA')]).toEqual([['BBB'], false]);
});

test('many that cannot be done are told of together', () => {
  const game = marketGame();
  enacts(game, lots('stock'));
  for (const symbol of ['AAA', 'BBB', 'CCC']) game.does('bo', 'open_lot', { stock: symbol });
  expect(crash(game)).toEqual([
    'stocks: the consequence worthless was undone for AAA and 2 more: The stock of 1 is still AAA, so AAA cannot be removed. It is tried again after every event.',
  ]);
});

test('a consequence that has thrown dice before it is refused is not tried again and again', () => {
  const game = marketGame();
  const amended = enacts(
    game,
    `- add_rule: Wheel
  text: x
  mechanism:
    triggers:
      wheel: { on: stock, when: stock.price > 5, do: [ { roll: 1d6, as: n }, { ensure: n > 6, else: "No luck" } ] }`,
  );
  expect(noticesOf(amended)[0]).toContain('wheel was undone and is switched off: No luck');
  expect(game.value('off/wheel')).toBe(true);
});

test('what needs a thing that a rule removes is warned of when it is proposed, and not when it need not have one', () => {
  const game = marketGame();
  expect(warningsOf(proposes(game, lots('stock')))).toEqual([WARNING]);
  expect(warningsOf(proposes(game, lots('{ type: stock, optional: true }')))).toEqual([]);
  enacts(game, lots('stock'));
  expect(warningsOf(proposes(game, '- { set_parameter: adjust_wait, to: 2h }'))).toEqual([]);
});
