import { FLAG, kindType, PLAYER } from '../expr/kinds-of-value.ts';
import { scopeOf, within } from '../expr/scope.ts';
import type { TriggerDecl } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { CompiledTrigger } from './machine.ts';
import { expression, type Site } from './site.ts';
import { compileSteps } from './steps.ts';
import { actorScope, withTakes } from './takers.ts';

export function trigger(site: Site, decl: TriggerDecl): CompiledTrigger | null {
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
