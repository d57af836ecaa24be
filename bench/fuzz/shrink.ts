import type { Json } from './values.ts';

const MOST_TRIES = 3_000;
const MOST_MS = 10_000;

/** A smaller value of which `fails` is true as well, found by leaving out parts of it; the value itself when none is. */
export function shrunk(value: Json, fails: (smaller: Json) => boolean): Json {
  let tries = MOST_TRIES;
  const until = performance.now() + MOST_MS;
  let now = value;
  const stillFails = (smaller: Json) => tries-- > 0 && performance.now() < until && fails(smaller);
  for (let next = smallerThan(now, stillFails); next !== null && tries > 0; ) {
    now = next.value;
    next = smallerThan(now, stillFails);
  }
  return now;
}

type Tried = { readonly value: Json } | null;

function smallerThan(value: Json, fails: (smaller: Json) => boolean): Tried {
  if (typeof value === 'string') return shorter(value, fails);
  if (value === null || typeof value !== 'object') return null;
  const parts = Object.entries(value);
  const whole = (left: readonly (readonly [string, Json])[]): Json =>
    Array.isArray(value) ? left.map(([, part]) => part) : Object.fromEntries(left);
  for (let i = 0; i < parts.length; i += 1) {
    const without = whole(parts.toSpliced(i, 1));
    if (fails(without)) return { value: without };
  }
  for (const [i, [key, part]] of parts.entries()) {
    const inner = smallerThan(part, (smaller) => fails(whole(parts.with(i, [key, smaller]))));
    if (inner !== null) return { value: whole(parts.with(i, [key, inner.value])) };
  }
  return null;
}

/** Halves first, then less and less. */
function shorter(text: string, fails: (smaller: Json) => boolean): Tried {
  for (
    let length = Math.ceil(text.length / 2);
    length >= 1;
    length = length === 1 ? 0 : Math.ceil(length / 2)
  ) {
    for (let at = 0; at < text.length; at += length) {
      const without = text.slice(0, at) + text.slice(at + length);
      if (fails(without)) return { value: without };
    }
  }
  return null;
}
