import { being } from '../expr/beings.ts';
import { kindType } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import type { KindDecl } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import { create, isNumbered } from '../run/create.ts';
import type { Definition } from '../types.ts';
import { accept } from '../values.ts';
import { givenFields } from './given.ts';
import type { Doing } from './machine.ts';
import { addLocal, type Site } from './site.ts';
import type { Compiled, Of } from './steps.ts';

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
  const given = givenFields(site, scope, step.with, { name: step.kind, takes: kind.fields });
  complainOfFields(site, step, kind, [...literals.keys(), ...given.keys()]);
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

function complainOfFields(site: Site, step: Of<'create'>, kind: KindDecl, given: readonly string[]): void {
  const counted = isNumbered(kind) ? kind.key : null;
  for (const name of given) {
    if (given.indexOf(name) !== given.lastIndexOf(name))
      site.complain(step.at, `${name} is given twice, in values and in with`);
  }
  for (const { name, optional, default: start } of kind.fields) {
    if (given.includes(name) || optional || start !== undefined || name === counted) continue;
    const written = [...step.values.map(([one]) => one), ...step.with.map(([one]) => one)];
    if (!written.includes(name)) site.complain([...step.at, 'create'], `a new ${step.kind} needs ${name}`);
  }
}
