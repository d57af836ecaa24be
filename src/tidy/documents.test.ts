import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { importsOf } from './syntax.ts';
import { files, isCode, sources, textOf, under } from './tree.ts';

const names = z.record(z.string(), z.string());
const needs = z
  .object({ dependencies: names, devDependencies: names, scripts: names })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const documents = [...files.filter((path) => /^[A-Z]+\.md$/.test(path)), ...under('docs')].filter((path) =>
  path.endsWith('.md'),
);

/** Used by name of a program or as another's peer, never imported. */
const UNIMPORTED = [
  '@biomejs/biome',
  '@types/better-sqlite3',
  '@types/node',
  '@types/ws',
  'dejavu-fonts-ttf',
  'typescript',
  'undici',
];

test('every document links only to what is there', () => {
  const broken = documents.flatMap((path) =>
    linksOf(path)
      .filter((to) => !files.some((one) => one === to || one.startsWith(`${to}/`)))
      .map((to) => `${path}: ${to}`),
  );
  expect(broken).toEqual([]);
});

test('every path that a document names is there', () => {
  const lost = documents.flatMap((path) =>
    [
      ...textOf(path).matchAll(
        /`((?:src|local-slack|scenarios|rulesets|migrations|docs|bench)\/[^`\s…*<]*)`/g,
      ),
    ]
      .map(([, named]) => (named as string).replace(/\/$/, ''))
      .filter((named) => !files.some((one) => one === named || one.startsWith(`${named}/`)))
      .map((named) => `${path}: ${named}`),
  );
  expect(lost).toEqual([]);
});

test('every script that a document names is there', () => {
  const named = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\bnpm run ([a-z]+)/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => needs.scripts[name as string] === undefined)).toEqual([]);
});

test('every script that runs a built file has its source', () => {
  const built = Object.values(needs.scripts).flatMap((script) => [
    ...script.matchAll(/\bdist\/(\S+)\.js\b/g),
  ]);
  expect(built.filter(([, path]) => !files.includes(`${path}.ts`)).map(([all]) => all)).toEqual([]);
});

test('every dependency is used, and has its reason in CONTRIBUTING.md', () => {
  const all = Object.keys({ ...needs.dependencies, ...needs.devDependencies });
  const reasons = textOf('CONTRIBUTING.md');
  expect(all.filter((name) => !reasons.includes(`\`${name.replace(/^@types\/.*/, '@types/*')}\``))).toEqual(
    [],
  );
  const imported = new Set(
    files.filter(isCode).flatMap((path) => importsOf(path).map(({ from }) => packageOf(from))),
  );
  expect(all.filter((name) => !imported.has(name) && !UNIMPORTED.includes(name))).toEqual([]);
});

test('what runs imports nothing that is only there for development', () => {
  const running = sources.filter(
    (path) => !path.startsWith('src/tidy/') && !path.endsWith('/vite.config.ts'),
  );
  const taken = running.flatMap((path) =>
    importsOf(path)
      .filter(({ from, typesOnly }) => !typesOnly && packageOf(from) !== '' && !from.startsWith('node:'))
      .filter(({ from }) => needs.dependencies[packageOf(from)] === undefined)
      .map(({ from }) => `${path}: ${from}`),
  );
  expect(taken).toEqual([]);
});

test('.env.example explains every variable', () => {
  const read = [...textOf('src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name as string,
  );
  const told = [...textOf('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name as string,
  );
  expect([...new Set(told)].sort()).toEqual([...new Set(read)].sort());
});

function linksOf(path: string): string[] {
  const folder = path.includes('/') ? path.replace(/[^/]+$/, '') : '';
  return [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) =>
    (folder + to).replace(/[^/]+\/\.\.\//g, '').replace(/\/$/, ''),
  );
}

/** `@slack/bolt` of `@slack/bolt/dist/x`; nothing of a path. */
function packageOf(from: string): string {
  if (from.startsWith('.') || from.startsWith('/')) return '';
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
