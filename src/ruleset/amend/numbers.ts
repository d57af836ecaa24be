import type { Rule, Scope, Table } from '../types.ts';

/** The highest number that a rule of each section has or had, so that none is given twice within a round. */
export type Numbers = Readonly<Record<Scope, number>>;

const SCOPES: readonly Scope[] = ['core', 'round'];

const known = new WeakMap<readonly Rule[], readonly Rule[]>();

/** Every rule with its number; one recorded without is numbered by its position. The same rules give the same answer. */
export function numbered(rules: readonly Rule[]): readonly Rule[] {
  const given = known.get(rules) ?? giveNumbers(rules);
  known.set(rules, given);
  return given;
}

function giveNumbers(rules: readonly Rule[]): readonly Rule[] {
  const last = { core: 0, round: 0 };
  return rules.map((rule) => {
    last[rule.scope] = rule.number ?? last[rule.scope] + 1;
    return rule.number === undefined ? { ...rule, number: last[rule.scope] } : rule;
  });
}

/** The rules of a round are numbered afresh in the next. */
function pathOf(scope: Scope, table: Table): string {
  return scope === 'core' ? 'game/numbers/core' : `game/numbers/round${String(table.get('game/round') ?? 1)}`;
}

export function numbersIn(table: Table): Numbers {
  const kept = (scope: Scope) => Number(table.get(pathOf(scope, table)) ?? 0);
  return { core: kept('core'), round: kept('round') };
}

export function highest(rules: readonly Rule[], kept: Numbers): { core: number; round: number } {
  const most = (scope: Scope) =>
    Math.max(kept[scope], ...rules.filter((rule) => rule.scope === scope).map((rule) => rule.number ?? 0));
  return { core: most('core'), round: most('round') };
}

/** What must be written down because no rule that stands shows it. */
export function numbersToKeep(
  rules: readonly Rule[],
  numbers: Numbers,
  table: Table,
): readonly (readonly [path: string, highest: number])[] {
  const shown = highest(rules, { core: 0, round: 0 });
  return SCOPES.filter((scope) => numbers[scope] > shown[scope]).map((scope) => [
    pathOf(scope, table),
    numbers[scope],
  ]);
}
