import { normalForm } from '../../../ruleset/normal-form.ts';
/** Everybody the game knows by name, as their names show. */
export type Labels = ReadonlyMap<string, string>;

const NAMED = /(["'])@([^"'\n]{1,80})\1/g;

/**
 * `player("@Ben")` names a person as others see them: the quoted name becomes the person's id, which is what the
 * rules know. A name that nobody bears, or two people do, stays as it is.
 * @param labels id -> display name
 */
export function withPeople(source: string, labels: Labels): string {
  const bearers = new Map<string, string | null>();
  for (const [id, label] of labels) bearers.set(folded(label), bearers.has(folded(label)) ? null : id);
  return source.replace(NAMED, (all, quote: string, name: string) => {
    const id = bearers.get(folded(name));
    return id ? `${quote}${id}${quote}` : all;
  });
}

const folded = (name: string) => normalForm(name, 'NFKC').trim().toLowerCase();
