import { expect, test } from 'vitest';
import { commentLines, functionsOf } from './syntax.ts';
import { sources, tests, textOf } from './tree.ts';

const MOST_LINES = 250;
const MEDIAN_LINES = 60;
const MOST_FUNCTION_LINES = 50;
const MOST_PARAMETERS = 4;

test(`no file is longer than ${MOST_LINES} lines`, () => {
  const long = [...sources, ...tests].filter((path) => lengthOf(path) > MOST_LINES);
  expect(long.map((path) => `${path}: ${lengthOf(path)}`)).toEqual([]);
});

test(`the median file of the program is under ${MEDIAN_LINES} lines`, () => {
  const lengths = sources.map(lengthOf).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(MEDIAN_LINES);
});

test(`functions are at most ${MOST_FUNCTION_LINES} lines and take at most ${MOST_PARAMETERS} parameters`, () => {
  const large = sources.flatMap((path) =>
    functionsOf(path)
      .filter(({ lines, parameters }) => lines > MOST_FUNCTION_LINES || parameters > MOST_PARAMETERS)
      .map((span) => `${path}:${span.line} ${span.name}: ${span.lines} lines, ${span.parameters} parameters`),
  );
  expect(large).toEqual([]);
});

test('comments are under one line in ten', () => {
  const counts = sources.map(commentLines);
  const comments = counts.reduce((sum, one) => sum + one.comments, 0);
  expect(comments / counts.reduce((sum, one) => sum + one.lines, 0)).toBeLessThan(0.1);
});

test('main.ts fits on one screen', () => {
  expect(lengthOf('src/main.ts')).toBeLessThanOrEqual(MEDIAN_LINES);
});

function lengthOf(path: string): number {
  return textOf(path).replace(/\n$/, '').split('\n').length;
}
