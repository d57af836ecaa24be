import { FLAG, kindType, MATTER, PLAYER } from '../expr/kinds-of-value.ts';
import { type Scope, scopeOf, within } from '../expr/scope.ts';
import type { TriggerDecl } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import { isOccasion, isOfMatters, OCCASIONS } from '../occasions.ts';
import type { CompiledTrigger } from './machine.ts';
import { expression, type Site } from './site.ts';
import { compileSteps } from './steps.ts';
import { actorScope, withTakes } from './takers.ts';

type After = Extract<TriggerDecl, { readonly after: string }>;

export function trigger(site: Site, decl: TriggerDecl): CompiledTrigger | null {
  if ('after' in decl) return afterTrigger(site, decl);
  const { words } = site.world;
  const { on } = decl;
  if (on !== null && on !== 'player' && !words.kinds.has(on)) {
    site.complain(
      [...decl.at, 'on'],
      `there is no kind ${on}${didYouMean(on, ['player', ...words.kinds.keys()])}`,
    );
    return null;
  }
  const type = on === 'player' ? PLAYER : kindType(on ?? '');
  const scope =
    on === null ? scopeOf(site.world) : within(scopeOf(site.world), on, { type, follows: 'kind' });
  const test = expression(site, scope, decl.when, FLAG);
  const does = compileSteps(site, scope, decl.does);
  return { home: site.home, name: decl.name, sort: 'when', on, after: null, of: null, test, does };
}

function afterTrigger(site: Site, decl: After): CompiledTrigger | null {
  const scope = isOccasion(decl.after) ? occasionScope(site, decl) : actionScope(site, decl);
  if (scope === null) return null;
  const test = decl.test && expression(site, scope, decl.test, FLAG);
  const does = compileSteps(site, scope, decl.does);
  const { name, after, of } = decl;
  return { home: site.home, name, sort: 'after', on: null, after, of, test, does };
}

function occasionScope(site: Site, { at, after, of }: After): Scope {
  const { matters } = site.world.words;
  const about = isOccasion(after) && isOfMatters(after);
  if (of !== null && !about)
    site.complain([...at, 'of'], `what has ${after} is no matter, so it is of no kind`);
  else if (of !== null && !matters.has(of))
    site.complain([...at, 'of'], `there is no kind of matter ${of}${didYouMean(of, matters)}`);
  const scope = actorScope(site);
  return about ? within(scope, 'matter', { type: MATTER }) : scope;
}

function actionScope(site: Site, { at, after, of }: After): Scope | null {
  const { actions } = site.world.words;
  const done = actions.get(after);
  if (done && of !== null)
    site.complain([...at, 'of'], `${after} is an action; of is for what becomes of matters`);
  if (done) return withTakes(site, actorScope(site), done.takes, at);
  const known = [...actions.keys(), ...OCCASIONS];
  site.complain([...at, 'after'], `there is no action ${after}${didYouMean(after, known)}`);
  return null;
}
