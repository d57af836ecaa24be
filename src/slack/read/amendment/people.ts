/** Everybody the game knows by name, as their names show. */
export type Labels = ReadonlyMap<string, string>;

const NAMED = /(["'])@([^"'\n]{1,80})\1/g;

/**
 * `player("@Ben")` names a person as others see them: the quoted name becomes the person's id, which is what the
 * rules know. A name that nobody bears, or two people do, stays as it is.
 * @param labels id -> display name
 */
export function withPeople(source: string, labels: Labels): string {
  return source.replace(NAMED, (all, quote: string, name: string) => {
    const wanted = folded(name);
    const bearers = [...labels].filter(([, label]) => folded(label) === wanted);
    return bearers.length === 1 ? `${quote}${bearers[0]?.[0]}${quote}` : all;
  });
}

const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();
