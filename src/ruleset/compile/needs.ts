import { FLAG } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import { children, idOf, type Node } from '../expr/tree.ts';
import type { Need } from '../mechanism.ts';
import type { CompiledNeed } from './machine.ts';
import { expression, type Site, sentence } from './site.ts';
import { termsOf } from './terms.ts';

/** Compiles needs; `takes` names the arguments, which are not there yet while help is shown. */
export function needs(
  site: Site,
  scope: Scope,
  list: readonly Need[],
  takes: readonly string[] = [],
): CompiledNeed[] {
  return list.flatMap(({ name, that, otherwise, par }) => {
    const wording = sentence(site, scope, otherwise);
    const test = expression(site, scope, that, FLAG);
    if (test === null) return [];
    const ofArguments = mentions(test.root, takes);
    const terms = termsOf(test, scope);
    return [{ home: site.home, name, that: test, terms, otherwise: wording, par, ofArguments }];
  });
}

function mentions(node: Node, names: readonly string[]): boolean {
  const name = idOf(node);
  if (name !== null) return names.includes(name);
  return children(node).some((child) => mentions(child, names));
}
