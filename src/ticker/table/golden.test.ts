import { expect, test } from 'vitest';
import { stirred } from '../../dice/stir.ts';
import { printCombination, STOCKS } from '../stocks.ts';
import { summary } from '../summary.ts';
import { FIRST_GAME, SECOND_GAME } from '../testing/golden-games.ts';
import { combinationNamed, Played, tableOf } from '../testing/tables.ts';
import { cards } from './finish.ts';
import { fortunes } from './standing.ts';
import type { Table } from './types.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const fate = { luck: stirred(seed), commitment, seed: Buffer.from(seed).toString('hex') };

function rowOf(table: Table): string {
  const last = table.last!;
  const dice = last.rolls.map(({ roll, amount, card }) =>
    card === null ? printCombination(roll) : `${printCombination(roll)}->${amount} (card of pos${card})`,
  );
  const split = last.split.length === 0 ? '' : ` split ${last.split.join()}`;
  const shares = table.holdings.map((held) => held.shares.join('/')).join('  ');
  const cash = table.holdings.map(({ cashCents }) => cashCents / 100).join();
  return [
    `t${last.round} pos${last.seat}: ${dice.join('; ')}`,
    `net ${last.netCents.join()} paid ${last.paid.join()}${split}`,
    `prices ${table.pricesCents.join()}`,
    `cash ${cash}`,
    `shares ${shares}`,
  ].join(' | ');
}

function playsOn(played: Played): string[] {
  const rows: string[] = [];
  while (played.table.phase !== 'over') {
    const { round } = played.table;
    played.goesOn();
    if (round > 0) rows.push(rowOf(played.table));
  }
  return [
    ...rows,
    `fortune ${fortunes(played.table)
      .map((cents) => cents / 100)
      .join()}`,
  ];
}

test('ST-35 · a whole game with dice from a known seed goes as another implementation says', () => {
  const played = new Played(fate, tableOf(2, { length: 3, rolls: 4 }).events);
  played.buys('Grain', 5_000);
  played.goesOn();
  played.buys('Bonds', 2_500);
  played.buys('Gold', 1_000);
  played.goesOn();
  played.buys('Grain', -2_500);
  played.buys('Silver', 1_500);
  expect(playsOn(played)).toEqual(FIRST_GAME.trim().split('\n'));
  expect(played.table.seed).toBe(Buffer.from(seed).toString('hex'));
  // 1,500 Silver from 1.00 to 1.45; 2,500 Bonds made 625, and the Grain was sold at cost.
  expect(summary(played.events).bestTrade).toEqual({ seat: 0, stock: 4, cents: 67_500 });
});

test('ST-42 · and one with Dividend-Up and cards of 30', () => {
  const options = { length: 6, rolls: 10, dividendUp: true, insider: 30 };
  const played = new Played(fate, tableOf(2, options).events);
  played.records(...cards(played.table, fate));
  expect(played.table.hands.map((card) => printCombination(card!))).toEqual([
    'Silver UP 10',
    'Industrial DIV 10',
  ]);
  played.buys('Grain', 2_000);
  played.buys('Oil', 3_000);
  played.goesOn();
  played.buys('Industrial', 2_500);
  played.buys('Silver', 2_500);
  played.goesOn();
  expect(playsOn(played)).toEqual(SECOND_GAME.trim().split('\n'));
});

test('ST-19 · the six stocks stand in one order everywhere', () => {
  expect(STOCKS).toEqual(['Grain', 'Industrial', 'Bonds', 'Oil', 'Silver', 'Gold']);
  expect(STOCKS.map((name) => combinationNamed(`${name} DOWN 5`))).toEqual([0, 9, 18, 27, 36, 45]);
});
