import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RUN_WORDS, shinglesOf } from './shingles.ts';
import { files, textOf } from './tree.ts';

/** Hashes of every run of eight words in the two source texts, which do not ship. */
const seeds = new Set<string>(JSON.parse(readFileSync('src/tidy/seeds.json', 'utf8')).hashes);
const shipped = files.filter(
  (path) => /\.(md|tsx?|json|yml|html|svg)$/.test(path) && !/^package-lock|seeds\.json$/.test(path),
);

test('the law ships in our own words: no sentence of the source texts', () => {
  const copied = shipped.flatMap((path) =>
    [...shinglesOf(textOf(path))].filter(([hash]) => seeds.has(hash)).map(([, run]) => `${path}: ${run}`),
  );
  expect(copied).toEqual([]);
});

test('a run is known again whatever its case, marks and line ends', () => {
  const plain = 'the price of a share is what the market says it is today';
  const dressed = '*The* price of\n> a share is what “the market” says: it is TODAY.';
  expect([...shinglesOf(dressed).keys()]).toEqual([...shinglesOf(plain).keys()]);
  expect(shinglesOf(plain).size).toBe(plain.split(' ').length - RUN_WORDS + 1);
});
