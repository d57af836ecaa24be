import { MATTER } from '../expr/kinds-of-value.ts';
import { within } from '../expr/scope.ts';
import type { GuardDecl, Mechanism } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import { gate, isGate } from './gates.ts';
import type { CompiledGuard, CompiledRule } from './machine.ts';
import { needs } from './needs.ts';
import type { Site } from './site.ts';
import { actorScope, withTakes } from './takers.ts';

const MATTER_VERBS: ReadonlySet<string> = new Set(['submit', 'vote', 'resolve']);

export function guard(site: Site, decl: GuardDecl): CompiledGuard | null {
  const { words } = site.world;
  if (isGate(decl.target)) return gate(site, decl);
  const [verb, kind] = decl.target.split(' ') as [string, string?];
  if (kind === undefined && !MATTER_VERBS.has(verb)) {
    const guarded = words.actions.get(verb);
    if (!guarded) {
      site.complain(decl.at, `there is no action ${verb}${didYouMean(verb, words.actions.keys())}`);
      return null;
    }
    const scope = withTakes(site, actorScope(site), guarded.takes, decl.at);
    const names = guarded.takes.map((one) => one.name);
    return { target: decl.target, needs: needs(site, scope, decl.needs, names) };
  }
  if (kind !== undefined && !words.matters.has(kind)) site.complain(decl.at, noMatter(kind, words.matters));
  const scope = within(actorScope(site), 'matter', { type: MATTER });
  return { target: decl.target, needs: needs(site, scope, decl.needs, ['matter']) };
}

function noMatter(kind: string, known: Iterable<string>): string {
  return `there is no kind of matter ${kind}${didYouMean(kind, known)}`;
}

export function permissions(site: Site, mechanism: Mechanism): CompiledRule['permissions'] {
  const { words } = site.world;
  for (const { at, verb, what } of mechanism.permissions) {
    const known = verb === 'act' ? words.actions : words.matters;
    for (const [i, name] of what.entries()) {
      if (known.has(name)) continue;
      const saying =
        verb === 'act'
          ? `there is no action ${name}${didYouMean(name, known.keys())}`
          : noMatter(name, known.keys());
      site.complain([...at, 'what', i], saying);
    }
  }
  return mechanism.permissions.map((one) => ({ ...one, home: site.home }));
}
