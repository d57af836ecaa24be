import { expect, test } from 'vitest';
import { seeded } from '../../dice/stir.ts';
import { PERSONALITIES } from '../minds/list.ts';
import { DEFAULTS, type Options } from '../options.ts';
import { ownTable } from '../testing/tables.ts';
import { AI_NAMES, seating, shuffled } from './seating.ts';
import type { Opponent, Person } from './types.ts';

const people = (...names: string[]) => names.map((name, i) => ({ person: `p${i}`, name }));
const table = (joined: readonly Person[], chosen: Options, opponents: readonly Opponent[] = []) => ({
  ...{ joined, options: chosen, opponents },
});
const options = (humans: number, ais: number) => ({ ...DEFAULTS, humans, ais });

test('ST-01 · two humans and two AI players make four seats', () => {
  const seats = seating(table(people('Ada', 'Bo'), options(2, 2)), seeded(1));
  expect(seats).toHaveLength(4);
  expect(seats.filter(({ person }) => person === null)).toHaveLength(2);
});

test('ST-02 · two people of one name are told apart, and AI names come from the list', () => {
  const names = seating(table(people('Sam', 'Sam', 'Imogen'), options(3, 5)), seeded(2)).map(
    ({ name }) => name,
  );
  expect(names).toEqual(expect.arrayContaining(['Sam', 'Sam 2', 'Imogen']));
  expect(new Set(names).size).toBe(8);
  const ais = names.filter((name) => !/^Sam|Imogen/.test(name));
  expect(ais.every((name) => AI_NAMES.some((one) => one === name))).toBe(true);
});

test('ST-03 · each of the six orders of three seats is as likely as another (χ² over 60,000 seeds)', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 60_000; seed += 1) {
    const order = shuffled(['a', 'b', 'c'], seeded(seed)).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  const square = [...seen.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(square).toBeLessThan(25.7);
});

test('ST-04 · every AI draws a personality, any of the eight', () => {
  const drawn = new Set<string | null>();
  for (let seed = 0; seed < 30; seed += 1) {
    for (const { ai } of seating(table([], options(0, 8)), seeded(seed))) drawn.add(ai);
  }
  expect([...drawn].sort()).toEqual([...PERSONALITIES].sort());
});

test('the strongest stays away from tables that do not want it', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const seats = seating(table([], { ...options(0, 8), sharks: false }), seeded(seed));
    expect(seats.map(({ ai }) => ai)).not.toContain('Shark');
  }
});

test('ST-05 · four AI players come to the end unaided', () => {
  const played = ownTable({ ais: 4, length: 3 }, 4);
  for (let turn = 0; turn < 16; turn += 1) played.does({ do: 'advance' });
  expect(played.table.phase).toBe('over');
  expect(played.refuses({ do: 'advance' })).toEqual(['ST-17 No AI player is to move.']);
});

test('ST-04 · in a rematch against the same opponents they keep name and personality, and the rest is drawn', () => {
  const before = [
    { name: 'Jasper', ai: 'Actuary' },
    { name: 'Imogen', ai: 'Lottery' },
  ] as const;
  const seats = seating(table(people('Ada', 'Imogen'), options(2, 3), before), seeded(5));
  expect(seats.find(({ name }) => name === 'Jasper')?.ai).toBe('Actuary');
  expect(seats.filter(({ ai }) => ai === 'Lottery').length).toBeGreaterThan(0);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(5);
});
