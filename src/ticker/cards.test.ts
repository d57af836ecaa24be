import { expect, test } from 'vitest';
import { seeded } from '../dice/stir.ts';
import { counted, dealt } from './cards.ts';
import { AMOUNTS, COMBINATIONS, MOVES, printCombination, STOCKS } from './stocks.ts';
import { combinationNamed, ownTable, settled, tableOf } from './testing/tables.ts';

const id = (said: string) => combinationNamed(said)!;
const numbers = (rolls: readonly string[], held: readonly string[], bonus: number) =>
  counted(rolls.map(id), held.map(id), bonus).map(({ amount }) => amount);

test('ST-39 · 54 cards, one for each combination', () => {
  const all = STOCKS.flatMap((stock) => MOVES.flatMap((move) => AMOUNTS.map((n) => `${stock} ${move} ${n}`)));
  expect(all.map(combinationNamed)).toEqual(Array.from({ length: COMBINATIONS }, (_, i) => i));
  expect(all.map((said) => printCombination(id(said)))).toEqual(all);
  expect(combinationNamed('Grain UP 15')).toBeNull();
});

test.each([
  ['ST-42 · UP 10 with 20 more is UP 30', ['Silver UP 10'], ['Silver UP 10'], 20, [30]],
  ['ST-42 · DIV 5 is DIV 25', ['Gold DIV 5'], ['Gold DIV 5'], 20, [25]],
  ['ST-42 · DOWN 20 is DOWN 40', ['Bonds DOWN 20'], ['Bonds DOWN 20'], 20, [40]],
  ['ST-41 · R19: another number is another combination', ['Grain UP 10'], ['Grain UP 20'], 20, [10]],
  [
    'ST-43 · R12: of two equal rolls one is raised',
    ['Grain UP 10', 'Grain UP 10'],
    ['Grain UP 10'],
    20,
    [30, 10],
  ],
  ['ST-41 · two cards, two rolls', ['Oil UP 5', 'Oil DIV 5'], ['Oil DIV 5', 'Oil UP 5'], 10, [15, 15]],
])('%s', (_, rolls, held, bonus, amounts) => expect(numbers(rolls, held, bonus)).toEqual(amounts));

test.each([
  ['ST-42 · R13: DOWN 20 as 40 from par', 100, 'DOWN 20', 40, {}, [60, 1_000, 0]],
  ['ST-42 · R14: DIV 5 as 25', 100, 'DIV 5', 25, {}, [100, 1_000, 25_000]],
  [
    'ST-42 · R15: with Dividend-Up it moves by 25 too',
    100,
    'DIV 5',
    25,
    { dividendUp: true },
    [125, 1_000, 25_000],
  ],
  ['ST-42 · R17: and up to par', 75, 'DIV 5', 25, { dividendUp: true }, [100, 1_000, 25_000]],
  ['ST-42 · R16: UP 20 as 40 splits at 1.60', 160, 'UP 20', 40, {}, [100, 2_000, 0]],
  ['ST-42 · R18: DOWN 20 as 40 crashes at 0.40', 40, 'DOWN 20', 40, {}, [100, 0, 0]],
])('%s', (_, price, said, amount, more, after) => {
  const one = settled(price, said, { shares: 1_000, amounts: { 0: amount }, ...more });
  expect([one.price, one.shares, one.paidCents]).toEqual(after);
});

test('ST-40 · every seat holds a card from the start, AI players too', () => {
  const { hands } = ownTable({ ais: 8, insider: 10 }, 3).table;
  expect(hands.every((card) => card !== null)).toBe(true);
  expect(new Set(hands).size).toBe(8);
  expect(ownTable({ ais: 3 }, 3).table.hands).toEqual([null, null, null]);
});

test('ST-43 · a card that was used is discarded, and its seat dealt another; the others keep theirs', () => {
  const played = tableOf(3, { insider: 20 });
  const hold = (...said: string[]) =>
    said.forEach((card, seat) => {
      played.records({ type: 'dealt', deal: seat, seat, card: id(card) });
    });
  hold('Grain UP 5', 'Oil DIV 5', 'Gold DOWN 5');
  for (let seat = 0; seat < 3; seat += 1) {
    played.buys('Oil', 500);
    played.goesOn();
  }
  played.rolls('Oil DIV 5', 'Oil DIV 5');
  expect(played.table.last!.triggered).toEqual([{ seat: 1, card: id('Oil DIV 5') }]);
  expect(played.table.last!.paid[3]).toBe(30);
  expect(played.table.hands).toEqual([id('Grain UP 5'), null, id('Gold DOWN 5')]);
  const { hands: held, discarded, deals: deal, active: first } = played.table;
  const [next, ...more] = dealt({ held, discarded, deal, first }, seeded(1));
  expect(more).toEqual([]);
  expect(next).toMatchObject({ deal: 3, seat: 1 });
  played.records({ type: 'dealt', ...next! });
  expect(played.table.hands.filter((card) => card === null)).toEqual([]);
  expect(played.table.discarded).toEqual([]);
});

test('ST-43 · no card goes to two seats, and none straight back', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const held = [3, null, 7, null];
    const cards = dealt({ held, discarded: [10, 11], deal: 4, first: 2 }, seeded(seed));
    expect(cards.map(({ seat, deal }) => [seat, deal])).toEqual([
      [3, 4],
      [1, 5],
    ]);
    const all = cards.map(({ card }) => card);
    expect(new Set([...all, 3, 7, 10, 11]).size).toBe(6);
  }
});
