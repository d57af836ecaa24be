import type { Expression } from '../expr/expression.ts';
import { definedType } from '../expr/kinds-of-value.ts';
import { MATTER_BUILT_IN, type MatterValue } from '../expr/matter-value.ts';
import type { Scope } from '../expr/scope.ts';
import { matterTarget } from '../run/write.ts';
import type { CompiledPlace } from './places.ts';

/** A declared field of a matter, as a place to write. Its bounds are those of the matter's own kind. */
export function matterPlace(scope: Scope, field: string, holder: Expression): CompiledPlace | string {
  if (MATTER_BUILT_IN.has(field)) return `${field} of a matter cannot be set by a step`;
  const definition = scope.words.matterFields.get(field)!;
  const { optional, options = null } = definition;
  return {
    type: definedType(definition),
    name: field,
    optional,
    options,
    target: (run, frame) => {
      const matter = run.ask(holder, frame) as MatterValue;
      const kind = String(run.matterField(matter, 'kind'));
      const own = run.matters.definition(kind, field);
      if (own === null) throw new Error(`a ${kind} has no ${field}`);
      return matterTarget(matter.$id, own);
    },
  };
}
