import { carriedBy } from '../game/amending/carried.ts';
import { judgeAmendment } from '../game/amending/judge.ts';
import { applied } from '../game/cells.ts';
import { reversal } from '../game/decide/hand/reverse.ts';
import { recordAt } from '../game/decide/hand/undo.ts';
import { lawIn } from '../game/evolve.ts';
import { isAccepted } from '../game/people.ts';
import type { Fact, Game } from '../game/types.ts';
import { allOf } from '../ruleset/amend/operations.ts';
import { readAmendment } from '../ruleset/amend/read.ts';
import type { Dice, Roll, Rule } from '../ruleset/types.ts';
import { canonical } from './canonical.ts';
import type { Sealed } from './sealed.ts';
import type { Finding } from './shapes.ts';
import { type LawSteps, orderFault } from './strikes.ts';

/** The rules that an event has to put in force by what it stands on; null where only the event itself says. */
type Derived =
  | { readonly rules: readonly Rule[] }
  | { readonly fault: string; readonly field?: string }
  | null;

export interface LawCheck {
  readonly findings: readonly Finding[];
  /** The rules were worked out again. */
  readonly derived: boolean;
}

/** Whether the law that an event puts in force is the next version, and what its amendment, reversal, strike or lapse makes of the law before it. */
export function checkLaw(before: Game, event: Sealed, steps: LawSteps): LawCheck {
  const { seq, fact } = event;
  const where = `event E${seq}`;
  const text = lawIn(fact);
  const version = fact.type === 'GameFounded' ? 1 : before.law.version + 1;
  const findings: Finding[] = [];
  if (text && text.version !== version)
    findings.push({
      where,
      field: 'fact.law.version',
      saying: `puts r${text.version} in force where r${version} should follow`,
    });
  const derived = derive(before, event, steps);
  if (derived === null) return { findings, derived: false };
  if ('fault' in derived)
    return {
      findings: [...findings, { where, field: derived.field ?? 'fact.law', saying: derived.fault }],
      derived: false,
    };
  const [is, ought] = [text?.rules ?? before.law.rules, derived.rules];
  return { findings: [...findings, ...ruleFindings(where, 'fact.law', is, ought)], derived: text !== null };
}

/** Where rules are not what they ought to be: the first of them, and which part of it. */
export function ruleFindings(
  where: string,
  at: string,
  is: readonly Rule[],
  ought: readonly Rule[],
): Finding[] {
  const most = Math.max(is.length, ought.length);
  for (let i = 0; i < most; i += 1) {
    const [one, other] = [is[i], ought[i]];
    if (one && other && canonical(one) === canonical(other)) continue;
    const field = one && other ? differing(one, other) : 'id';
    const title = other?.title ?? one?.title ?? '';
    return [
      {
        where,
        field: `${at}.rules[${i}].${field}`,
        saying: `has another rule than the log comes to, at ${title}`,
      },
    ];
  }
  return [];
}

function differing(one: Rule, other: Rule): string {
  const keys = ['id', 'title', 'scope', 'text', 'mechanism', 'number'] as const;
  return keys.find((key) => one[key] !== other[key]) ?? 'id';
}

function derive(before: Game, event: Sealed, steps: LawSteps): Derived {
  const { fact } = event;
  switch (fact.type) {
    case 'MatterResolved':
      return fact.amended?.applied ? enacted(before, event, fact) : ended(before, event, 'game/round_ended');
    case 'HandRecorded':
      return recorded(before, event, fact);
    case 'RecordContested': {
      const undo = recordAt(before, fact.record)?.undo ?? null;
      const back = undo === null ? null : reversal(before, undo);
      return back?.ok ? { rules: back.law.rules } : { fault: 'reverses what cannot be reversed' };
    }
    case 'RuleLapsed':
      return before.law.program.lapses.has(fact.rule)
        ? { rules: before.law.rules.filter(({ id }) => id !== fact.rule) }
        : { fault: `has ${fact.title} lapse, which does not say that it ends` };
    case 'ActionTaken':
      return ended(before, event, 'game/round_began');
    case 'EventStruck': {
      const fault = orderFault(before, event.by, fact);
      if (fault !== null) return { fault, field: 'fact.order' };
      // What was judged again may have enacted anything, which takes judging it all once more.
      return fact.reach === 'followed' ? null : { rules: steps.without(fact.struck, before.law.rules) };
    }
    case 'GameFounded':
      return isAccepted(before)
        ? { fault: 'founds a game that is played already', field: 'fact.type' }
        : null;
    default:
      return lawIn(fact) ? { fault: `carries a law, which no ${fact.type} puts in force` } : null;
  }
}

type Of<T extends Fact['type']> = Extract<Fact, { readonly type: T }>;

/** With a victory, or with the address after it, the rules of the round go: that writes when the round ended or began. */
function ended({ law }: Game, { fact, changes }: Sealed, written: string): Derived {
  if (lawIn(fact) === null) return null;
  if (!changes.some(({ path }) => path === written))
    return { fault: 'ends the rules of a round, and ends no round' };
  return { rules: law.rules.filter(({ scope }) => scope === 'core') };
}

/** Judged again as it was: with its matter resolved, at its instant, with the faces that were thrown. */
function enacted(before: Game, { by, at, changes }: Sealed, fact: Of<'MatterResolved'>): Derived {
  const carried = carriedBy(before.table, fact.matter);
  if (carried === null) return { fault: `enacts an amendment that ${fact.matter} does not carry` };
  const resolved = changes.findIndex(({ path, to }) => path === `duty/${fact.matter}` && to === 'due');
  const table = applied(before.table, changes.slice(0, resolved + 1));
  const { source, shelf, since } = carried;
  const dice = recordedDice(fact.rolls ?? []);
  return judged({ ...before, table }, { source, shelf, since, by, at, dice, matter: fact.matter });
}

function recorded(before: Game, { by, at }: Sealed, { source, rolls }: Of<'HandRecorded'>): Derived {
  const done = judged(before, { source, shelf: new Map(), by, at, dice: recordedDice(rolls), matter: null });
  // What it took from the shelf stands in no event.
  return done !== null && 'fault' in done && adopts(source) ? null : done;
}

function adopts(source: string): boolean {
  const read = readAmendment(source);
  return read.ok && allOf(read.operations).some(({ op }) => op === 'adopt');
}

function judged(before: Game, judging: Parameters<typeof judgeAmendment>[1]): Derived {
  try {
    const done = judgeAmendment(before, judging);
    if (done.ok) return { rules: done.rules };
    return { fault: `enacts an amendment that does not fit: ${done.faults[0]?.saying ?? ''}` };
  } catch (error) {
    return {
      fault: `enacts what cannot be worked out again: ${error instanceof Error ? error.message : error}`,
    };
  }
}

/** The throws as they were recorded, in order. */
function recordedDice(rolls: readonly Roll[]): Dice {
  const left = [...rolls];
  return {
    roll() {
      const next = left.shift();
      if (next === undefined) throw new Error('it throws dice that were not thrown');
      return { faces: next.faces, n: next.n };
    },
  };
}

/** Whether an event has to be held against the law before it. */
export function touchesLaw({ fact }: Sealed): boolean {
  if (lawIn(fact) || BY_HAND.has(fact.type)) return true;
  return fact.type === 'MatterResolved' && fact.amended?.applied === true;
}

/** These may change the law, and which of them did not says only what they stand on. */
const BY_HAND: ReadonlySet<Fact['type']> = new Set(['HandRecorded', 'RecordContested', 'EventStruck']);
