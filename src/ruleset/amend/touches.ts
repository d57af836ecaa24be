import { undoing } from '../renamed.ts';
import type { Since } from '../retitled.ts';
import type { Rule } from '../types.ts';
import { applyToRules } from './apply.ts';
import { Desk } from './desk.ts';
import type { Operation } from './operations.ts';
import { readAmendment } from './read.ts';
import { rulesAfter } from './renaming/rules-after.ts';
import type { Shelf } from './types.ts';

const BARE: Shelf = new Map();
const NOTHING: Since = { words: [], titles: [] };
const MOST_KEPT = 500;
const kept = new WeakMap<readonly Rule[], Map<string, readonly string[]>>();

/** The ids of the rules that an amendment adds, changes or repeals, whatever its conditions; none when it cannot be read. `since`: renamings since it was written. */
export function matterTouches(
  rules: readonly Rule[],
  source: string,
  { shelf = BARE, since = NOTHING }: { readonly shelf?: Shelf; readonly since?: Since } = {},
): readonly string[] {
  const known = kept.get(rules) ?? new Map<string, readonly string[]>();
  const key = JSON.stringify([since, source]);
  const touched = known.get(key) ?? [
    ...new Set([...touchedInOldWords(rules, source, since), ...touchedBy(rules, source, { shelf, since })]),
  ];
  if (known.size >= MOST_KEPT) known.clear();
  kept.set(rules, known.set(key, touched));
  return touched;
}

/** Where it was written before words were renamed, and uses them. */
function touchedInOldWords(rules: readonly Rule[], source: string, since: Since): readonly string[] {
  const { words } = since;
  const uses = words.some(({ name }) => source.includes(name));
  const then = uses ? rulesAfter(rules, undoing(words)) : null;
  return then === null ? [] : touchedBy(then, source, { shelf: BARE, since });
}

function touchedBy(
  rules: readonly Rule[],
  source: string,
  { shelf, since }: { readonly shelf: Shelf; readonly since: Since },
): readonly string[] {
  const read = readAmendment(source);
  if (!read.ok) return [];
  const { titles } = since;
  const desk = new Desk(
    rules,
    { ...read, shelf, titles: { since: titles, ever: titles } },
    { core: 0, round: 0 },
  );
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
