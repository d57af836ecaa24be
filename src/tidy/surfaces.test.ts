import { dirname, join } from 'node:path/posix';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { gallery } from '../slack/testing/gallery.ts';
import { importsOf, nodesOf } from './syntax.ts';
import { isCode, isTest, sources, under } from './tree.ts';

const SHOWN = /\b(?:Message|ModalView|HomeView|HouseBlock)\b/;
/** What all of them are made with. */
const MAKING = ['blocksOf', 'carrying', 'compose', 'fits', 'fitted', 'modal', 'paged', 'readable'];

test('every function that makes a message, a form or a Home is in the gallery, which is drawn of random games', () => {
  const made = ['src/slack/render', 'src/slack/ticker']
    .flatMap((folder) => under(folder))
    .filter((path) => isCode(path) && !isTest(path))
    .flatMap(makersIn);
  const names = new Set(made.filter((name) => !MAKING.includes(name)));
  expect([...names].sort()).toEqual(Object.keys(gallery).sort());
  expect(made.filter((name, i) => made.indexOf(name) !== i)).toEqual([]);
});

test('every view is filled for the gallery from a game', () => {
  const reached = reach('src/slack/testing/gallery.ts');
  const views = sources.filter((path) => /^src\/slack\/views\/[^/]+$/.test(path));
  expect(views.filter((path) => !reached.has(path) && !ELSEWHERE.includes(path))).toEqual([]);
});

/** Files and not messages; a count of the desk's own. */
const ELSEWHERE = ['src/slack/views/export.ts', 'src/slack/views/kept.ts'];

function makersIn(path: string): string[] {
  return nodesOf(path).flatMap((node) => {
    if (!ts.isFunctionDeclaration(node) || node.name === undefined || node.type === undefined) return [];
    const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return exported && SHOWN.test(node.type.getText()) ? [node.name.text] : [];
  });
}

function reach(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const { from: to } of importsOf(from)) if (to.startsWith('.')) reach(join(dirname(from), to), seen);
  return seen;
}
