import type { Duration } from '@marcbachmann/cel-js/evaluator';
import { being } from '../expr/beings.ts';
import { DURATION } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import { didYouMean } from '../names.ts';
import { argumentsOf } from '../run/arguments.ts';
import { putOff } from '../run/later.ts';
import { perform } from '../run/perform.ts';
import { givenFields } from './given.ts';
import type { Doing } from './machine.ts';
import { expression, type Site } from './site.ts';
import type { Of } from './steps.ts';

export function callStep(site: Site, scope: Scope, step: Of<'call'>): Doing | null {
  const { procedures } = scope.words;
  const own = site.original?.name === step.procedure ? site.original : null;
  const procedure = own ?? procedures.get(step.procedure);
  if (!procedure) {
    site.complain(
      [...step.at, 'call'],
      `there is no procedure ${step.procedure}${didYouMean(step.procedure, procedures.keys())}`,
    );
    return null;
  }
  const later = step.in && expression(site, scope, step.in, DURATION);
  // What runs later may call itself again, and rolls nothing now.
  if (step.in === null) site.effects.calls.add(step.procedure);
  const given = givenFields(site, scope, step.with, procedure);
  for (const { name, optional, default: start } of procedure.takes) {
    if (given.has(name) || optional || start !== undefined) continue;
    site.complain([...step.at, 'call'], `${step.procedure} needs ${name}`);
  }
  if (step.in !== null && own !== null)
    site.complain([...step.at, 'in'], 'only a procedure can be put off; make one of what is to be done');
  if (step.in !== null && later === null) return null;
  return (run, frame) => {
    const values = new Map([...given].map(([name, value]) => [name, run.ask(value, frame)] as const));
    const { takes } = procedure;
    if (later !== null) {
      const delay = run.ask(later, frame) as Duration;
      putOff(run, { procedure: step.procedure, takes, rule: site.home.rule }, values, delay.valueOf());
      return;
    }
    const called = (own ? run.machine.actions : run.machine.procedures).get(step.procedure)!;
    perform(run, step.procedure, called, (inside) => {
      const inner = run.frame(inside);
      if (own) inner.player = being('player', run.by);
      argumentsOf(run, { takes, rule: site.home.rule }, values, inner);
      return inner;
    });
  };
}
