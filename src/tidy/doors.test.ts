import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { buttonList } from '../slack/buttons/list.ts';
import { ACTION_IDS, CALLBACK_IDS } from '../slack/render/ids.ts';
import { nodesOf } from './syntax.ts';
import { sources, textOf } from './tree.ts';

const drawn = sources
  .filter((path) => /^src\/slack\/(render|forms|ticker)\//.test(path) && !path.endsWith('/ids.ts'))
  .map(textOf)
  .join('\n');

test('every button has a handler, and every handler a button', () => {
  expect(Object.keys(buttonList).sort()).toEqual([...ACTION_IDS].sort());
});

test('every form has a handler, and every handler a form', () => {
  const handled = nodesOf('src/slack/forms/submit.ts').flatMap((node) =>
    ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) ? [node.name.text] : [],
  );
  expect(handled.sort()).toEqual([...CALLBACK_IDS].sort());
});

test('every button and form is drawn somewhere', () => {
  expect([...ACTION_IDS, ...CALLBACK_IDS].filter((id) => !isDrawn(id))).toEqual([]);
});

test('an act meets its game at the gate and nowhere else', () => {
  const finders = sources.filter(
    (path) => path.startsWith('src/slack/') && /\breferee\.gameIn\(/.test(textOf(path)),
  );
  expect(finders).toEqual(['src/slack/gate.ts']);
});

/** Written out, or with one part filled in: `trade.${way}.open`. */
function isDrawn(id: string): boolean {
  const parts = id.split('.');
  const filled = parts.map((_, at) => parts.with(at, '\\$\\{[^}]+\\}').join('\\.'));
  return new RegExp(`['"\`](?:${[id.replaceAll('.', '\\.'), ...filled].join('|')})['"\`]`).test(drawn);
}
