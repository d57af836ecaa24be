import { wordsRenamed } from '../../ruleset/amend/diff/renamed.ts';
import { programAfter } from '../../ruleset/amend/renaming/rules-after.ts';
import type { LawDiff, RuleChange } from '../../ruleset/amend/types.ts';
import { printRule, valueChanges, wordChanges } from '../../ruleset/engine.ts';
import { renamingsAmong, unmoved } from '../../ruleset/renamed.ts';
import type { Change, Rule } from '../../ruleset/types.ts';
import { placeOf } from '../cite.ts';
import type { Law } from '../types.ts';

/** What one law and gamestate became in another, for a change that no amendment describes. Rules are the same by their number. */
export function lawBetween(before: Law, after: Law, changes: readonly Change[]): LawDiff {
  const renamed = renamingsAmong(changes);
  const then = programAfter(before.program, renamed, after.program);
  const words =
    before === after ? [] : [...wordsRenamed(renamed, after.program), ...wordChanges(then, after.program)];
  const values = valueChanges(unmoved(changes), [before.program, after.program]);
  return { rules: before === after ? [] : rulesBetween(before, after), words, values };
}

function rulesBetween(before: Law, after: Law): RuleChange[] {
  const nameOf = (law: Law, rule: Rule) => `${rule.scope}.${placeOf(law, rule)}`;
  const old = new Map(before.rules.map((rule) => [nameOf(before, rule), rule]));
  const now = new Map(after.rules.map((rule) => [nameOf(after, rule), rule]));
  const names = [...now.keys(), ...[...old.keys()].filter((name) => !now.has(name))];
  return names.flatMap((name) => changeOf(old.get(name), now.get(name)));
}

function changeOf(was: Rule | undefined, is: Rule | undefined): RuleChange[] {
  const { id = '', title = '' } = is ?? was ?? {};
  const [before, after] = [was ? printRule(was) : null, is ? printRule(is) : null];
  if (before === after) return [];
  const how = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return [{ id, title, how, before, after }];
}
