import type { Rule, Scope } from '../ruleset/types.ts';
import type { Law } from './types.ts';

const SECTION: Record<Scope, number> = { core: 1, round: 2 };

/** `2.4` of a rule: its section and the place it was enacted at, or null when the law no longer has it. */
export function ruleNumber(law: Pick<Law, 'rules'>, id: string): string | null {
  const rule = ruleOf(law, id);
  return rule && `${SECTION[rule.scope]}.${placeOf(law, rule)}`;
}

/** The number of a rule within its section, from 1. */
export function placeOf({ rules }: Pick<Law, 'rules'>, rule: Rule): number {
  return rule.number ?? rules.filter((other) => other.scope === rule.scope).indexOf(rule) + 1;
}

export function ruleOf(law: Pick<Law, 'rules'>, id: string): Rule | null {
  return law.rules.find((rule) => rule.id === id) ?? null;
}

/** `2.4.1 Trading`: how people read a citation. A ground of the referee's own has no number. */
export function cite(law: Pick<Law, 'rules'>, id: string, par?: number): string {
  const rule = ruleOf(law, id);
  const number = ruleNumber(law, id);
  if (!rule || number === null) return 'the referee';
  return `${number}${par === undefined ? '' : `.${par}`} ${rule.title}`;
}

/** Finds a rule by number (`2.4`), by number with paragraph, by id or by title; case is ignored. */
export function findRule(law: Pick<Law, 'rules'>, words: string): { rule: Rule; par: number | null } | null {
  const numbered = /^([12]\.\d{1,3})(?:\.(\d{1,3}))?$/.exec(words.trim());
  if (numbered) {
    const rule = law.rules.find((r) => ruleNumber(law, r.id) === numbered[1]);
    return rule ? { rule, par: numbered[2] === undefined ? null : Number(numbered[2]) } : null;
  }
  const wanted = words.trim().toLowerCase();
  const rule = law.rules.find((r) => r.id === wanted || r.title.toLowerCase() === wanted);
  return rule ? { rule, par: null } : null;
}
