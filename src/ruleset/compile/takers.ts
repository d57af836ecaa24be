import { DURATION, definedType } from '../expr/kinds-of-value.ts';
import { type Scope, scopeOf, within } from '../expr/scope.ts';
import type { ActionDecl, Confirmation, Limit, Mechanism, Place } from '../mechanism.ts';
import type { Definition } from '../types.ts';
import type { CompiledAction, CompiledLimit, CompiledProcedure } from './machine.ts';
import { needs } from './needs.ts';
import { PERSON } from './rule.ts';
import { addLocal, expression, type Site } from './site.ts';
import { compileSteps } from './steps.ts';

export function withTakes(site: Site, scope: Scope, takes: readonly Definition[], at: Place): Scope {
  return takes.reduce((here, definition) => {
    const { name, options } = definition;
    const local = {
      type: definedType(definition),
      ...(options === undefined ? {} : { options }),
      at: [...at, 'takes', name],
    };
    return addLocal(site, here, name, local);
  }, scope);
}

export function actorScope(site: Site): Scope {
  return within(scopeOf(site.world), 'player', PERSON);
}

export function action(site: Site, decl: ActionDecl): CompiledAction {
  const scope = withTakes(site, actorScope(site), decl.takes, decl.at);
  const names = decl.takes.map((one) => one.name);
  return {
    home: site.home,
    takes: decl.takes,
    needs: needs(site, scope, decl.needs, names),
    limits: limits(site, decl.limits),
    confirmation: decl.confirmation && { within: waiting(site, decl.confirmation) },
    does: compileSteps(site, scope, decl.does),
  };
}

function waiting(site: Site, { within: source }: Confirmation) {
  return source && expression(site, scopeOf(site.world), source, DURATION);
}

export function limits(site: Site, list: readonly Limit[]): CompiledLimit[] {
  return list.flatMap((limit) => {
    const length = expression(site, scopeOf(site.world), limit.within, DURATION);
    return length === null ? [] : [{ ...limit, within: length }];
  });
}

export function procedure(site: Site, decl: Mechanism['procedures'][number]): CompiledProcedure {
  const scope = withTakes(site, scopeOf(site.world), decl.takes, decl.at);
  return { home: site.home, does: compileSteps(site, scope, decl.does) };
}
