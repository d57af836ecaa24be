import type { LawDiff } from '../../../ruleset/amend/types.ts';
import { compile, fill } from '../../../ruleset/engine.ts';
import { movesOf, undoing } from '../../../ruleset/renamed.ts';
import type { Change, Notice, Rule } from '../../../ruleset/types.ts';
import { lawBetween } from '../../amending/between.ts';
import { Writing } from '../../cells.ts';
import type { Game, Law } from '../../types.ts';
import { restore } from './restore.ts';
import { alike, type Undo } from './undo.ts';

export type Reversal =
  | {
      readonly ok: true;
      readonly law: Law;
      readonly changes: readonly Change[];
      readonly diff: LawDiff;
      readonly notices: readonly Notice[];
      /** Places and rules that something else has changed since. */
      readonly kept: readonly string[];
    }
  | { readonly ok: false; readonly why: string };

/** Takes back what a record did, as far as nothing has been built on it since. Changes nothing itself. */
export function reversal(game: Game, undo: Undo): Reversal {
  const { rules, kept } = rulesBack(game.law.rules, undo);
  const law = lawBack(game.law, rules);
  if (typeof law === 'string') return { ok: false, why: law };
  const writing = new Writing(game.table, 'referee');
  const left = restore(writing, undo, game.law.program, law.program);
  for (const [path, to] of movesOf(writing.table, undoing(undo.renamed ?? []))) writing.put(path, to);
  const fitted = fill(law.program, writing.table, game.law.program);
  const fault = fitted.faults[0];
  if (fault !== undefined) return { ok: false, why: fault };
  writing.take(fitted.changes);
  const { changes } = writing;
  const diff = lawBetween(game.law, law, changes);
  return { ok: true, law, changes, diff, notices: fitted.notices, kept: [...kept, ...left] };
}

/** The rules with those of the record as they were, where nobody has changed them since; titles of the others. */
export function rulesBack(standing: readonly Rule[], undo: Undo): { rules: readonly Rule[]; kept: string[] } {
  const rules = [...standing];
  const kept: string[] = [];
  for (const { index, before, after } of undo.rules) {
    const at = rules.findIndex(({ id }) => id === (after ?? before)?.id);
    const stands = at < 0 ? null : (rules[at] ?? null);
    if (!alike(stands, after)) kept.push((after ?? before)?.title ?? '');
    else if (stands === null && before !== null) rules.splice(Math.min(index, rules.length), 0, before);
    else if (before === null) rules.splice(at, 1);
    else rules[at] = before;
  }
  return { rules, kept };
}

/** The law of these rules, or why they do not hold together. */
export function lawBack(law: Law, rules: readonly Rule[]): Law | string {
  if (rules.every((rule, i) => rule === law.rules[i]) && rules.length === law.rules.length) return law;
  const compiled = compile(rules);
  if (!compiled.ok) return compiled.faults[0]?.saying ?? 'the rules would not hold together';
  return { version: law.version + 1, rules, program: compiled.program };
}
