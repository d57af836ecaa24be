import { isMap, Scalar } from 'yaml';
import type { KindDecl } from '../../mechanism.ts';
import type { Renamed } from '../../renamed.ts';
import type { Draft } from '../draft.ts';

/** A kind's plural stands in its block only where it is another than its name with an s. */
export function putPlural(draft: Draft, { name, plural }: KindDecl, renamed: readonly Renamed[]): void {
  const becomes = (sort: Renamed['what'], word: string) =>
    renamed.find((one) => one.what === sort && one.name === word)?.to ?? word;
  const [named, many] = [becomes('kind', name), becomes('plural', plural)];
  if (named === name && many === plural) return;
  const block = draft.blockToEdit().getIn(['kinds', named], true);
  if (!isMap(block)) return;
  if (many === `${named}s`) block.delete('plural');
  else block.set('plural', new Scalar(many));
}

/** As a reader would guess; `plural` says it where this guesses wrong. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}
