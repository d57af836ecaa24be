import { TEXT } from '../expr/kinds-of-value.ts';
import { type Scope, within } from '../expr/scope.ts';
import type { Vocabulary } from '../expr/vocabulary.ts';
import type { GuardDecl } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { CompiledGuard, CompiledNeed, CompiledRule } from './machine.ts';
import { needs } from './needs.ts';
import type { Site } from './site.ts';
import { actorScope } from './takers.ts';

/** A guard of every action says nothing of these: nobody is kept in or out by accident. */
const SPARED: ReadonlySet<string> = new Set(['join', 'leave']);
const VERBS: ReadonlySet<string> = new Set(['submit', 'vote', 'resolve']);

export function isGate(target: string): boolean {
  return target === 'act' || target.startsWith('#');
}

/** Needs for many actions at once. They see who acts and the name of the action. */
export function gate(site: Site, decl: GuardDecl): CompiledGuard | null {
  const { words } = site.world;
  if (decl.target !== 'act' && namesOf(words, decl.target).length === 0) {
    const tags = [...words.actions.values()].flatMap((action) => action.tags).map((tag) => `#${tag}`);
    site.complain(decl.at, `no action has the tag ${decl.target}${didYouMean(decl.target, tags)}`);
    return null;
  }
  const compiled = needs(site, gateScope(site), decl.needs);
  return { target: decl.target, needs: compiled.map((need) => ({ ...need, gate: true })) };
}

function gateScope(site: Site): Scope {
  const { words } = site.world;
  const scope = actorScope(site);
  if (words.names.has('action')) return scope;
  return within(scope, 'action', { type: TEXT, options: [...words.actions.keys()], follows: 'actions' });
}

/** Target -> its needs in rule order: each guard of many stands under every one that it means. */
export function guardsOf(words: Vocabulary, rules: readonly CompiledRule[]): Map<string, CompiledNeed[]> {
  const guards = new Map<string, CompiledNeed[]>();
  for (const { target, needs: compiled } of rules.flatMap((rule) => rule.guards)) {
    for (const one of targetsOf(words, target)) guards.set(one, [...(guards.get(one) ?? []), ...compiled]);
  }
  return guards;
}

function targetsOf(words: Vocabulary, target: string): readonly string[] {
  if (isGate(target)) return namesOf(words, target);
  if (!VERBS.has(target)) return [target];
  return [...words.matters].filter((kind) => kind !== 'cfj').map((kind) => `${target} ${kind}`);
}

function namesOf(words: Vocabulary, target: string): readonly string[] {
  const meant = [...words.actions.values()].filter(({ name, tags }) =>
    target === 'act' ? !SPARED.has(name) : tags.includes(target.slice(1)),
  );
  return meant.map(({ name }) => name);
}
