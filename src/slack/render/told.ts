import type { Change, Roll } from '../../ruleset/types.ts';
import { cellWords, spaced } from './cells.ts';
import { changeWords, endings, placeOf } from './changes.ts';
import { joined, type Phrase } from './phrase.ts';
import { consequences } from './rolls.ts';
import type { Shapes } from './views.ts';

export interface Moved {
  readonly changes: readonly Change[];
  readonly rolls: readonly Roll[];
  readonly shapes: Shapes;
}

/** What is told neither beside a throw nor as something that ended, a line each. */
export function otherChanges({ changes, rolls, shapes }: Moved): Phrase[] {
  const ended = endings(changes, shapes);
  const told = new Set(
    rolls
      .flatMap((_, i) => consequences(rolls, changes, i, ended))
      .flatMap(({ path, ended: gone }) => (gone ? [path, `is/${gone.kind}/${gone.key}`] : [path])),
  );
  const whole = fromFirstToLast(changes);
  const begun = new Set(whole.filter(({ to }) => to !== null).map(({ path }) => path));
  return whole.flatMap((change) => {
    const place = placeOf(change.path);
    if (place?.is === 'thing' && change.from === null && change.to !== null)
      return [[`${spaced(place.kind)} ${place.key} is new`, ...first(whole, place, shapes)]];
    const gone = place?.is === 'field' && ended.some((e) => e.kind === place.kind && e.key === place.key);
    const lost = place?.is === 'holding' && change.to === null && ended.some((e) => e.key === place.right);
    const along = place?.is === 'field' && begun.has(`is/${place.kind}/${place.key}`);
    const words = gone || lost || along || told.has(change.path) ? null : changeWords(change, shapes);
    return words === null ? [] : [words];
  });
}

/** A place that was written several times went from where it began to where it ended. */
function fromFirstToLast(changes: readonly Change[]): readonly Change[] {
  const last = new Map<string, Change>();
  for (const change of changes)
    last.set(change.path, { ...change, from: (last.get(change.path) ?? change).from });
  return [...last.values()];
}

/** `: owner Ben`, what a new thing begins with; its key is in its name. */
function first(
  changes: readonly Change[],
  { kind, key }: { readonly kind: string; readonly key: string },
  shapes: Shapes,
): Phrase {
  const values = changes.flatMap(({ path, to }): Phrase[] => {
    const place = placeOf(path);
    if (place?.is !== 'field' || place.kind !== kind || place.key !== key) return [];
    if (to === null || to === key || to === '') return [];
    const type = shapes.types.get(`${kind}/${place.field}`) ?? 'text';
    return [[`${spaced(place.field)} `, ...cellWords(type, to)]];
  });
  return values.length === 0 ? [] : [': ', ...joined(values, ', ')];
}
