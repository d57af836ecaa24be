import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { importsOf, nodesOf } from './syntax.ts';
import { isTest, sources, under } from './tree.ts';

const pure = under('src/game', 'src/ruleset', 'src/dice', 'src/ticker').filter((path) => !isTest(path));

/** The packages that a pure folder may use: each only computes. */
const PURE_PACKAGES = ['@marcbachmann/cel-js', '@marcbachmann/cel-js/evaluator', 'yaml', 'zod'];

test('the game, the ruleset, the ticker and the dice take in no outside', () => {
  const taken = pure.flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => !from.startsWith('.') && !PURE_PACKAGES.includes(from))
      .filter(({ from }) => !(from === 'node:crypto' && file.startsWith('src/dice/')))
      .map(({ from }) => `${file}: ${from}`),
  );
  expect(taken).toEqual([]);
});

test('time and luck come from the stamp: no clock, no Math.random, no environment in pure folders', () => {
  expect(pure.flatMap((file) => asksTheWorld(file).map((what) => `${file}: ${what}`))).toEqual([]);
});

test('only src/env.ts reads the environment', () => {
  const readers = sources.filter((file) => nodesOf(file).some(readsEnvironment));
  expect(readers.filter((file) => file !== 'src/env.ts')).toEqual([]);
});

test('luck is drawn from node:crypto wherever it decides anything: Math.random nowhere', () => {
  expect(sources.filter((file) => asksTheWorld(file).includes('Math.random'))).toEqual([]);
});

/** `process.env`, or `process` taken in any way that could hide it. */
function readsEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return /\bprocess\.env$/.test(node.getText());
  if (ts.isStringLiteralLike(node)) return node.text === 'node:process' || node.text === 'process';
  const isBare =
    ts.isIdentifier(node) && node.text === 'process' && !ts.isPropertyAccessExpression(node.parent);
  return isBare && !ts.isPropertyAssignment(node.parent) && !ts.isMethodDeclaration(node.parent);
}

/** The values of the world outside that a file names: `Date.now`, `new Date()`, `performance`, `process` … */
function asksTheWorld(file: string): string[] {
  return nodesOf(file).flatMap((node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
      return ['new Date()'];
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return ['Date()'];
    if (ts.isPropertyAccessExpression(node)) {
      const said = node.getText().replace(/^globalThis\./, '');
      const found = /^(Date\.now|Math\.random|process\.\w+|performance\.\w+|crypto\.\w+)$/.exec(said);
      return found && !isOwn(node) ? [said] : [];
    }
    return ts.isIdentifier(node) && /^(setTimeout|setInterval|setImmediate|fetch|console)$/.test(node.text)
      ? [node.text]
      : [];
  });
}

/** A field or a name of the code's own that is only called like one of the world's. */
function isOwn(node: ts.PropertyAccessExpression): boolean {
  return (
    ts.isPropertyAccessExpression(node.expression) && node.expression.expression.getText() !== 'globalThis'
  );
}
