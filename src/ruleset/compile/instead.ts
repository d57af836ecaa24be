import { FLAG } from '../expr/kinds-of-value.ts';
import { scopeOf } from '../expr/scope.ts';
import type { InsteadDecl } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { CompiledInstead, CompiledRule, Effects } from './machine.ts';
import type { Part } from './program.ts';
import { expression, type Site } from './site.ts';
import { compileSteps } from './steps.ts';
import { actorScope, withTakes } from './takers.ts';

/** Steps in another's place. They see its arguments, and call what they stand for as it is written. */
export function instead(site: Site, decl: InsteadDecl): CompiledInstead | null {
  const { actions, procedures } = site.world.words;
  const action = actions.get(decl.of);
  const taker = action ?? procedures.get(decl.of);
  if (!taker) {
    const known = [...actions.keys(), ...procedures.keys()];
    const saying = `there is no action or procedure ${decl.of}${didYouMean(decl.of, known)}`;
    site.complain([...decl.at, 'of'], saying);
    return null;
  }
  const scope = withTakes(site, action ? actorScope(site) : scopeOf(site.world), taker.takes, decl.at);
  const original = action ? { name: action.name, takes: action.takes } : null;
  return {
    home: site.home,
    of: decl.of,
    when: decl.when && expression(site, scope, decl.when, FLAG),
    does: compileSteps({ ...site, original }, scope, decl.does),
  };
}

export function insteadOf(rules: readonly CompiledRule[]): Map<string, CompiledInstead[]> {
  const found = new Map<string, CompiledInstead[]>();
  for (const one of rules.flatMap((rule) => rule.instead))
    found.set(one.of, [...(found.get(one.of) ?? []), one]);
  return found;
}

/** What every action and procedure may set off, through what may stand in its place as well. */
export function effectsOf(parts: readonly Part[]): Map<string, Effects> {
  const effects = new Map<string, Effects>(parts.flatMap(({ rule }) => [...rule.effects]));
  for (const { name, of } of parts.flatMap(({ source }) => source.read.mechanism.instead)) {
    const own = effects.get(of);
    // A copy: what a rule was compiled to is kept for other rulesets.
    if (own) effects.set(of, { ...own, calls: new Set([...own.calls, name]) });
  }
  return effects;
}
