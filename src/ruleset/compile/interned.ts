/** Past so many texts they are forgotten; numbers are never given again, so nothing known by one is mistaken. */
const MOST_KEPT = 20_000;
const known = new Map<string, number>();
let last = 0;

/** A number for a text: the same for the same text, as long as it is remembered. */
export function interned(text: string): number {
  const given = known.get(text);
  if (given !== undefined) return given;
  if (known.size >= MOST_KEPT) known.clear();
  last += 1;
  known.set(text, last);
  return last;
}
