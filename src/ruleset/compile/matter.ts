import { DURATION, FLAG, INT, MATTER } from '../expr/kinds-of-value.ts';
import { type Scope, scopeOf, within } from '../expr/scope.ts';
import type { MatterDecl, Source } from '../mechanism.ts';
import type { CompiledCriterion, CompiledMatter } from './machine.ts';
import { needs } from './needs.ts';
import { expression, type Site } from './site.ts';
import { compileSteps } from './steps.ts';
import { actorScope } from './takers.ts';

export function matter(site: Site, decl: MatterDecl): CompiledMatter {
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

export function criterion(
  site: Site,
  source: Source | null,
  par: number | undefined,
): CompiledCriterion | null {
  const scope = within(scopeOf(site.world), 'matter', { type: MATTER });
  const test = source && expression(site, scope, source, FLAG);
  return test && { home: site.home, test, par: par ?? null };
}
