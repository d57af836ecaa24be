import { expect, test } from 'vitest';
import { callsOf } from './syntax.ts';
import { files, sources, tests, textOf } from './tree.ts';

const code = [...sources, ...tests];
const written = [...code, ...files.filter((path) => /\.(md|yml|sh|html|css)$|^\.ci\/run$/.test(path))];

test('files are named as a player or the field would name them', () => {
  const vague = /(^|[-_.])(util|utils|helper|helpers|common|manager|service|misc)([-_.]|$)/i;
  expect(files.filter((path) => path.split('/').some((name) => vague.test(name)))).toEqual([]);
});

test('nothing is left for later', () => {
  const left = new RegExp(
    `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK', 'not imple' + 'mented'].join('|')})\\b`,
  );
  expect(found(written, left)).toEqual([]);
  expect(found(sources, new RegExp(`\\bst${'ub'}s?\\b`, 'i'))).toEqual([]);
});

test('no test is left out, but for one that says the browser is missing', () => {
  const out = tests.flatMap((path) =>
    callsOf(path)
      .map(({ of }) => of)
      .filter((of) => /^(it|test|describe|suite)\b.*\.(only|skip|todo)\b/.test(of))
      .map((of) => `${path}: ${of}`),
  );
  expect(out).toEqual([]);
  const conditional = tests.filter((path) =>
    callsOf(path).some(({ of }) => /\.(skipIf|runIf)$|\b(ctx|context)\.skip$|^skip$/.test(of)),
  );
  expect(conditional.filter((path) => !/['"`].*chromium.*['"`]/i.test(textOf(path)))).toEqual([]);
});

test('no machine path is written down', () => {
  const path = new RegExp(`(^|[\\s'"\`(=])/(${['work', 'home', 'root', 'Users'].join('|')})/`, 'm');
  expect(found(written, path)).toEqual([]);
});

function found(paths: readonly string[], what: RegExp): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, at) => (what.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
}
