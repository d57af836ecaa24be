import { machineOf } from '../compile/machine.ts';
import { expression, type Site } from '../compile/site.ts';
import type { Frame } from '../expr/expression.ts';
import { FLAG, MATTER } from '../expr/kinds-of-value.ts';
import { type Scope, scopeOf, within, worldOf } from '../expr/scope.ts';
import { whyBroken } from '../run/refusal.ts';
import { Run } from '../run/run.ts';
import { judgedFrame } from '../run/standing.ts';
import type { Program } from '../types.ts';
import type { Desk } from './desk.ts';
import { AMENDMENT, type Operation } from './operations.ts';
import type { Circumstances } from './types.ts';

/** A place for the amendment's own expressions, under a program. Complaints go to the author's lines. */
export function siteOf(desk: Desk, program: Program): Site {
  return {
    home: { rule: AMENDMENT, title: 'this amendment', scope: 'core' },
    world: worldOf(machineOf(program).words),
    effects: { rolls: false, calls: new Set() },
    verbs: new Set(),
    complain: (at, saying, offset) => desk.complain(at, saying, offset),
  };
}

export function amendmentScope(site: Site, { matter }: Circumstances): Scope {
  const scope = scopeOf(site.world);
  return matter === null ? scope : within(scope, 'matter', { type: MATTER });
}

export function amendmentFrame(run: Run, { matter }: Circumstances): Frame {
  return matter === null ? run.frame('core') : judgedFrame(run, 'core', matter);
}

export interface Chosen {
  /** What is to be done, conditions resolved, in order. */
  readonly operations: readonly Operation[];
  readonly judged: readonly { readonly line: number; readonly held: boolean }[];
  /** How each condition that was asked came out; those inside a branch not taken were not. */
  readonly outcomes: ReadonlyMap<Operation, boolean>;
}

/** Judges every condition by the law and the gamestate as they stand, before anything is changed. */
export function choose(
  desk: Desk,
  operations: readonly Operation[],
  program: Program,
  circumstances: Circumstances,
): Chosen {
  const run = new Run(program, circumstances.world, circumstances.by);
  const judged: { line: number; held: boolean }[] = [];
  const outcomes = new Map<Operation, boolean>();
  const taken = (list: readonly Operation[]): Operation[] =>
    list.flatMap((one) => {
      if (one.op !== 'if') return [one];
      const held = holds(desk, run, one.test, circumstances);
      judged.push({ line: desk.authored.spot(one.at).line, held });
      outcomes.set(one, held);
      return taken(held ? one.then : one.else);
    });
  return { operations: run.within(() => taken(operations)), judged, outcomes };
}

function holds(
  desk: Desk,
  run: Run,
  test: Extract<Operation, { op: 'if' }>['test'],
  circumstances: Circumstances,
): boolean {
  const site = siteOf(desk, run.program);
  const asked = expression(site, amendmentScope(site, circumstances), test, FLAG);
  if (asked === null) return false;
  try {
    return run.ask(asked, amendmentFrame(run, circumstances)) === true;
  } catch (error) {
    desk.complain(test.at, `in "${test.source}": it cannot be judged now: ${whyBroken(error)}`);
    return false;
  }
}
