import type { Environment } from '@marcbachmann/cel-js';
import type { Rule, Scope } from '../types.ts';
import { reader } from './beings.ts';
import { FLAG, listOf, RULE, TEXT } from './kinds-of-value.ts';

/** Fields of a rule, with their types as CEL names them. */
export const RULE_FIELDS: ReadonlyMap<string, string> = new Map([
  ['id', TEXT],
  ['number', TEXT],
  ['title', TEXT],
  ['core', FLAG],
  ['automated', FLAG],
]);

const SECTION: Readonly<Record<Scope, number>> = { core: 1, round: 2 };

/** A rule in force. `nth` is its place in its section, from 1. */
export class RuleValue {
  readonly $rule: Rule;
  readonly $nth: number;

  constructor(rule: Rule, nth: number) {
    this.$rule = rule;
    this.$nth = nth;
  }

  get id(): string {
    return this.$rule.id;
  }

  /** As people read it, `2.4`. */
  get number(): string {
    return `${SECTION[this.$rule.scope]}.${this.$nth}`;
  }

  get title(): string {
    return this.$rule.title;
  }

  get core(): boolean {
    return this.$rule.scope === 'core';
  }

  get automated(): boolean {
    return this.$rule.mechanism !== null;
  }
}

export function ruleValues(rules: readonly Rule[]): readonly RuleValue[] {
  const section = (scope: Scope) => rules.filter((rule) => rule.scope === scope);
  return rules.map((rule) => new RuleValue(rule, rule.number ?? section(rule.scope).indexOf(rule) + 1));
}

/** By number, title or id, case ignored. @throws Error when there is none. */
export function ruleNamed(rules: readonly Rule[], words: string): RuleValue {
  const sought = words.trim().toLowerCase();
  const found = ruleValues(rules).find(({ id, number, title }) =>
    [id, number, title.toLowerCase()].includes(sought),
  );
  if (found) return found;
  throw new Error(`there is no rule ${words}`);
}

export function registerRules(env: Environment): void {
  env.registerType(RULE, { ctor: RuleValue, fields: Object.fromEntries(RULE_FIELDS) });
  env.registerOperator(`${RULE} == ${RULE}: bool`, (a: RuleValue, b: RuleValue) => a.id === b.id);
  env.registerVariable('rules', listOf(RULE));
  env.registerFunction(`rule(string): ${RULE}`, (words: string) => reader().rule(words), { async: false });
}
