import type { LawDiff } from '../../../ruleset/amend/types.ts';
import { changeWords, type Place, placeOf } from '../changes.ts';
import { joined, type Phrase, player } from '../phrase.ts';
import type { Shapes } from '../views.ts';

type Value = LawDiff['values'][number];

/** Cells as they were and will be; fields that go the same way on many things share a line: `ALFA, BRAV trend unset → 0`. */
export function valueLines(values: readonly Value[], shapes: Shapes): Phrase[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const place = placeOf(value.path);
    if (place === null || value.from === value.to) continue;
    const key = JSON.stringify([alike(place, value.path), value.from, value.to]);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()].flatMap((group): Phrase[] => line(group, shapes));
}

/** What places of one line have in common. */
function alike(place: Place, path: string): string {
  if (place.is === 'field') return `${place.kind}/${place.field}`;
  return place.is === 'thing' ? place.kind : path;
}

function line(group: readonly Value[], shapes: Shapes): Phrase[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  const words = changeWords({ ...first, rule: '' }, shapes);
  if (words === null) return [];
  if (others.length === 0) return [words];
  const keys = group.flatMap(({ path }): Phrase[] => {
    const place = placeOf(path);
    if (place === null || (place.is !== 'field' && place.is !== 'thing')) return [];
    return [place.kind === 'player' ? [player(place.key)] : [place.key]];
  });
  const before = placeOf(first.path);
  if (before?.is === 'thing') {
    const is = first.to === null ? 'are gone' : 'are new';
    return [[`${shapes.plurals.get(before.kind) ?? before.kind} `, ...joined(keys, ', '), ` ${is}`]];
  }
  // All but the key of the first, which is its first piece.
  return [[...joined(keys, ', '), ...words.slice(1)]];
}
