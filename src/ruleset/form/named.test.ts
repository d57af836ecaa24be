import { expect, test } from 'vitest';
import { block, faultsOf, rulesOf } from '../testing/stage.ts';

const told = (mechanism: string) =>
  faultsOf(rulesOf(block(mechanism), 'round')).map(
    ({ line, column, saying }) => `${line}:${column} ${saying}`,
  );

const ACTION = `
globals: { pot: 0 }
actions:
  sweep:
    needs:
      - { name: rich, that: pot > 0, else: "The pot is empty." }
    limits:
      - { name: daily, within: 1d }
    does:
      - name: everybody
        each: p
        in: players
        do:
          - { name: inner, change: pot, by: 1 }`;

test('steps, needs and limits may be named', () => {
  expect(told(ACTION)).toEqual([]);
});

test('a name stands once in its declaration, at whatever depth', () => {
  expect(told(ACTION.replace('name: inner', 'name: rich'))).toEqual([
    '18:21 the name rich stands here already; choose another',
  ]);
  expect(told(ACTION.replace('name: daily', 'name: everybody'))).toEqual([
    '14:15 the name everybody stands here already; choose another',
  ]);
});

test('two declarations may use the same name', () => {
  expect(
    told(`
globals: { pot: 0 }
actions:
  one: { does: [{ name: fill, change: pot, by: 1 }] }
procedures:
  two: { does: [{ name: fill, change: pot, by: 2 }] }
triggers:
  three: { after: one, do: [{ name: fill, call: two }] }
schedules:
  four: { every: 1d, do: [{ name: fill, call: two }] }
instead:
  five: { of: two, does: [{ name: fill, call: two }] }`),
  ).toEqual([]);
});
