import { LIMITS } from '../limits.ts';
import type { Step } from '../mechanism.ts';
import { printInteger } from '../print.ts';
import type { Fault, VoteWord } from '../types.ts';
import { Complaints, type ReadRule, ruleFault } from './faults.ts';
import { openings } from './floors.ts';
import type { Effects } from './machine.ts';

const VOTES: readonly VoteWord[] = ['for', 'against', 'deferential', 'veto'];

/** What can only be said of all rules together, before any expression is read. */
export function checkWhole(rules: readonly ReadRule[]): Fault[] {
  return [...checkSize(rules), ...checkTitles(rules), ...checkMatters(rules), ...checkOnce(rules)];
}

function checkSize(rules: readonly ReadRule[]): Fault[] {
  const faults: Fault[] = [];
  const chars = rules.reduce(
    (sum, { rule }) => sum + rule.title.length + rule.text.length + (rule.mechanism?.length ?? 0),
    0,
  );
  const steps = rules.reduce((sum, { read }) => sum + stepsOf(read.mechanism), 0);
  const triggers = rules.reduce(
    (sum, { read: { mechanism } }) => sum + mechanism.triggers.length + mechanism.victory.length,
    0,
  );
  const schedules = rules.reduce((sum, { read }) => sum + read.mechanism.schedules.length, 0);
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
  over('schedules', schedules, LIMITS.schedules);
  return faults;
}

function stepsOf({
  actions,
  procedures,
  triggers,
  schedules,
  instead,
  matters,
}: ReadRule['read']['mechanism']): number {
  const lists = [...actions, ...procedures, ...triggers, ...schedules, ...instead].map(({ does }) => does);
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

function checkMatters(rules: readonly ReadRule[]): Fault[] {
  const all = openings(rules.map(({ read }) => read.mechanism));
  return rules.flatMap((of) => {
    const complaints = new Complaints(of);
    for (const kind of of.read.mechanism.matters) {
      for (const other of all) {
        if (other.name === kind.name) continue;
        // Of two that clash the later is at fault.
        const later = all.indexOf(other) < all.indexOf(kind);
        if (later && other.letter === kind.letter)
          complaints.complain(kind.at, `the letter ${kind.letter} belongs to ${other.name}`);
        if (!kind.opens.startsWith(other.opens) || (kind.opens === other.opens && !later)) continue;
        const saying = `an entry that opens with "${kind.opens}" would be a ${other.name} too`;
        complaints.complain([...kind.at, 'opens'], saying);
      }
    }
    return complaints.faults;
  });
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
    for (const vote of VOTES) {
      for (const word of votes?.[vote] ?? [])
        once(`the vote word ${word}`, ['votes', vote], `vote ${word.toLowerCase()}`);
    }
    return [...complaints.faults];
  });
}

export type Calls = ReadonlyMap<string, Effects>;
