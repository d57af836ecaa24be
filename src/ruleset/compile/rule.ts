import { PLAYER } from '../expr/kinds-of-value.ts';
import { scopeOf, type World } from '../expr/scope.ts';
import type { Fault } from '../types.ts';
import { homeOf } from './declare.ts';
import { Complaints, type ReadRule } from './faults.ts';
import { instead } from './instead.ts';
import type { CompiledRule, Effects } from './machine.ts';
import { criterion, matter } from './matter.ts';
import { paragraphs } from './paragraphs.ts';
import { guard, permissions } from './rights.ts';
import { type Site, sentence, withEffects } from './site.ts';
import { action, procedure } from './takers.ts';
import { lapse, schedule } from './timing.ts';
import type { Told } from './told.ts';
import { trigger } from './trigger.ts';
import { victory } from './victory.ts';

export interface RuleCompiled {
  readonly rule: CompiledRule;
  readonly faults: readonly Fault[];
}

export const PERSON = { type: PLAYER };

/** Compiles one rule against the words of all. */
export function compileRule(source: ReadRule, world: World, told?: Told): RuleCompiled {
  const complaints = new Complaints(source);
  const verbs = new Set<string>();
  const removes = new Set<string>();
  const site: Site = {
    home: homeOf(source),
    world,
    effects: { rolls: false, calls: new Set() },
    verbs,
    removes,
    told,
    complain: complaints.complain,
  };
  const { mechanism } = source.read;
  const effects = new Map<string, Effects>();
  const noting = (name: string): Site => {
    const own = withEffects(site);
    effects.set(name, own.effects);
    return own;
  };
  const rule: CompiledRule = {
    home: site.home,
    actions: new Map(mechanism.actions.map((decl) => [decl.name, action(noting(decl.name), decl)])),
    procedures: new Map(mechanism.procedures.map((decl) => [decl.name, procedure(noting(decl.name), decl)])),
    triggers: mechanism.triggers.flatMap((decl) => trigger(noting(decl.name), decl) ?? []),
    victories: mechanism.victory.flatMap((decl, i) => victory(site, decl, i) ?? []),
    schedules: mechanism.schedules.flatMap((decl) => schedule(withEffects(site), decl) ?? []),
    lapse: mechanism.lapses && lapse(site, mechanism.lapses),
    instead: mechanism.instead.flatMap((decl) => instead(noting(decl.name), decl) ?? []),
    guards: mechanism.guards.flatMap((decl) => guard(site, decl) ?? []),
    permissions: permissions(site, mechanism),
    matters: new Map(mechanism.matters.map((decl) => [decl.name, matter(withEffects(site), decl)])),
    enact: criterion(site, mechanism.criteria?.enact ?? null, mechanism.criteria?.par.enact),
    fail: criterion(site, mechanism.criteria?.fail ?? null, mechanism.criteria?.par.fail),
    prose: paragraphs(source, world, complaints, told),
    byHand: mechanism.byHand.map((clause) => sentence(site, scopeOf(world), clause)),
    effects,
    verbs,
    removes,
  };
  return { rule, faults: complaints.faults };
}
