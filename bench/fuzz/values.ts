import type { Luck } from './luck.ts';
import { scrap, trap } from './scraps.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value like one that is given, with a few of its parts taken away, changed, doubled, or put elsewhere. */
export function changed(value: Json, luck: Luck): Json {
  let now = value;
  for (let left = luck.between(1, 4); left > 0; left -= 1) now = once(now, luck);
  return now;
}

function once(value: Json, luck: Luck): Json {
  if (value === null || typeof value !== 'object' || luck.oneIn(9)) return instead(value, luck);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length === 0) return [odd(luck)];
    const i = luck.below(list.length);
    if (luck.oneIn(4)) return list.toSpliced(i, 1);
    if (luck.oneIn(4)) return [...list, ...list];
    return list.with(i, once(list[i] ?? null, luck));
  }
  const known = value as { readonly [key: string]: Json };
  const keys = Object.keys(known);
  const key = keys.length === 0 ? 'type' : luck.of(keys);
  const { [key]: inner = null, ...rest } = known;
  if (luck.oneIn(6)) return rest;
  if (luck.oneIn(12)) return { ...known, [luck.of(keys.length === 0 ? ['x'] : keys)]: inner };
  if (luck.oneIn(20)) return { ...known, [scrap(luck)]: odd(luck) };
  return { ...known, [key]: once(inner, luck) };
}

function instead(value: Json, luck: Luck): Json {
  if (typeof value !== 'string' || luck.oneIn(3)) return odd(luck);
  const at = luck.below(value.length + 1);
  return value.slice(0, at) + scrap(luck) + value.slice(luck.oneIn(2) ? at : at + 1);
}

function odd(luck: Luck): Json {
  return luck.of<() => Json>([
    () => null,
    () => luck.of([true, false]),
    () => luck.of([0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, 1612345678]),
    () => luck.of(['', '1612345678.000100', '1.', 'x.y', 'U0ANA', 'C0GAME', '{}', '{"c":1}', '[]', '{']),
    () => scrap(luck),
    () => trap(luck, luck.oneIn(8) ? 20_000 : 100),
    () => [],
    () => ({}),
    () => nested(luck.of([3, 50, 2_000])),
    () => JSON.parse('{"__proto__":{"is":1},"constructor":2,"toString":3}') as Json,
  ])();
}

function nested(deep: number): Json {
  let value: Json = 'x';
  for (let i = 0; i < deep; i += 1) value = i % 2 === 0 ? [value] : { elements: value };
  return value;
}
