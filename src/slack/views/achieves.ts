import type { Cell, Change, Rule } from '../../ruleset/types.ts';
import type { AchievesView } from '../render/views.ts';
import { citation } from './scene.ts';

const PATH = /^achieved\/([^/]+)$/;

/** Who comes to have achieved victory by these changes, or no longer has, from first to last. */
export function achieves(changes: readonly Change[], rules: readonly Rule[]): AchievesView[] {
  const people = new Map<string, { readonly from: Cell | null; readonly to: Cell | null }>();
  for (const { path, from, to } of changes) {
    const person = PATH.exec(path)?.[1];
    if (person === undefined) continue;
    const first = people.get(person);
    people.set(person, { from: first ? first.from : from, to });
  }
  return [...people].flatMap(([person, { from, to }]): AchievesView[] => {
    if ((from === null) === (to === null)) return [];
    const cell = to ?? from;
    // How it is kept: the rule, the moment, how it came and the note of its condition.
    const [rule = '', , , note = ''] = Array.isArray(cell) ? (cell as readonly string[]) : [];
    // A step of the amendment itself stands on no rule.
    const cite = rules.some(({ id }) => id === rule) ? citation(rule) : null;
    return [{ person, holds: to !== null, note: to === null ? '' : note, cite }];
  });
}
