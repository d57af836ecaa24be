import { carriedBy } from '../game/amending/carried.ts';
import { judgeAmendment } from '../game/amending/judge.ts';
import { applied } from '../game/cells.ts';
import { reversal } from '../game/decide/hand/reverse.ts';
import { recordAt } from '../game/decide/hand/undo.ts';
import type { Fact, Game } from '../game/types.ts';
import type { Dice, Roll, Rule } from '../ruleset/types.ts';
import { canonical } from './canonical.ts';
import type { Sealed } from './sealed.ts';
import type { Finding } from './shapes.ts';

/** The rules that an event has to put in force by what it stands on; null where only the event itself says. */
type Derived = { readonly rules: readonly Rule[] } | { readonly fault: string } | null;

export interface LawCheck {
  readonly findings: readonly Finding[];
  /** The rules were worked out again. */
  readonly derived: boolean;
}

/** Whether the law that an event puts in force is the next version, and what its amendment, reversal or lapse makes of the law before it. */
export function checkLaw(before: Game, event: Sealed): LawCheck {
  const { seq, fact } = event;
  const where = `event E${seq}`;
  const text = 'law' in fact && fact.law ? fact.law : null;
  const version = fact.type === 'GameFounded' ? 1 : before.law.version + 1;
  const findings: Finding[] = [];
  if (text && text.version !== version)
    findings.push({
      where,
      field: 'fact.law.version',
      saying: `puts r${text.version} in force where r${version} should follow`,
    });
  const derived = derive(before, event);
  if (derived === null) return { findings, derived: false };
  if ('fault' in derived)
    return { findings: [...findings, { where, field: 'fact.law', saying: derived.fault }], derived: false };
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

function derive(before: Game, event: Sealed): Derived {
  const { fact } = event;
  switch (fact.type) {
    case 'MatterResolved':
      return fact.amended?.applied ? enacted(before, event, fact) : victory(before, fact);
    case 'HandRecorded':
      return recorded(before, event, fact);
    case 'RecordContested': {
      const undo = recordAt(before, fact.record)?.undo ?? null;
      const back = undo === null ? null : reversal(before, undo);
      return back?.ok ? { rules: back.law.rules } : { fault: 'reverses what cannot be reversed' };
    }
    case 'RuleLapsed':
      return { rules: before.law.rules.filter(({ id }) => id !== fact.rule) };
    case 'ActionTaken':
      return fact.law ? { rules: before.law.rules.filter(({ scope }) => scope === 'core') } : null;
    default:
      return null;
  }
}

type Of<T extends Fact['type']> = Extract<Fact, { readonly type: T }>;

function victory(before: Game, { law }: Of<'MatterResolved'>): Derived {
  return law ? { rules: before.law.rules.filter(({ scope }) => scope === 'core') } : null;
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
  // What it took from the shelf stands in no event.
  if (/\badopt["']?\s*:/i.test(source)) return null;
  return judged(before, { source, shelf: new Map(), by, at, dice: recordedDice(rolls), matter: null });
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
  if ('law' in fact && fact.law) return true;
  return fact.type === 'MatterResolved' && fact.amended?.applied === true;
}
