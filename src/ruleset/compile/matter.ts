import type { Expression } from '../expr/expression.ts';
import { DURATION, FLAG, INT, MATTER } from '../expr/kinds-of-value.ts';
import { COUNTS } from '../expr/matter-value.ts';
import { type Scope, scopeOf, within } from '../expr/scope.ts';
import { access, children, type Node, typeOf } from '../expr/tree.ts';
import type { MatterDecl, Source } from '../mechanism.ts';
import type { CompiledCriterion, CompiledMatter } from './machine.ts';
import { needs } from './needs.ts';
import { expression, type Site } from './site.ts';
import { compileSteps } from './steps.ts';
import { actorScope, limits } from './takers.ts';

export function matter(site: Site, decl: MatterDecl): CompiledMatter {
  const plain = scopeOf(site.world);
  const judged = within(plain, 'matter', { type: MATTER });
  const posted = within(actorScope(site), 'matter', { type: MATTER });
  const asked = (source: Source | null, scope: Scope, want: string) =>
    source && expression(site, scope, source, want);
  return {
    home: site.home,
    decl,
    needs: needs(site, posted, decl.needs, ['matter']),
    limits: limits(site, decl.limits),
    slots: asked(decl.slots, actorScope(site), INT),
    inQueue: asked(decl.inQueue, judged, FLAG),
    weight: weight(site, posted, decl.weight),
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

/** What one vote counts. Were it to hang on votes, it would hang on itself. */
function weight(site: Site, scope: Scope, source: Source | null): Expression | null {
  const asked = source && expression(site, scope, source, INT);
  const counts = asked ? allOf(asked.root).filter(isCount) : [];
  for (const node of counts)
    site.complain(source!.at, 'what a vote counts cannot hang on votes or their clock', node.start);
  return asked;
}

function isCount(node: Node): boolean {
  const reached = access(node);
  return reached !== null && COUNTS.has(reached.field) && typeOf(reached.of) === MATTER;
}

function allOf(node: Node): Node[] {
  return [node, ...children(node).flatMap(allOf)];
}
