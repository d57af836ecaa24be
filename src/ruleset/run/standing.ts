import { FLOOR_MS } from '../compile/floors.ts';
import { type CompiledMatter, machineOf } from '../compile/machine.ts';
import { being } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import { MatterValue } from '../expr/matter-value.ts';
import type { Ground, MatterFacts, Program, Scope } from '../types.ts';
import { entryWords } from './entry-words.ts';
import { needGrounds } from './judge.ts';
import { ground } from './refusal.ts';
import { isWho } from './roles.ts';
import type { Run } from './run.ts';

export const CFJ = 'cfj';

/** The kind a matter is judged as; one whose kind was amended away is a call for judgement. */
export function kindOf(run: Run, name: string): CompiledMatter {
  return kindIn(run.program, name);
}

export function kindIn(program: Program, name: string): CompiledMatter {
  const { matters } = machineOf(program);
  return matters.get(name) ?? matters.get(CFJ)!;
}

export function judgedFrame(run: Run, scope: Scope, facts: MatterFacts): Frame {
  const frame = run.frame(scope);
  frame.matter = new MatterValue(facts.id, facts);
  return frame;
}

export function actorFrame(run: Run, scope: Scope): Frame {
  const frame = run.frame(scope);
  frame.player = being('player', run.by);
  return frame;
}

export function permitting(run: Run, verb: string, kind: string, allows: boolean) {
  return run.machine.permissions.filter(
    (p) => p.allows === allows && p.verb === verb && (p.what.length === 0 || p.what.includes(kind)),
  );
}

export function denied(run: Run, verb: 'submit' | 'vote' | 'resolve', kind: string): Ground[] {
  return permitting(run, verb, kind, false)
    .filter((p) => isWho(run, run.by, p.who, p.home.scope))
    .map(({ home, par }) =>
      ground(home.rule, [{ player: run.by }, ` may not ${VERBS[verb]} a ${entryWords(run, kind)}.`], par),
    );
}

export const VERBS = { submit: 'submit', vote: 'vote on', resolve: 'resolve' } as const;

export function guarded(run: Run, target: string, facts: MatterFacts): Ground[] {
  const needs = run.machine.guards.get(target) ?? [];
  return needGrounds(run, needs, (need) => {
    const frame = judgedFrame(run, need.home.scope, facts);
    frame.player = being('player', run.by);
    return frame;
  });
}

export const floorReached = (kind: string, facts: MatterFacts): boolean =>
  kind === CFJ && facts.openForMs >= FLOOR_MS;

/** The floor: more than half of those who play have been heard for a call for judgement, each as one, and long enough. */
export function floorBears(kind: string, facts: MatterFacts, players: number): boolean {
  return floorReached(kind, facts) && (facts.headsFor ?? facts.forVotes) * 2 > players;
}
