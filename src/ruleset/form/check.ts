import type { z } from 'zod';
import type { Place } from '../mechanism.ts';
import { didYouMean, nearest, quoted } from '../names.ts';
import type { Page } from './page.ts';

type Shape = z.ZodObject;

/** Reads a value by its shape. Every complaint goes to the page, with its place; null when there was one. */
export function readShape<S extends Shape>(page: Page, at: Place, raw: unknown, shape: S): z.infer<S> | null {
  const read = shape.safeParse(raw);
  if (read.success) return read.data;
  const meant = new Set<string>();
  for (const issue of read.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const place = [...at, ...(issue.path as Place)];
    for (const key of issue.keys) {
      const near = nearest(key, Object.keys(shape.shape));
      if (near !== null) meant.add(near);
      page.complain([...place, key], unknownKey(page, place, key, Object.keys(shape.shape)), 'key');
    }
  }
  for (const issue of read.error.issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const path = issue.path as Place;
    const key = path.at(-1);
    const found = valueAt(raw, path);
    if (found === undefined && key !== undefined) {
      if (meant.has(String(key))) continue;
      page.complain([...at, ...path.slice(0, -1)], `${key} is missing here`);
    } else page.complain([...at, ...path], sayingOf(issue, found));
  }
  return null;
}

/** Of several shapes the one that a value comes nearest to: fewest unknown keys, then fewest complaints. */
export function nearestShape<S extends Shape>(raw: unknown, shapes: readonly S[]): S {
  const ranked = shapes.map((shape) => {
    const issues = shape.safeParse(raw).error?.issues ?? [];
    const unknown = issues.map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.length : 0));
    return { shape, rank: unknown.reduce((sum, n) => sum + n, 0) * 100 + issues.length };
  });
  return ranked.reduce((best, next) => (next.rank < best.rank ? next : best)).shape;
}

/** What to say of a key that does not belong here. */
export function unknownKey(page: Page, at: Place, key: string, known: readonly string[]): string {
  if (page.inBraces(at) && /[^a-z0-9_ ]/i.test(key)) {
    return `unknown key ${key}; inside { } a comma ends a value, so put the expression in quotes`;
  }
  const hint = didYouMean(key, known);
  return `unknown key ${key}${hint === '' ? `; the keys here are ${known.join(', ')}` : hint}`;
}

function valueAt(raw: unknown, path: Place): unknown {
  let value = raw;
  for (const step of path) value = (value as Record<string | number, unknown> | null)?.[step];
  return value;
}

const NEEDED: Readonly<Record<string, string>> = {
  string: 'text is needed here',
  number: 'a whole number is needed here',
  int: 'a whole number is needed here',
  boolean: 'true or false is needed here',
  array: 'a list is needed here',
  object: 'keys with values are needed here',
  record: 'keys with values are needed here',
};

function sayingOf(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${NEEDED[issue.expected] ?? `${issue.expected} is needed here`}, not ${foundWord(found)}`;
    case 'invalid_value': {
      const options = issue.values.map(String);
      return `${foundWord(found)} is none of ${options.join(', ')}${didYouMean(String(found), options)}`;
    }
    case 'too_small':
      return `${issue.minimum} ${countable(issue.origin)}is the least here`;
    case 'too_big':
      return `${issue.maximum} ${countable(issue.origin)}is the most here`;
    default:
      return issue.message;
  }
}

function countable(origin: string): string {
  if (origin === 'string') return 'characters ';
  return origin === 'array' ? 'items ' : '';
}

function foundWord(found: unknown): string {
  if (found === null) return 'nothing';
  if (Array.isArray(found)) return 'a list';
  return typeof found === 'object' ? 'keys with values' : quoted(String(found));
}
