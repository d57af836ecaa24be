import { type Place, placeOf, placeWords } from '../changes.ts';
import type { Phrase } from '../phrase.ts';
import type { Shapes } from '../views.ts';

/** What a reversal left as something else has made it since: places of the gamestate and titles of rules, each by name. */
export function staysWords(kept: readonly string[], shapes: Shapes): Phrase[] {
  return kept.flatMap((what): Phrase[] => {
    if (!what.includes('/')) return [[what]];
    const place = placeOf(what);
    // Of what the engine notes for itself nobody has heard.
    if (place === null) return [];
    return [isKnown(place, shapes) ? placeWords(place, shapes) : [what]];
  });
}

/** A title may have strokes as a path has. */
function isKnown(place: Place, { types, relations }: Shapes): boolean {
  if (place.is === 'global') return types.has(`global/${place.name}`);
  if (place.is === 'holding') return relations.has(place.relation);
  return place.is === 'thing' || types.has(`${place.kind}/${place.field}`);
}
