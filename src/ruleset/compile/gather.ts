import type { Vocabulary } from '../expr/vocabulary.ts';
import { floored } from './floors.ts';
import { guardsOf } from './gates.ts';
import { insteadOf } from './instead.ts';
import type { Machine } from './machine.ts';
import { timed } from './of-time.ts';
import type { Part } from './program.ts';

export function machineFrom(words: Vocabulary, parts: readonly Part[]): Machine {
  const rules = parts.map(({ rule }) => rule);
  return {
    words,
    rules: new Map(rules.map((rule) => [rule.home.rule, rule])),
    actions: new Map(rules.flatMap((rule) => [...rule.actions])),
    procedures: new Map(rules.flatMap((rule) => [...rule.procedures])),
    triggers: rules.flatMap((rule) => [...rule.triggers, ...rule.victories]),
    victories: rules.flatMap((rule) => rule.victories),
    timed: timed(rules),
    schedules: rules.flatMap((rule) => rule.schedules),
    lapses: new Map(rules.flatMap(({ home, lapse }) => (lapse === null ? [] : [[home.rule, lapse]]))),
    instead: insteadOf(rules),
    guards: guardsOf(words, rules),
    permissions: rules.flatMap((rule) => rule.permissions),
    matters: floored(new Map(rules.flatMap((rule) => [...rule.matters]))),
    enact: rules.find((rule) => rule.enact !== null)?.enact ?? null,
    fail: rules.find((rule) => rule.fail !== null)?.fail ?? null,
  };
}
