import type { Shelf } from '../../ruleset/amend/types.ts';

/** The documents at hand that the amendment asks for by name; only these it keeps, and is judged with. */
export function adopted(source: string, shelf: Shelf | undefined): Shelf {
  const names = [...source.matchAll(/\badopt["']?\s*:\s*["']?([a-z0-9_-]+)/gi)].map((found) =>
    found[1]?.toLowerCase(),
  );
  return new Map([...(shelf ?? [])].filter(([name]) => names.includes(name.toLowerCase())));
}
