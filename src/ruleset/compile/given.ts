import type { Expression } from '../expr/expression.ts';
import { definedType } from '../expr/kinds-of-value.ts';
import { notAmong } from '../expr/literals.ts';
import type { Scope } from '../expr/scope.ts';
import type { Source } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { Definition } from '../types.ts';
import { expression, type Site } from './site.ts';

/** `with`: a field or argument -> an expression of its type. */
export function givenFields(
  site: Site,
  scope: Scope,
  given: readonly (readonly [string, Source])[],
  taker: { readonly name: string; readonly takes: readonly Definition[] },
): ReadonlyMap<string, Expression> {
  const compiled = new Map<string, Expression>();
  for (const [name, source] of given) {
    const definition = taker.takes.find((one) => one.name === name);
    if (!definition) {
      const names = taker.takes.map((one) => one.name);
      site.complain(source.at, `${taker.name} has no ${name}${didYouMean(name, names)}`);
      continue;
    }
    const value = expression(site, scope, source, definedType(definition));
    if (value === null) continue;
    for (const { at, saying } of notAmong(value.root, name, definition.options ?? [])) {
      if (definition.options) site.complain(source.at, `in "${source.source}": ${saying}`, at);
    }
    compiled.set(name, value);
  }
  return compiled;
}
