import type { Change, Roll } from '../../ruleset/types.ts';
import { changeWords, endings, placeOf } from './changes.ts';
import type { Phrase } from './phrase.ts';
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
  return changes.flatMap((change) => {
    const place = placeOf(change.path);
    const gone = place?.is === 'field' && ended.some((e) => e.kind === place.kind && e.key === place.key);
    const lost = place?.is === 'holding' && change.to === null && ended.some((e) => e.key === place.right);
    const words = gone || lost || told.has(change.path) ? null : changeWords(change, shapes);
    return words === null ? [] : [words];
  });
}
