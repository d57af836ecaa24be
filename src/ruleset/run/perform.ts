import type { CompiledInstead, Doing } from '../compile/machine.ts';
import type { Frame } from '../expr/expression.ts';
import type { Home } from '../expr/vocabulary.ts';
import { LIMITS } from '../limits.ts';
import type { Scope } from '../types.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';

/** Actions and procedures that are being replaced, and how deep calls stand in one another. */
export class Calls {
  readonly replaced = new Set<string>();
  depth = 0;
}

/**
 * Does what an action or procedure does, or what the first rule in order has instead. While that runs, the original
 * stands as written, so that nothing replaces itself. `frameOf` gives the arguments to rules of a scope.
 */
export function perform(
  run: Run,
  of: string,
  original: { readonly home: Home; readonly does: Doing },
  frameOf: (scope: Scope) => Frame,
): void {
  const { calls } = run;
  if (calls.depth >= LIMITS.callsNested) {
    throw new Refusal(original.home.rule, [`Calls stand at most ${LIMITS.callsNested} deep in one another.`]);
  }
  run.meter.charge(LIMITS.workPerCall);
  calls.depth += 1;
  let instead: CompiledInstead | null = null;
  try {
    instead = calls.replaced.has(of) ? null : chosen(run, of, frameOf);
    if (instead !== null) calls.replaced.add(of);
    const { home, does } = instead ?? original;
    does(run, frameOf(home.scope));
  } finally {
    if (instead !== null) calls.replaced.delete(of);
    calls.depth -= 1;
  }
}

function chosen(run: Run, of: string, frameOf: (scope: Scope) => Frame): CompiledInstead | null {
  for (const one of run.machine.instead.get(of) ?? []) {
    run.meter.charge(LIMITS.workPerStep);
    run.at = one.home.rule;
    if (one.when === null || run.ask(one.when, frameOf(one.home.scope)) === true) return one;
  }
  return null;
}
