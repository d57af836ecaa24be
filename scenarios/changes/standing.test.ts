import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printed, STANDINGS } from './standing.ts';

const here = new URL('./', import.meta.url);

test('every change is played, and what stays with people is told', () => {
  const played = readdirSync(here)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, here), 'utf8').matchAll(/^test\('(RC\d\d) · /gm)])
    .map(([, change]) => change);
  expect(played.sort()).toEqual(STANDINGS.map(({ change }) => change));
  expect(STANDINGS.filter(({ but }) => but === undefined).length).toBeGreaterThanOrEqual(17);
});

test('docs/changes.md is that table', async () => {
  await expect(printed(STANDINGS)).toMatchFileSnapshot('../../docs/changes.md');
});
