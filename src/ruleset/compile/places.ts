import { type Being, Unset } from '../expr/beings.ts';
import type { Expression, Frame } from '../expr/expression.ts';
import { definedType, INT, kindOfType, MATTER, PLAYER } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import { access, call, idOf, type Node, typeOf } from '../expr/tree.ts';
import { fieldOf, PLAYER_BUILT_IN } from '../expr/vocabulary.ts';
import type { Source } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { Run } from '../run/run.ts';
import { fieldTarget, globalTarget, relationTarget, type Target } from '../run/write.ts';
import type { Definition } from '../types.ts';
import { matterPlace } from './place-of-matter.ts';
import { expression, type Site } from './site.ts';

/** Somewhere a step may write. */
export interface CompiledPlace {
  readonly type: string;
  readonly name: string;
  readonly optional: boolean;
  readonly options: readonly string[] | null;
  target(run: Run, frame: Frame): Target;
}

/** A global, `thing.field`, or a relation such as `shares(p, s)`. */
export function place(site: Site, scope: Scope, source: Source): CompiledPlace | null {
  const whole = expression(site, scope, source, null);
  if (whole === null) return null;
  const found = reach(site, scope, whole, source);
  if (typeof found !== 'string') return found;
  site.complain(source.at, found);
  return null;
}

function reach(site: Site, scope: Scope, whole: Expression, source: Source): CompiledPlace | string | null {
  const name = idOf(whole.root);
  if (name !== null) return globalPlace(scope, name);
  const reached = access(whole.root);
  const part = (node: Node) => {
    const inner = { source: source.source.slice(node.start, node.end), at: source.at };
    // A part of what was told whole.
    return expression({ ...site, told: undefined }, scope, inner, null);
  };
  if (reached !== null) return fieldPlace(scope, reached, part);
  const asked = call(whole.root);
  const relation = asked && scope.words.relations.get(asked.name);
  if (!asked || !relation)
    return `${source.source} cannot be set: a place is a global, thing.field, or a relation`;
  const [a, b] = [part(asked.args[0]!), part(asked.args[1]!)];
  if (a === null || b === null) return null;
  return {
    type: INT,
    name: asked.name,
    optional: false,
    options: null,
    target: (run, frame) => relationTarget(relation, held(run, a, frame), held(run, b, frame)),
  };
}

const OFFICE =
  'the office passes only when a matter is enacted whose kind has enacted: victory, such as a Declaration of Victory';
const ROLE = 'the step { make: player, a: observer }, or a: player, changes roles';

/** What looks like a place and changes in one way only. */
const BY_OTHER_WAYS: Readonly<Record<string, string>> = {
  emperor: OFFICE,
  is_emperor: OFFICE,
  players: ROLE,
  observers: ROLE,
  playing: ROLE,
};

function globalPlace({ words, locals }: Scope, name: string): CompiledPlace | string {
  const definition = locals.has(name) ? undefined : words.globals.get(name);
  if (definition) return { ...written(definition), target: () => globalTarget(definition) };
  if (Object.hasOwn(BY_OTHER_WAYS, name) && !locals.has(name))
    return `${name} cannot be set: ${BY_OTHER_WAYS[name]}`;
  if (words.parameters.has(name)) return `${name} cannot be set: a parameter changes only by amendment`;
  return `${name} cannot be set: it is no global${didYouMean(name, words.globals.keys())}`;
}

function fieldPlace(
  scope: Scope,
  { of, field }: { readonly of: Node; readonly field: string },
  part: (node: Node) => Expression | null,
): CompiledPlace | string | null {
  const type = typeOf(of);
  if (type === MATTER) {
    const matter = part(of);
    return matter && matterPlace(scope, field, matter);
  }
  const kind = type === PLAYER ? 'player' : kindOfType(type);
  if (kind === null) return `${field} cannot be set`;
  if (kind === 'player' && PLAYER_BUILT_IN.has(field)) {
    const way = Object.hasOwn(BY_OTHER_WAYS, field) ? `: ${BY_OTHER_WAYS[field]}` : ' by a step';
    return `${field} of a player cannot be set${way}`;
  }
  if (scope.words.kinds.get(kind)?.key === field) return `${field} is the key of a ${kind} and cannot be set`;
  const definition = fieldOf(scope.words, kind, field);
  const holder = part(of);
  if (definition === null || holder === null) return null;
  return {
    ...written(definition),
    target: (run, frame) => fieldTarget(kind, existing(run, kind, holder, frame), definition),
  };
}

function written(definition: Definition) {
  const { name, optional, options = null } = definition;
  return { type: definedType(definition), name, optional, options };
}

function held(run: Run, holder: Expression, frame: Frame): string {
  const { $key, $kind } = run.ask(holder, frame) as Being;
  if ($key === '') throw new Unset(`${holder.source} is not set`);
  if ($kind !== 'player' && !run.exists($kind, $key)) throw new Error(`${$key} is no longer a ${$kind}`);
  return $key;
}

function existing(run: Run, kind: string, holder: Expression, frame: Frame): string {
  const key = held(run, holder, frame);
  if (kind === 'player' && !run.exists('player', key)) throw new Error(`${key} has never been a player`);
  return key;
}
