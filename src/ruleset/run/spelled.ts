const MOST_KEPT = 100_000;
let count = 0;
const known = new Map<string, Map<string, Map<string, string>>>();

/** `first/second/third`, put together once: a path that is read again and again need not be spelled, and hashed, anew. */
export function spelled(first: string, second: string, third: string): string {
  const given = known.get(first)?.get(second)?.get(third);
  if (given !== undefined) return given;
  if (count >= MOST_KEPT) {
    known.clear();
    count = 0;
  }
  count += 1;
  const made = `${first}/${second}/${third}`;
  under(under(known, first), second).set(third, made);
  return made;
}

function under<V>(of: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const found = of.get(key);
  if (found) return found;
  const made = new Map<string, V>();
  of.set(key, made);
  return made;
}
