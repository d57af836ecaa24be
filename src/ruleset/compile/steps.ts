import type { Scope } from '../expr/scope.ts';
import { LIMITS } from '../limits.ts';
import type { Step } from '../mechanism.ts';
import type { Doing } from './machine.ts';
import type { Site } from './site.ts';
import { callStep } from './step-call.ts';
import { pickStep, shuffleStep } from './step-chance.ts';
import { createStep } from './step-create.ts';
import { makeStep, removeStep, rollStep } from './step-deeds.ts';
import { announceStep, eachStep, ensureStep, ifStep } from './step-flow.ts';
import { addStep, takeStep } from './step-lists.ts';
import { changeStep, clearStep, letStep, setStep } from './step-writes.ts';
import { winStep } from './victory.ts';

/** What a step compiles to: the doing, and the names that hold from there on. */
export interface Compiled {
  readonly doing: Doing | null;
  readonly scope: Scope;
}

export type Of<W extends Step['do']> = Extract<Step, { readonly do: W }>;
type Compiler<W extends Step['do']> = (site: Site, scope: Scope, step: Of<W>) => Doing | Compiled | null;

/** Compiles a list of steps. Every step is paid for, and what breaks in it is laid to the rule it stands in. */
export function compileSteps(site: Site, scope: Scope, steps: readonly Step[]): Doing {
  const doings: Doing[] = [];
  let here = scope;
  for (const step of steps) {
    const compiled = compileStep(site, here, step);
    here = compiled.scope;
    if (compiled.doing !== null) doings.push(compiled.doing);
  }
  const { rule } = site.home;
  return (run, frame) => {
    for (const doing of doings) {
      run.meter.charge(LIMITS.workPerStep);
      run.at = rule;
      doing(run, frame);
    }
  };
}

export function compileStep(site: Site, scope: Scope, step: Step): Compiled {
  const compile = COMPILERS[step.do] as Compiler<Step['do']>;
  const compiled = compile(site, scope, step);
  if (compiled === null || typeof compiled === 'function') return { doing: compiled, scope };
  return compiled;
}

const COMPILERS: { readonly [W in Step['do']]: Compiler<W> } = {
  set: setStep,
  change: changeStep,
  clear: clearStep,
  let: letStep,
  roll: rollStep,
  if: ifStep,
  each: eachStep,
  call: callStep,
  create: createStep,
  add: addStep,
  take: takeStep,
  pick: pickStep,
  shuffle: shuffleStep,
  remove: removeStep,
  make: makeStep,
  ensure: ensureStep,
  announce: announceStep,
  win: winStep,
};
