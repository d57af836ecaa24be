import type { Rule, Scope } from '../ruleset/types.ts';
import type { Law } from './types.ts';

const SECTION: Record<Scope, number> = { core: 1, round: 2 };

/** `2.4` of a rule: section and place in document order, or null when the law no longer has it. */
export function ruleNumber(law: Law, id: string): string | null {
  const rule = ruleOf(law, id);
  if (!rule) return null;
  const within = law.rules.filter((other) => other.scope === rule.scope);
  return `${SECTION[rule.scope]}.${within.indexOf(rule) + 1}`;
}

export function ruleOf(law: Law, id: string): Rule | null {
  return law.rules.find((rule) => rule.id === id) ?? null;
}

/** `2.4.1 Trading`: how people read a citation. A ground of the referee's own has no number. */
export function cite(law: Law, id: string, par?: number): string {
  const rule = ruleOf(law, id);
  const number = ruleNumber(law, id);
  if (!rule || number === null) return 'the referee';
  return `${number}${par === undefined ? '' : `.${par}`} ${rule.title}`;
}

/** Finds a rule by number (`2.4`), by number with paragraph, by id or by title; case is ignored. */
export function findRule(law: Law, words: string): { rule: Rule; par: number | null } | null {
  const numbered = /^([12]\.\d{1,3})(?:\.(\d{1,3}))?$/.exec(words.trim());
  if (numbered) {
    const rule = law.rules.find((r) => ruleNumber(law, r.id) === numbered[1]);
    return rule ? { rule, par: numbered[2] === undefined ? null : Number(numbered[2]) } : null;
  }
  const wanted = words.trim().toLowerCase();
  const rule = law.rules.find((r) => r.id === wanted || r.title.toLowerCase() === wanted);
  return rule ? { rule, par: null } : null;
}
