import { expect, test } from 'vitest';
import { lawWith } from '../referee/trial/law.ts';
import { seated, table } from '../referee/trial/table.ts';
import { act, adjust, buy, sell } from '../referee/trial/words.ts';

const rising = (low: number) => [low, 9, 9, 8, 8, 8, 8, 8];

test('what is sold brings in what it fetched less its part of the cost', () => {
  const game = table('ann', 'bo').does('bo', buy(10, 'AAA'));
  game.lay(...rising(5)).does('ann', adjust);
  expect(game.game.past.earned.get('bo')).toBe(undefined);
  game.does('bo', sell(4, 'AAA'));
  expect(game.game.past.earned.get('bo')).toBe(4 * 12 - 4 * 10);
  expect(game.game.past.paid.get('rel/shares/bo/AAA')).toBe(60);
});

test('what becomes worthless is lost at its whole cost', () => {
  const game = table('ann', 'bo').does('bo', buy(10, 'AAA'));
  for (let hour = 0; hour < 5; hour += 1)
    game
      .lay(...rising(1))
      .does('ann', adjust)
      .hoursPass(1);
  expect(game.value('is/stock/AAA')).toBe(undefined);
  expect(game.game.past.earned.get('bo')).toBe(-100);
});

const METALS = `player_fields: { gold: { type: integer, default: 500 }, turns: { type: integer, default: 9 } }
kinds:
  metal:
    key: code
    plural: metals
    fields: { code: { type: text, pattern: "[A-Z]{1,4}" }, value: { type: integer, default: 20 } }
relations: { bars: { of: [ player, metal ], min: 0 } }
procedures:
  pay:
    takes: { who: player, metal: metal, n: { type: integer } }
    does:
      - { let: cost, be: metal.value * n }
      - { change: who.gold, by: -cost }
actions:
  mint: { takes: { code: { type: text } }, does: [ { create: metal, with: { code: code } } ] }
  smelt:
    takes: { metal: metal, n: { type: integer } }
    does:
      - { change: player.turns, by: -1 }
      - { call: pay, with: { who: player, metal: metal, n: n } }
      - { change: "bars(player, metal)", by: n }
  barter:
    takes: { metal: metal, other: metal }
    does:
      - { change: "bars(player, other)", by: "bars(player, metal)" }
      - { set: "bars(player, metal)", to: 0 }`;

test('any trade the rules define is reckoned by its own money and price, whatever they are called', () => {
  const game = seated({ people: ['ann', 'bo'], law: lawWith('Metals', METALS) });
  expect(game.game.law.program.exchanges).toContainEqual({
    ...{ relation: 'bars', kind: 'metal', money: 'gold', price: 'value' },
  });
  game.does('bo', act('mint', { code: 'TIN' }), act('mint', { code: 'ZINC' }));
  game.does('bo', act('smelt', { metal: 'TIN', n: 3 }));
  expect(game.game.past.paid.get('rel/bars/bo/TIN')).toBe(60);
  game.does('bo', act('barter', { metal: 'TIN', other: 'ZINC' }));
  expect([...game.game.past.paid]).toEqual([['rel/bars/bo/ZINC', 60]]);
  expect(game.game.past.earned.get('bo')).toBe(undefined);
});
