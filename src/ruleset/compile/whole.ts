import { LIMITS } from '../limits.ts';
import type { Step } from '../mechanism.ts';
import { printInteger } from '../print.ts';
import type { Fault } from '../types.ts';
import { Complaints, type ReadRule, ruleFault } from './faults.ts';
import { openings } from './floors.ts';
import type { CompiledRule, Effects } from './machine.ts';

/** What can only be said of all rules together, before any expression is read. */
export function checkWhole(rules: readonly ReadRule[]): Fault[] {
  return [
    ...checkSize(rules),
    ...checkTitles(rules),
    ...rules.flatMap((rule) => checkMatters(rule, rules)),
    ...checkOnce(rules),
  ];
}

function checkSize(rules: readonly ReadRule[]): Fault[] {
  const faults: Fault[] = [];
  const chars = rules.reduce(
    (sum, { rule }) => sum + rule.title.length + rule.text.length + (rule.mechanism?.length ?? 0),
    0,
  );
  const steps = rules.reduce((sum, { read }) => sum + stepsOf(read.mechanism), 0);
  const triggers = rules.reduce((sum, { read }) => sum + read.mechanism.triggers.length, 0);
  const over = (what: string, is: number, most: number) => {
    if (is > most)
      faults.push(
        ruleFault(null, `a ruleset has at most ${printInteger(most)} ${what}, not ${printInteger(is)}`),
      );
  };
  over('rules', rules.length, LIMITS.rules);
  over('characters', chars, LIMITS.rulesetChars);
  over('steps', steps, LIMITS.steps);
  over('triggers', triggers, LIMITS.triggers);
  return faults;
}

function stepsOf({ actions, procedures, triggers, matters }: ReadRule['read']['mechanism']): number {
  const lists = [...actions, ...procedures, ...triggers].map(({ does }) => does);
  return [...lists, ...matters.map((kind) => kind.then)].reduce((sum, steps) => sum + countSteps(steps), 0);
}

function countSteps(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.do === 'if') return sum + 1 + countSteps(step.then) + countSteps(step.else);
    return sum + 1 + (step.do === 'each' ? countSteps(step.steps) : 0);
  }, 0);
}

function checkTitles(rules: readonly ReadRule[]): Fault[] {
  const seen = new Set<string>();
  return rules.flatMap(({ rule }) => {
    if (!seen.has(rule.id)) {
      seen.add(rule.id);
      return [];
    }
    return [ruleFault(rule.id, `there is already a rule called ${rule.title}`)];
  });
}

function checkMatters(of: ReadRule, rules: readonly ReadRule[]): Fault[] {
  const complaints = new Complaints(of);
  const all = openings(rules.map(({ read }) => read.mechanism));
  for (const kind of of.read.mechanism.matters) {
    for (const other of all) {
      if (other.name === kind.name) continue;
      if (other.letter === kind.letter)
        complaints.complain(kind.at, `the letter ${kind.letter} belongs to ${other.name}`);
      if (kind.opens.startsWith(other.opens)) {
        complaints.complain(
          [...kind.at, 'opens'],
          `an entry that opens with "${kind.opens}" would be a ${other.name} too`,
        );
      }
    }
  }
  return [...complaints.faults];
}

/** Criteria, vote words and the tracker are each given once. */
function checkOnce(rules: readonly ReadRule[]): Fault[] {
  const homes = new Map<string, string>();
  return rules.flatMap((of) => {
    const complaints = new Complaints(of);
    const { criteria, votes, tracker } = of.read.mechanism;
    const once = (what: string, at: readonly string[], key = what) => {
      const earlier = homes.get(key);
      if (earlier !== undefined) complaints.complain(at, `${what} is already given in ${earlier}`);
      else homes.set(key, of.rule.title);
    };
    if (criteria?.enact) once('the criterion to enact', ['criteria', 'enact']);
    if (criteria?.fail) once('the criterion to fail', ['criteria', 'fail']);
    if (tracker !== null) once('the tracker', ['tracker']);
    for (const [vote, words] of Object.entries(votes ?? {})) {
      for (const word of words ?? [])
        once(`the vote word ${word}`, ['votes', vote], `vote ${word.toLowerCase()}`);
    }
    return [...complaints.faults];
  });
}

/** Procedures never call themselves, and stand a few deep at most. */
export function checkCalls(rules: readonly { source: ReadRule; rule: CompiledRule }[]): Fault[] {
  const calls = new Map<string, Effects>();
  for (const { rule } of rules)
    for (const name of rule.procedures.keys()) calls.set(name, rule.effects.get(name)!);
  const depths = new Map<string, number>();
  return rules.flatMap(({ source, rule }) => {
    const complaints = new Complaints(source);
    for (const decl of source.read.mechanism.procedures) {
      if (!rule.procedures.has(decl.name)) continue;
      const ring = ringFrom(decl.name, calls);
      if (ring !== null)
        complaints.complain(decl.at, `procedures may not call themselves: ${ring.join(' -> ')}`);
      else if (depthOf(decl.name, calls, depths) > LIMITS.proceduresNested) {
        complaints.complain(decl.at, `procedures call one another at most ${LIMITS.proceduresNested} deep`);
      }
    }
    return [...complaints.faults];
  });
}

type Calls = ReadonlyMap<string, Effects>;

function ringFrom(start: string, calls: Calls): string[] | null {
  const seen = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | null => {
    for (const next of calls.get(name)?.calls ?? []) {
      if (next === start) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
}

/** Only asked where there is no ring. Procedures that lead into somebody else's ring count as shallow. */
function depthOf(name: string, calls: Calls, known: Map<string, number>): number {
  const found = known.get(name);
  if (found !== undefined) return found;
  known.set(name, 0);
  const deepest = Math.max(
    0,
    ...[...(calls.get(name)?.calls ?? [])].map((next) => depthOf(next, calls, known)),
  );
  known.set(name, deepest + 1);
  return deepest + 1;
}

/** Whether any path through these steps may roll dice. */
export function mayRoll(effects: Effects, calls: Calls, seen = new Set<string>()): boolean {
  if (effects.rolls) return true;
  return [...effects.calls].some((name) => {
    if (seen.has(name)) return false;
    seen.add(name);
    const called = calls.get(name);
    return called !== undefined && mayRoll(called, calls, seen);
  });
}
