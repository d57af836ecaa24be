import { LIMITS } from '../limits.ts';
import type { Fault } from '../types.ts';
import { Complaints, type ReadRule } from './faults.ts';
import type { CompiledRule, Effects } from './machine.ts';
import type { Calls } from './whole.ts';

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
