import { z } from 'zod';
import { canonical } from '../canonical.ts';
import { sumOf } from './layout.ts';

export type ItemReading<T> =
  /** `off`: the fields that are not what their sums say, or `sums` when that is what is wrong. */
  | { readonly ok: true; readonly item: T; readonly off: readonly string[] }
  | { readonly ok: false; readonly field: string | null; readonly saying: string };

const withSums = z.looseObject({ sums: z.record(z.string(), z.string()) });

/** Reads an item, byte for byte: anything but its one canonical form is a fault. */
export function readItem<T>(text: string, shape: z.ZodType<T>): ItemReading<T> {
  const parsed = parse(text);
  if (!parsed.ok) return { ok: false, field: unreadable(text), saying: 'is no JSON' };
  const read = withSums.safeParse(parsed.value);
  if (!read.success) return { ok: false, field: 'sums', saying: 'has no sums of its fields' };
  const { sums, ...fields } = read.data;
  const item = shape.safeParse(fields);
  if (!item.success) {
    const [issue] = item.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    return {
      ok: false,
      field: unknown ?? String(issue?.path[0] ?? ''),
      saying: 'has not the shape it must have',
    };
  }
  const one = form(parsed.value);
  if (one !== text)
    return { ok: false, field: keyBefore(text, differing(one, text)), saying: 'is not in canonical form' };
  return { ok: true, item: item.data, off: offOf(fields, sums) };
}

function offOf(fields: Readonly<Record<string, unknown>>, sums: Readonly<Record<string, string>>): string[] {
  const same = Object.keys(fields).sort().join() === Object.keys(sums).sort().join();
  if (!same) return ['sums'];
  return Object.entries(fields).flatMap(([key, value]) => (sums[key] === sumOf(value) ? [] : [key]));
}

function parse(text: string): { ok: true; value: unknown } | { ok: false } {
  // A file of something else has a great many lines, and each would cost the trace of an error.
  if (!text.startsWith('{') || !text.endsWith('}')) return { ok: false };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** The canonical form; empty where there is none, as of a fraction. */
function form(value: unknown): string {
  try {
    return canonical(value);
  } catch {
    return '';
  }
}

function differing(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The field of the item in which a place of its text stands. */
function keyBefore(text: string, at: number): string | null {
  return fieldsIn(text).findLast(({ from }) => from <= at)?.key ?? null;
}

/** The first field whose value cannot be read by itself, as near as can be told. */
function unreadable(text: string): string | null {
  const fields = fieldsIn(text);
  const wrong = fields.findIndex(({ from, key }, i) => {
    const to = (fields[i + 1]?.from ?? text.length) - 1;
    return !parse(text.slice(from + key.length + 3, to)).ok;
  });
  return fields[wrong]?.key ?? null;
}

/** The fields of an object and where each begins, as far as its brackets and quotes tell. */
function fieldsIn(text: string): readonly { readonly key: string; readonly from: number }[] {
  const found: { key: string; from: number }[] = [];
  let [depth, inText] = [0, false];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i];
    if (inText && sign === '\\') i += 1;
    else if (sign === '"') {
      const key = !inText && depth === 1 ? /^"(\w+)":/.exec(text.slice(i, i + 20))?.[1] : undefined;
      if (key !== undefined) found.push({ key, from: i });
      inText = !inText;
    } else if (!inText && (sign === '{' || sign === '[')) depth += 1;
    else if (!inText && (sign === '}' || sign === ']')) depth -= 1;
  }
  return found;
}
