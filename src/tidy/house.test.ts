import { expect, test } from 'vitest';
import { files, namesIn, textOf } from './tree.ts';

const TOP = [
  '.ci',
  '.env.example',
  '.gitignore',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'bench',
  'biome.json',
  'docs',
  'local-slack',
  'manifest.yml',
  'migrations',
  'package-lock.json',
  'package.json',
  'rulesets',
  'scenarios',
  'src',
  'tsconfig.build.json',
  'tsconfig.json',
  'vitest.config.ts',
];

const ROOMS = [
  'bot.ts',
  'charts',
  'cli',
  'clock.ts',
  'dice',
  'env.ts',
  'game',
  'log.ts',
  'main.ts',
  'metrics',
  'referee',
  'referee.ts',
  'ruleset',
  'slack',
  'store',
  'ticker',
  'tidy',
  'verify',
];

test('the house has the rooms of its plan and no other', () => {
  expect(namesIn('')).toEqual(TOP);
  expect(namesIn('src').filter((name) => !/\.test\.ts$/.test(name))).toEqual(ROOMS);
});

test('.ci holds what CI runs and nothing else', () => {
  expect(namesIn('.ci')).toEqual(['run']);
});

test('the law is shipped as documents, migrations as one file a step', () => {
  expect(namesIn('rulesets').filter((name) => !name.endsWith('.md'))).toEqual([]);
  expect(namesIn('migrations').filter((name) => !/^\d{4}_[a-z_]+\.ts$/.test(name))).toEqual([]);
});

test('the test files that are begun first are there', () => {
  const named = [...textOf('vitest.config.ts').matchAll(/'([\w./-]+\.test\.tsx?)'/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !files.includes(path ?? ''))).toEqual([]);
});
