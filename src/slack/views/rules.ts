import { ruleNumber } from '../../game/cite.ts';
import { noDice } from '../../game/luck.ts';
import type { Game, Law } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { byHand, prose } from '../../ruleset/engine.ts';
import type { Rule } from '../../ruleset/types.ts';
import type { Automation, FindView, RuleLine, RulePageView, RulesView } from '../render/views.ts';
import { plainWords } from './words.ts';

export function rulesView({ law }: Game): RulesView {
  return { version: law.version, rules: law.rules.map((rule) => ruleLine(law, rule)) };
}

function ruleLine(law: Law, rule: Rule): RuleLine {
  return {
    rule: rule.id,
    number: ruleNumber(law, rule.id) ?? '',
    title: rule.title,
    scope: rule.scope,
    automation: automation(law, rule),
  };
}

/** A rule without a mechanism is carried out by hand; one with it may leave clauses to people. */
function automation({ program }: Law, rule: Rule): Automation {
  if (rule.mechanism === null) return 'text';
  return (program.byHand.get(rule.id) ?? []).length === 0 ? 'automated' : 'partly';
}

export function paragraphs(game: Game, id: string, at: number): string[] {
  return prose(game.law.program, worldAt(game, at, noDice), id).map(plainWords);
}

export function rulePage(game: Game, rule: Rule, from: number, at: number): RulePageView {
  const { law } = game;
  const i = law.rules.indexOf(rule);
  const number = (other: Rule | undefined) => (other ? ruleNumber(law, other.id) : null);
  return {
    ...ruleLine(law, rule),
    version: law.version,
    byHand: byHand(law.program, worldAt(game, at, noDice), rule.id).map(plainWords),
    paragraphs: paragraphs(game, rule.id, at),
    from,
    actions: [...law.program.actions.values()].filter((a) => a.rule === rule.id).map((a) => a.name),
    previous: number(law.rules[i - 1]),
    next: number(law.rules[i + 1]),
  };
}

/** Paragraphs that contain the words, case ignored. */
export function findView(game: Game, words: string, at: number): FindView {
  const wanted = words.toLowerCase();
  const hits = game.law.rules.flatMap((rule) =>
    paragraphs(game, rule.id, at).flatMap((text, i) =>
      text.toLowerCase().includes(wanted) || (i === 0 && rule.title.toLowerCase().includes(wanted))
        ? [{ rule: rule.id, par: i + 1, text }]
        : [],
    ),
  );
  return { version: game.law.version, words, hits };
}
