import { z } from 'zod';
import { canonical } from '../canonical.ts';
import { sha256 } from '../chain.ts';

/** The first line of an export, up to its comma, names the format and its version. */
const FORMAT = 'fast-nomic export 1';
export const FIRST_LINE = `{"format":${JSON.stringify(FORMAT)},`;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const change = z.strictObject({
  path: z.string(),
  from: cell.nullable(),
  to: cell.nullable(),
  rule: z.string(),
});

export const header = z.strictObject({
  channel: z.string(),
  /** Number and hash of the newest event. */
  event: z.int(),
  id: z.string(),
  ruleset: z.int(),
  seal: hash,
  team: z.string(),
});

/** The lists of an export, in their order, and the shape of an item of each. */
export const sections = {
  dice: z.strictObject({
    accepted: z.string().nullable(),
    commitment: z.string(),
    day: z.string(),
    revealed: z.string().nullable(),
    seed: z.string().nullable(),
  }),
  rules: z.strictObject({
    id: z.string(),
    mechanism: z.string().nullable(),
    number: z.int().optional(),
    scope: z.enum(['core', 'round']),
    text: z.string(),
    title: z.string(),
  }),
  table: z.strictObject({ path: z.string(), value: cell }),
  events: z.strictObject({
    at: z.int(),
    by: z.string(),
    cause: z.string().nullable(),
    changes: z.array(change),
    fact: z.looseObject({ type: z.string() }),
    hash,
    prev: hash,
    seq: z.int(),
    type: z.string(),
    under: z.strictObject({ version: z.int(), rule: z.string().optional(), matter: z.string().optional() }),
  }),
} as const;

export type Section = keyof typeof sections;
export type ItemOf<S extends Section> = z.infer<(typeof sections)[S]>;
export const SECTIONS = Object.keys(sections) as readonly Section[];

/** Tells one field of an item from another value of it: the first 8 hex digits of the SHA-256 of its canonical JSON. */
export function sumOf(value: unknown): string {
  return sha256(canonical(value)).slice(0, 8);
}

/** An item as it is written: with a sum for each of its fields, so that a fault in it can be named. */
export function itemLine(item: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(item).filter(([, value]) => value !== undefined);
  const sums = Object.fromEntries(known.map(([key, value]) => [key, sumOf(value)]));
  return canonical({ ...item, sums });
}
