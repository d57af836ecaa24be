import { findRule, ruleNumber } from '../../game/cite.ts';
import { lawIn } from '../../game/evolve.ts';
import { votesOf } from '../../game/tally.ts';
import type { GameEvent } from '../../game/types.ts';
import { printRule } from '../../ruleset/document.ts';
import type { Rule } from '../../ruleset/types.ts';
import type { Enactment, RuleHistoryView } from '../render/views.ts';

/** A version of the law as the log has it: its rules, not compiled. */
export interface Version extends Enactment {
  readonly rules: readonly Rule[];
}

/** Every version that was in force, oldest first. */
export function versionsIn(events: readonly GameEvent[]): Version[] {
  return events.flatMap((event) => {
    const text = lawIn(event.fact);
    return text === null ? [] : [{ ...enactmentOf(event, text.version), rules: text.rules }];
  });
}

export function enactmentOf(event: GameEvent, version: number): Enactment {
  return { version, at: event.at, event: event.seq, by: event.by, title: titleOf(event) };
}

function titleOf({ fact }: GameEvent): Enactment['title'] {
  switch (fact.type) {
    case 'MatterResolved':
      return {
        is: 'matter',
        matter: fact.matter,
        for: votesOf(fact.tally, fact.tally.for),
        against: votesOf(fact.tally, fact.tally.against),
      };
    case 'HandRecorded':
      return { is: 'record', authority: fact.authority };
    case 'RecordContested':
      return { is: 'contest', record: fact.record };
    case 'EventStruck':
      return { is: 'strike', struck: fact.struck };
    case 'RuleLapsed':
      return { is: 'lapse', title: fact.title };
    case 'GameFounded':
      return { is: 'founding' };
    default:
      return { is: 'round' };
  }
}

function byNumber(rules: readonly Rule[]): Map<string, Rule> {
  return new Map(rules.map((rule) => [numberIn(rules, rule), rule]));
}

function numberIn(rules: readonly Rule[], rule: Rule): string {
  return ruleNumber({ rules }, rule.id) ?? rule.id;
}

/** The versions of the rule that words name, now or once; null when no version had such a rule. */
export function ruleHistory(versions: readonly Version[], words: string): RuleHistoryView | null {
  const found = versions.findLast(({ rules }) => findRule({ rules }, words) !== null);
  const rule = found ? findRule({ rules: found.rules }, words)?.rule : undefined;
  if (found === undefined || rule === undefined) return null;
  const number = numberIn(found.rules, rule);
  const stands = byNumber(versions.at(-1)?.rules ?? []).get(number);
  return {
    rule: rule.id,
    number: stands === undefined ? null : number,
    title: (stands ?? rule).title,
    versions: steps(versions, number).reverse(),
  };
}

function steps(versions: readonly Version[], number: string): RuleHistoryView['versions'][number][] {
  let before: string | null = null;
  return versions.flatMap(({ rules, ...enactment }) => {
    const rule = byNumber(rules).get(number);
    const after = rule === undefined ? null : printRule(rule);
    const was = before;
    before = after;
    return was === after ? [] : [{ ...enactment, before: was, after }];
  });
}
