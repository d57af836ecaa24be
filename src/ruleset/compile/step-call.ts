import type { Scope } from '../expr/scope.ts';
import { didYouMean } from '../names.ts';
import { argumentsOf } from '../run/arguments.ts';
import { givenFields } from './given.ts';
import type { Doing } from './machine.ts';
import type { Site } from './site.ts';
import type { Of } from './steps.ts';

export function callStep(site: Site, scope: Scope, step: Of<'call'>): Doing | null {
  const { procedures } = scope.words;
  const procedure = procedures.get(step.procedure);
  if (!procedure) {
    site.complain(
      [...step.at, 'call'],
      `there is no procedure ${step.procedure}${didYouMean(step.procedure, procedures.keys())}`,
    );
    return null;
  }
  site.effects.calls.add(step.procedure);
  const given = givenFields(site, scope, step.with, procedure);
  for (const { name, optional, default: start } of procedure.takes) {
    if (given.has(name) || optional || start !== undefined) continue;
    site.complain([...step.at, 'call'], `${step.procedure} needs ${name}`);
  }
  return (run, frame) => {
    const called = run.machine.procedures.get(step.procedure)!;
    const inner = run.frame(called.home.scope);
    const values = [...given].map(([name, value]) => [name, run.ask(value, frame)] as const);
    argumentsOf(run, { takes: procedure.takes, rule: site.home.rule }, new Map(values), inner);
    called.does(run, inner);
  };
}
