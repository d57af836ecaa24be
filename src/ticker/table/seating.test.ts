import { expect, test } from 'vitest';
import { seeded } from '../../dice/stir.ts';
import { PERSONALITIES } from '../minds/list.ts';
import { DEFAULTS } from '../options.ts';
import { ownTable } from '../testing/tables.ts';
import { AI_NAMES, seating, shuffled } from './seating.ts';

const people = (...names: string[]) => names.map((name, i) => ({ person: `p${i}`, name }));
const options = (humans: number, ais: number) => ({ ...DEFAULTS, humans, ais });

test('ST-01 · two humans and two AI players make four seats', () => {
  const seats = seating(people('Ada', 'Bo'), options(2, 2), seeded(1));
  expect(seats).toHaveLength(4);
  expect(seats.filter(({ person }) => person === null)).toHaveLength(2);
});

test('ST-02 · two people of one name are told apart, and AI names come from the list', () => {
  const names = seating(people('Sam', 'Sam', 'Imogen'), options(3, 5), seeded(2)).map(({ name }) => name);
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
    for (const { ai } of seating([], options(0, 8), seeded(seed))) drawn.add(ai);
  }
  expect([...drawn].sort()).toEqual([...PERSONALITIES].sort());
});

test('the strongest stays away from tables that do not want it', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const seats = seating([], { ...options(0, 8), sharks: false }, seeded(seed));
    expect(seats.map(({ ai }) => ai)).not.toContain('Shark');
  }
});

test('ST-05 · four AI players come to the end unaided', () => {
  const played = ownTable({ ais: 4, length: 3 }, 4);
  for (let turn = 0; turn < 16; turn += 1) played.does({ do: 'advance' });
  expect(played.table.phase).toBe('over');
  expect(played.refuses({ do: 'advance' })).toEqual(['ST-17 No AI player is to move.']);
});
