import type { Doing } from '../compile/machine.ts';
import { compileStep } from '../compile/steps.ts';
import { LIMITS } from '../limits.ts';
import type { Place } from '../mechanism.ts';
import { Refusal, whyBroken } from '../run/refusal.ts';
import type { Run } from '../run/run.ts';
import { NoDice } from '../types.ts';
import { amendmentFrame, amendmentScope, siteOf } from './conditions.ts';
import type { Desk } from './desk.ts';
import { AMENDMENT, type Operation } from './operations.ts';
import { plainly } from './plainly.ts';
import type { Circumstances } from './types.ts';

interface Ready {
  readonly at: Place;
  readonly steps: readonly { readonly at: Place; readonly doing: Doing }[];
}

/** The amendment's own steps, compiled under the new law; complaints go to the author's lines. */
export function readySteps(
  desk: Desk,
  operations: readonly Operation[],
  run: Run,
  circumstances: Circumstances,
): readonly Ready[] {
  const site = siteOf(desk, run.program);
  return operations.flatMap((one) => {
    if (one.op !== 'do') return [];
    let scope = amendmentScope(site, circumstances);
    const steps = one.steps.flatMap((step) => {
      const compiled = compileStep(site, scope, step);
      scope = compiled.scope;
      return compiled.doing === null ? [] : [{ at: step.at, doing: compiled.doing }];
    });
    return [{ at: one.at, steps }];
  });
}

/** Does them. Throws `NoDice` where a question would have to roll; what a step refuses is a complaint. */
export function doSteps(desk: Desk, ready: readonly Ready[], run: Run, circumstances: Circumstances): void {
  for (const { steps } of ready) {
    const frame = amendmentFrame(run, circumstances);
    for (const { at, doing } of steps) {
      try {
        run.meter.charge(LIMITS.workPerStep);
        run.at = AMENDMENT;
        doing(run, frame);
      } catch (error) {
        if (error instanceof NoDice) throw error;
        desk.complain(at, whyStopped(run, error));
        return;
      }
    }
  }
}

function whyStopped(run: Run, error: unknown): string {
  if (error instanceof Refusal) return plainly(run, error.ground.saying).replace(/\.$/, '');
  return `this step cannot be done: ${whyBroken(error)}`;
}
