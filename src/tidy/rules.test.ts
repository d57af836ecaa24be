import { expect, test } from 'vitest';
import { proofs, rows, withProofs } from './ids.ts';
import { files, textOf } from './tree.ts';

/** How far the ids of each letter run, and those that were never given. */
const ISSUED = { L: 6, P: 6, E: 5, M: 6, V: 9, R: 10, S: 11 };
const SCENARIOS = [...ranges([1, 15], [17, 27]), 29, 32, 36, 37, ...ranges([39, 43])];

/** The rules of the stock ticker. */
const TICKER = 51;

const ids = [
  ...Object.entries(ISSUED).flatMap(([letter, last]) => ranges([1, last]).map((n) => `FN-${letter}${n}`)),
  ...SCENARIOS.map((n) => `S${String(n).padStart(2, '0')}`),
  ...ranges([1, TICKER]).map((n) => `ST-${String(n).padStart(2, '0')}`),
];
const page = rows();
const due = page.filter(({ later }) => !later);

test('the page of rules has every id once', () => {
  expect(page.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('every rule of this milestone is made in files that are there', () => {
  expect(due.filter(({ made }) => made.length === 0).map(({ id }) => id)).toEqual([]);
  expect(due.flatMap(({ made }) => made).filter((path) => !files.includes(path))).toEqual([]);
});

test('every rule of this milestone has a test that carries its id', () => {
  const proved = proofs();
  expect(due.filter(({ id }) => !proved.has(id)).map(({ id }) => id)).toEqual([]);
});

test('every scenario is played through the Slack edge', () => {
  const proved = proofs();
  const played = (id: string) => proved.get(id)?.some((path) => path.startsWith('scenarios/')) ?? false;
  expect(due.filter(({ id }) => /^S\d/.test(id) && !played(id)).map(({ id }) => id)).toEqual([]);
});

test('no test carries an id that the page does not have', () => {
  expect([...proofs().keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test('the page names the tests as they are (else: npm run rules)', () => {
  expect(withProofs()).toBe(textOf('docs/rules.md'));
});

function ranges(...spans: readonly (readonly [number, number])[]): number[] {
  return spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
}
