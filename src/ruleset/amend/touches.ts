import type { Rule } from '../types.ts';
import { applyToRules } from './apply.ts';
import { Desk } from './desk.ts';
import type { Operation } from './operations.ts';
import { readAmendment } from './read.ts';
import type { Shelf } from './types.ts';

const BARE: Shelf = new Map();
const MOST_KEPT = 500;
const kept = new WeakMap<readonly Rule[], Map<string, readonly string[]>>();

/** The ids of the rules that an amendment adds, changes or repeals, whatever its conditions; none when it cannot be read. */
export function matterTouches(
  rules: readonly Rule[],
  source: string,
  shelf: Shelf = BARE,
): readonly string[] {
  const known = kept.get(rules) ?? new Map<string, readonly string[]>();
  const touched = known.get(source) ?? touchedBy(rules, source, shelf);
  if (known.size >= MOST_KEPT) known.clear();
  kept.set(rules, known.set(source, touched));
  return touched;
}

function touchedBy(rules: readonly Rule[], source: string, shelf: Shelf): readonly string[] {
  const read = readAmendment(source);
  if (!read.ok) return [];
  const desk = new Desk(rules, { ...read, shelf }, { core: 0, round: 0 });
  applyToRules(desk, everyBranch(read.operations));
  const repealed = desk.repealed.flatMap(({ draft }) => (draft.before === null ? [] : [draft.before.id]));
  const changed = desk.drafts
    .filter((draft) => draft.touched)
    .map((draft) => (draft.before ?? draft.rule()).id);
  return [...new Set([...changed, ...repealed])];
}

function everyBranch(operations: readonly Operation[]): Operation[] {
  return operations.flatMap((one) =>
    one.op === 'if' ? [...everyBranch(one.then), ...everyBranch(one.else)] : [one],
  );
}
