import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitment, type Spot, type Working, working } from '../dice/provable.ts';
import { canonical } from './canonical.ts';
import { sha256 } from './chain.ts';
import { itemLine, SECTIONS, sections, sumOf } from './export/layout.ts';

const page = readFileSync(new URL('../../docs/verify.md', import.meta.url), 'utf8');

interface Vectors {
  readonly canonical: { readonly json: string; readonly form: string };
  readonly events: { readonly hashed: string; readonly hash: string };
  readonly sums: { readonly value: unknown; readonly sum: string };
  readonly items: { readonly of: Readonly<Record<string, unknown>>; readonly line: string };
  readonly faces: Working & Spot & { readonly seed: string; readonly sides: number };
  readonly commitments: { readonly seed: string; readonly commitment: string };
}

/** The blocks of vectors of the page, by their names. */
const vectors = new Map(
  [...page.matchAll(/```json vectors:(\w+)\n(.*?)```/gs)].map(([, name = '', text = '']) => [
    name,
    JSON.parse(text) as readonly unknown[],
  ]),
);

function of<Name extends keyof Vectors>(name: Name): readonly Vectors[Name][] {
  return (vectors.get(name) ?? []) as readonly Vectors[Name][];
}

test('the page has a block of vectors for each thing that is worked out', () => {
  expect([...vectors.keys()]).toEqual(['canonical', 'events', 'sums', 'items', 'faces', 'commitments']);
  for (const [name, all] of vectors) expect(all.length, name).toBeGreaterThan(0);
});

test('canonical JSON, seals and sums are as the page has them', () => {
  for (const { json, form } of of('canonical')) expect(canonical(JSON.parse(json))).toBe(form);
  for (const { hashed, hash } of of('events')) {
    expect(canonical(JSON.parse(hashed))).toBe(hashed);
    expect(sha256(hashed)).toBe(hash);
  }
  for (const { value, sum } of of('sums')) expect(sumOf(value)).toBe(sum);
  for (const { of: item, line } of of('items')) expect(itemLine(item)).toBe(line);
});

test('FN-S10 · faces, and their input byte for byte, are as the page has them, one of them by a second word', () => {
  for (const { seed, game, day, stream, n, die, sides, ...worked } of of('faces')) {
    expect(working(Buffer.from(seed, 'hex'), { game, day, stream, n, die }, sides)).toEqual(worked);
  }
  expect(of('faces').some(({ word }) => word > 0)).toBe(true);
  for (const { seed, commitment: told } of of('commitments'))
    expect(commitment(Buffer.from(seed, 'hex'))).toBe(told);
});

test('the page names every list of an export, and every field', () => {
  for (const section of SECTIONS) {
    const row = new RegExp(`^\\| \`${section}\` \\|.*$`, 'm').exec(page)?.[0] ?? '';
    for (const field of Object.keys(sections[section].shape)) expect(row, section).toContain(`\`${field}\``);
  }
});
