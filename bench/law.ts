import type { Circumstances } from '../src/ruleset/amend/types.ts';
import { makeRule } from '../src/ruleset/document.ts';
import { amend, compile } from '../src/ruleset/engine.ts';
import type { Program, Rule, Table } from '../src/ruleset/types.ts';

const RULES = 60;

/** A rule such as players write: a parameter, a field, an action with needs, a limit and steps. */
function invented(i: number): Rule {
  const text = `A {{noun.player}} may do thing ${i} at most once in {{wait_${i}}}, which costs {{cost_${i}}} of their Cash.`;
  return makeRule(
    `Invented ${i}`,
    'round',
    text,
    `parameters: { wait_${i}: 2h, cost_${i}: ${i} }
player_fields: { count_${i}: 0 }
actions:
  thing_${i}:
    note: Do thing ${i}
    takes: { stock: stock, amount: { type: integer, min: 1, default: 1 } }
    needs:
      - that: player.cash >= cost_${i} * amount
        else: "That costs {{cost_${i} * amount}}; {{player.name}} has {{player.cash}}."
    limits:
      - { within: wait_${i}, per: player }
    does:
      - { change: player.cash, by: -cost_${i} * amount }
      - { change: player.count_${i}, by: amount }
      - announce: "{{player.name}} did thing ${i} with {{stock.symbol}}."
`,
  );
}

export interface Ways {
  readonly rules: readonly Rule[];
  /** Compiles the rules after one of them has changed as it never was before. */
  recompile(): void;
  /** A dry run of an amendment that changes one rule as it never was before. */
  dryRun(table: Table): void;
}

/** The shipped rules and as many invented ones as make sixty. */
export function sixty(shipped: readonly Rule[], circumstances: Omit<Circumstances, 'world'>): Ways {
  const more = Array.from({ length: RULES - shipped.length }, (_, i) => invented(i));
  const rules = [...shipped, ...more];
  const program = programOf(rules);
  let n = 0;
  return {
    rules,
    recompile() {
      n += 1;
      programOf(rules.map((rule) => (rule.id === 'invented_5' ? changed(rule, n) : rule)));
    },
    dryRun(table) {
      n += 1;
      const source = `- { edit_mechanism: invented 5, at: actions.thing_5.does.0.by, put: -cost_5 * amount - ${n} }`;
      const world = { table, now: 0, dice: noRolls, frozen: null };
      const amendment = amend({ rules, program }, source, { ...circumstances, world });
      if (!amendment.ok) throw new Error(JSON.stringify(amendment.faults));
    },
  };
}

const noRolls = {
  roll: () => {
    throw new Error('nothing here rolls');
  },
};

function changed(rule: Rule, n: number): Rule {
  return { ...rule, mechanism: (rule.mechanism ?? '').replace('by: amount', `by: amount + ${n}`) };
}

function programOf(rules: readonly Rule[]): Program {
  const compiled = compile(rules);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return compiled.program;
}
