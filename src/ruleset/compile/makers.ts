import { being } from '../expr/beings.ts';
import type { Expression } from '../expr/expression.ts';
import { celType, kindType } from '../expr/kinds-of-value.ts';
import { notAmong } from '../expr/literals.ts';
import type { Scope } from '../expr/scope.ts';
import type { Source, Step } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import { argumentsOf } from '../run/arguments.ts';
import { create, isNumbered } from '../run/things.ts';
import type { Definition } from '../types.ts';
import { accept } from '../values.ts';
import type { Doing } from './machine.ts';
import { addLocal, expression, type Site } from './site.ts';
import type { Compiled } from './steps.ts';

type Of<W extends Step['do']> = Extract<Step, { readonly do: W }>;

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
  const given = givenFields(site, scope, step.with, procedure.takes, step.procedure);
  for (const { name, optional, default: start } of procedure.takes) {
    if (given.has(name) || optional || start !== undefined) continue;
    site.complain([...step.at, 'call'], `${step.procedure} needs ${name}`);
  }
  return (run, frame) => {
    const called = run.machine.procedures.get(step.procedure)!;
    const inner = run.frame(called.home.scope);
    const values = [...given].map(([name, value]) => [name, run.ask(value, frame)] as const);
    argumentsOf(run, procedure.takes, new Map(values), inner, site.home.rule);
    called.does(run, inner);
  };
}

/** `with`: a field or argument -> an expression of its type. */
function givenFields(
  site: Site,
  scope: Scope,
  given: readonly (readonly [string, Source])[],
  takes: readonly Definition[],
  taker: string,
): ReadonlyMap<string, Expression> {
  const compiled = new Map<string, Expression>();
  for (const [name, source] of given) {
    const definition = takes.find((one) => one.name === name);
    if (!definition) {
      const names = takes.map((one) => one.name);
      site.complain(source.at, `${taker} has no ${name}${didYouMean(name, names)}`);
      continue;
    }
    const value = expression(site, scope, source, celType(definition.type));
    if (value === null) continue;
    for (const { at, saying } of notAmong(value.root, name, definition.options ?? [])) {
      if (definition.options) site.complain(source.at, `in "${source.source}": ${saying}`, at);
    }
    compiled.set(name, value);
  }
  return compiled;
}

export function createStep(site: Site, scope: Scope, step: Of<'create'>): Doing | Compiled | null {
  const kind = scope.words.kinds.get(step.kind);
  if (!kind) {
    site.complain(
      [...step.at, 'create'],
      `there is no kind ${step.kind}${didYouMean(step.kind, scope.words.kinds.keys())}`,
    );
    return null;
  }
  const literals = literalFields(site, step, kind.fields);
  const given = givenFields(site, scope, step.with, kind.fields, step.kind);
  complainOfFields(
    site,
    step,
    kind.fields,
    [...literals.keys(), ...given.keys()],
    isNumbered(kind) ? kind.key : null,
  );
  const doing: Doing = (run, frame) => {
    const values = new Map<string, unknown>(literals);
    for (const [name, value] of given) values.set(name, run.ask(value, frame));
    const key = create(run, step.kind, values, site.home.rule);
    if (step.as !== null) frame[step.as] = being(step.kind, key);
  };
  if (step.as === null) return doing;
  const after = addLocal(site, scope, step.as, { type: kindType(step.kind), at: [...step.at, 'as'] });
  return { doing, scope: after };
}

function literalFields(site: Site, step: Of<'create'>, fields: readonly Definition[]): Map<string, unknown> {
  const literals = new Map<string, unknown>();
  for (const [name, value, at] of step.values) {
    const definition = fields.find((field) => field.name === name);
    if (!definition) {
      const names = fields.map((field) => field.name);
      site.complain(at, `${step.kind} has no field ${name}${didYouMean(name, names)}`);
      continue;
    }
    const accepted = accept(definition, value, () => true);
    if (!accepted.ok) site.complain(at, accepted.saying);
    literals.set(name, value);
  }
  return literals;
}

function complainOfFields(
  site: Site,
  step: Of<'create'>,
  fields: readonly Definition[],
  given: readonly string[],
  counted: string | null,
): void {
  for (const name of given) {
    if (given.indexOf(name) !== given.lastIndexOf(name))
      site.complain(step.at, `${name} is given twice, in values and in with`);
  }
  for (const { name, optional, default: start } of fields) {
    if (given.includes(name) || optional || start !== undefined || name === counted) continue;
    const written = [...step.values.map(([one]) => one), ...step.with.map(([one]) => one)];
    if (!written.includes(name)) site.complain([...step.at, 'create'], `a new ${step.kind} needs ${name}`);
  }
}
