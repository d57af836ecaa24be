import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

test('the list names every file of the folder, in order', () => {
  const files = readdirSync(new URL('../../migrations', import.meta.url)).sort();
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files);
});
