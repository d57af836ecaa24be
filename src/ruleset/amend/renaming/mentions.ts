import type { Mechanism, Place } from '../../mechanism.ts';
import type { Renamed } from '../../renamed.ts';
import type { Definition } from '../../types.ts';
import { isBaseType } from '../../values.ts';
import { stepMentions } from './step-mentions.ts';

/** A place of a block that names a word outside of any expression: a key, or a value that is the word. */
export interface Mention {
  readonly at: Place;
  readonly is: 'key' | 'value';
  readonly by: Renamed;
}

/** Everywhere but in expressions that a block declares or names these words. `raw` is the block as plain values. */
export function mentionsIn(mechanism: Mechanism, raw: unknown, renamed: readonly Renamed[]): Mention[] {
  return renamed.flatMap((by) => [
    ...declarations(mechanism, by),
    ...ofKinds(mechanism, by),
    ...ofDeeds(mechanism, by),
    ...(by.what === 'action' ? counting(mechanism.parameters, raw, by) : []),
    ...definitions(mechanism).flatMap(([at, list]) =>
      list.flatMap((one) => inDefinition([...at, one.name], one, by, { mechanism, raw })),
    ),
    ...stepMentions(mechanism, by),
  ]);
}

const SECTION = {
  parameter: 'parameters',
  global: 'globals',
  'player field': 'player_fields',
  kind: 'kinds',
  relation: 'relations',
  action: 'actions',
  procedure: 'procedures',
} as const;

const key = (at: Place, by: Renamed): Mention => ({ at, is: 'key', by });
const value = (at: Place, by: Renamed): Mention => ({ at, is: 'value', by });

function declarations(mechanism: Mechanism, by: Renamed): Mention[] {
  const { what, name } = by;
  if (what === 'matter field')
    return mechanism.matters
      .filter(({ fields }) => fields.some((field) => field.name === name))
      .map(({ at }) => key([...at, 'fields', name], by));
  if (what === 'field' || what === 'plural') return [];
  const { parameters, globals, playerFields, kinds, relations, actions, procedures } = mechanism;
  const declared = {
    parameter: parameters,
    global: globals,
    'player field': playerFields,
    kind: kinds,
    relation: relations,
    action: actions,
    procedure: procedures,
  }[what];
  return declared.some((one) => one.name === name) ? [key([SECTION[what], name], by)] : [];
}

function ofKinds({ kinds, relations, triggers }: Mechanism, by: Renamed): Mention[] {
  const { what, of, name } = by;
  if (what === 'field')
    return kinds
      .filter((kind) => kind.name === of)
      .flatMap((kind) => [
        ...(kind.fields.some((field) => field.name === name) ? [key([...kind.at, 'fields', name], by)] : []),
        ...(kind.key === name ? [value([...kind.at, 'key'], by)] : []),
      ]);
  if (what !== 'kind') return [];
  const sides = relations.flatMap((relation) =>
    relation.of.flatMap((side, i) => (side === name ? [value([...relation.at, 'of', i], by)] : [])),
  );
  const watched = triggers.filter((one) => 'on' in one && one.on === name);
  return [...sides, ...watched.map(({ at }) => value([...at, 'on'], by))];
}

/** Who guards, permits, follows or stands in place of an action or a procedure. */
function ofDeeds({ guards, permissions, triggers, instead }: Mechanism, by: Renamed): Mention[] {
  const { what, name } = by;
  if (what !== 'action' && what !== 'procedure') return [];
  const replaced = instead.filter(({ of }) => of === name).map(({ at }) => value([...at, 'of'], by));
  if (what === 'procedure') return replaced;
  const listed = permissions.flatMap(({ at, verb, what: named }) =>
    verb === 'act' ? named.flatMap((one, i) => (one === name ? [value([...at, 'what', i], by)] : [])) : [],
  );
  return [
    ...replaced,
    ...listed,
    ...guards.filter(({ target }) => target === name).map(({ at }) => key(at, by)),
    ...triggers
      .filter((one) => 'after' in one && one.after === name)
      .map(({ at }) => value([...at, 'after'], by)),
  ];
}

/** Deeds that count as a game action are verbs, among them names of actions. */
function counting(parameters: readonly Definition[], raw: unknown, by: Renamed): Mention[] {
  const list = parameters.find(({ name }) => name === 'counts_as_action')?.default;
  if (!Array.isArray(list)) return [];
  const at = ['parameters', 'counts_as_action'];
  const place = isMap(valueAt(raw, at)) ? [...at, 'default'] : at;
  return list.flatMap((item, i) => (item === by.name ? [value([...place, i], by)] : []));
}

function definitions(mechanism: Mechanism): (readonly [Place, readonly Definition[]])[] {
  const { globals, playerFields, kinds, matters, actions, procedures } = mechanism;
  return [
    [['globals'], globals],
    [['player_fields'], playerFields],
    ...[...kinds, ...matters].map(({ at, fields }) => [[...at, 'fields'], fields] as const),
    ...[...actions, ...procedures].map(({ at, takes }) => [[...at, 'takes'], takes] as const),
  ];
}

function inDefinition(
  at: Place,
  { type, of }: Definition,
  by: Renamed,
  { mechanism, raw }: { readonly mechanism: Mechanism; readonly raw: unknown },
): Mention[] {
  const { what, name } = by;
  const written = valueAt(raw, at);
  if (what === 'kind') {
    if (type === name) return [value(isMap(written) ? [...at, 'type'] : at, by)];
    return type === 'list' && of === name ? [value([...at, 'of'], by)] : [];
  }
  if (what !== 'parameter' || !isMap(written) || written.default !== name) return [];
  const parameter = mechanism.parameters.find((one) => one.name === name);
  const words = type === 'text' || type === 'enum' || !isBaseType(type);
  return parameter?.type === type && !words ? [value([...at, 'default'], by)] : [];
}

function valueAt(raw: unknown, at: Place): unknown {
  return at.reduce((held, part) => (isMap(held) ? held[part] : undefined), raw);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
