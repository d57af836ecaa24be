import { celType, DURATION, FLAG, INT, kindType, MATTER, PLAYER } from '../expr/kinds-of-value.ts';
import { type Scope, scopeOf, type World, within } from '../expr/scope.ts';
import { compileSentence, type Wording } from '../expr/sentence.ts';
import type {
  ActionDecl,
  GuardDecl,
  MatterDecl,
  Mechanism,
  Place,
  Source,
  TriggerDecl,
} from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { Definition, Fault } from '../types.ts';
import { homeOf } from './declare.ts';
import { Complaints, type ReadRule } from './faults.ts';
import type {
  CompiledAction,
  CompiledCriterion,
  CompiledGuard,
  CompiledLimit,
  CompiledMatter,
  CompiledProcedure,
  CompiledRule,
  CompiledTrigger,
  Effects,
} from './machine.ts';
import { needs } from './needs.ts';
import { addLocal, expression, type Site, withEffects } from './site.ts';
import { compileSteps } from './steps.ts';

export interface RuleCompiled {
  readonly rule: CompiledRule;
  readonly faults: readonly Fault[];
}

const PERSON = { type: PLAYER };

/** Compiles one rule against the words of all. */
export function compileRule(source: ReadRule, world: World): RuleCompiled {
  const complaints = new Complaints(source);
  const site: Site = {
    home: homeOf(source),
    world,
    effects: { rolls: false, calls: new Set() },
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
    guards: mechanism.guards.flatMap((decl) => guard(site, decl) ?? []),
    permissions: permissions(site, mechanism),
    matters: new Map(mechanism.matters.map((decl) => [decl.name, matter(withEffects(site), decl)])),
    enact: criterion(site, mechanism.criteria?.enact ?? null),
    fail: criterion(site, mechanism.criteria?.fail ?? null),
    prose: paragraphs(source, world, complaints),
    effects,
  };
  return { rule, faults: complaints.faults };
}

function withTakes(site: Site, scope: Scope, takes: readonly Definition[], at: Place): Scope {
  return takes.reduce((here, { name, type, options }) => {
    const local = {
      type: celType(type),
      ...(options === undefined ? {} : { options }),
      at: [...at, 'takes', name],
    };
    return addLocal(site, here, name, local);
  }, scope);
}

function actorScope(site: Site): Scope {
  return within(scopeOf(site.world), 'player', PERSON);
}

function action(site: Site, decl: ActionDecl): CompiledAction {
  const scope = withTakes(site, actorScope(site), decl.takes, decl.at);
  const names = decl.takes.map((one) => one.name);
  return {
    home: site.home,
    takes: decl.takes,
    needs: needs(site, scope, decl.needs, names),
    limits: decl.limits.flatMap((limit): CompiledLimit[] => {
      const length = expression(site, scopeOf(site.world), limit.within, DURATION);
      return length === null ? [] : [{ ...limit, within: length }];
    }),
    does: compileSteps(site, scope, decl.does),
  };
}

function procedure(site: Site, decl: Mechanism['procedures'][number]): CompiledProcedure {
  const scope = withTakes(site, scopeOf(site.world), decl.takes, decl.at);
  return { home: site.home, does: compileSteps(site, scope, decl.does) };
}

function trigger(site: Site, decl: TriggerDecl): CompiledTrigger | null {
  const base = { home: site.home, name: decl.name };
  const { words } = site.world;
  if ('after' in decl) {
    const done = words.actions.get(decl.after);
    if (!done) {
      site.complain(
        [...decl.at, 'after'],
        `there is no action ${decl.after}${didYouMean(decl.after, words.actions.keys())}`,
      );
      return null;
    }
    const scope = withTakes(site, actorScope(site), done.takes, decl.at);
    const test = decl.test && expression(site, scope, decl.test, FLAG);
    return {
      ...base,
      sort: 'after',
      on: null,
      after: decl.after,
      test,
      does: compileSteps(site, scope, decl.does),
    };
  }
  const { on } = decl;
  if (on !== null && on !== 'player' && !words.kinds.has(on)) {
    site.complain(
      [...decl.at, 'on'],
      `there is no kind ${on}${didYouMean(on, ['player', ...words.kinds.keys()])}`,
    );
    return null;
  }
  const type = on === 'player' ? PLAYER : kindType(on ?? '');
  const scope = on === null ? scopeOf(site.world) : within(scopeOf(site.world), on, { type });
  const test = expression(site, scope, decl.when, FLAG);
  return { ...base, sort: 'when', on, after: null, test, does: compileSteps(site, scope, decl.does) };
}

function guard(site: Site, decl: GuardDecl): CompiledGuard | null {
  const { words } = site.world;
  const [verb, kind] = decl.target.split(' ') as [string, string?];
  if (kind === undefined) {
    const guarded = words.actions.get(verb);
    if (!guarded) {
      site.complain(decl.at, `there is no action ${verb}${didYouMean(verb, words.actions.keys())}`);
      return null;
    }
    const scope = withTakes(site, actorScope(site), guarded.takes, decl.at);
    const names = guarded.takes.map((one) => one.name);
    return { target: decl.target, needs: needs(site, scope, decl.needs, names) };
  }
  if (!words.matters.has(kind)) site.complain(decl.at, noMatter(kind, words.matters));
  const scope = verb === 'submit' ? actorScope(site) : within(actorScope(site), 'matter', { type: MATTER });
  return { target: decl.target, needs: needs(site, scope, decl.needs) };
}

function noMatter(kind: string, known: Iterable<string>): string {
  return `there is no kind of matter ${kind}${didYouMean(kind, known)}`;
}

function permissions(site: Site, mechanism: Mechanism): CompiledRule['permissions'] {
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

function matter(site: Site, decl: MatterDecl): CompiledMatter {
  const plain = scopeOf(site.world);
  const judged = within(plain, 'matter', { type: MATTER });
  const asked = (source: Source | null, scope: Scope, want: string) =>
    source && expression(site, scope, source, want);
  return {
    home: site.home,
    decl,
    needs: needs(site, actorScope(site), decl.needs),
    slots: asked(decl.slots, actorScope(site), INT),
    lock: asked(decl.lock, plain, DURATION),
    enact: asked(decl.enact, judged, FLAG),
    fail: asked(decl.fail, judged, FLAG),
    does: compileSteps(site, judged, decl.then),
  };
}

function criterion(site: Site, source: Source | null): CompiledCriterion | null {
  const scope = within(scopeOf(site.world), 'matter', { type: MATTER });
  const test = source && expression(site, scope, source, FLAG);
  return test && { home: site.home, test };
}

function paragraphs({ rule }: ReadRule, world: World, complaints: Complaints): Wording[] {
  let from = 0;
  return rule.text.split(/\n[ \t]*\n/).flatMap((text) => {
    const at = rule.text.indexOf(text, from);
    from = at + text.length;
    if (text.trim() === '') return [];
    const { wording, complaints: found } = compileSentence(text, scopeOf(world));
    for (const { at: offset, saying } of found) complaints.complainOfText(saying, at + offset);
    return [wording];
  });
}
