import { expect, test } from 'vitest';
import { combinationOf, type Faces, printCombination } from './stocks.ts';

const SIX = [0, 1, 2, 3, 4, 5];

/** What the faces of one die say, the other two showing their first. */
function shown(die: 0 | 1 | 2): string[] {
  return SIX.map((face) => {
    const faces: Faces = [die === 0 ? face : 0, die === 1 ? face : 0, die === 2 ? face : 0];
    return printCombination(combinationOf(faces)).split(' ')[die] ?? '';
  });
}

test('ST-24 · the stock die has each stock once', () => {
  expect(shown(0)).toEqual(['Grain', 'Industrial', 'Bonds', 'Oil', 'Silver', 'Gold']);
});

test('ST-25 · the movement die has each movement twice', () => {
  expect(shown(1)).toEqual(['DOWN', 'DOWN', 'DIV', 'DIV', 'UP', 'UP']);
});

test('ST-26 · the number die has each number twice', () => {
  expect(shown(2)).toEqual(['5', '5', '10', '10', '20', '20']);
});

test('ST-27 · so each of the 54 combinations comes from four of the 216 throws', () => {
  const counts = new Map<number, number>();
  for (const stock of SIX) {
    for (const move of SIX) {
      for (const amount of SIX) {
        const id = combinationOf([stock, move, amount]);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  }
  expect(counts.size).toBe(54);
  expect([...counts.values()].every((count) => count === 4)).toBe(true);
});
