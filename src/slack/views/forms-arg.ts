import { noDice } from '../../dice/provable.ts';
import { keysUnder } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { act, weigh } from '../../ruleset/engine.ts';
import type { ActionSpec, Cell, Definition, KindSpec, Move, World } from '../../ruleset/types.ts';
import type { ArgView, ChoiceView, FieldView } from '../render/views.ts';
import { type Acting, type Initial, tradeParts } from './forms-act.ts';
import { field, type Scene } from './scene.ts';

export function argView(scene: Scene, spec: ActionSpec, definition: Definition, acting: Acting): ArgView {
  const { name, type, of, note, optional, min, max, floor, ceiling } = definition;
  const keys = candidates(scene.game, definition);
  // What may stand among several cannot be told of one alone.
  const lawful =
    type === 'list' ? keys : (keys?.filter((key) => mayTake(scene, spec, acting, { [name]: key })) ?? null);
  const given = acting.initial[name] ?? null;
  const inTrade = tradeParts(scene.game, spec) !== null;
  const fallback = inTrade || definition.default === undefined ? null : written(definition.default);
  return {
    ...{ name, type, note },
    ...(type === 'list' && { of: of ?? 'text' }),
    optional: optional || (!inTrade && definition.default !== undefined),
    min: min ?? floor ?? null,
    max: max ?? ceiling ?? null,
    initial:
      type !== 'list' && lawful !== null && given !== null && !lawful.includes(given)
        ? null
        : (given ?? fallback),
    choices: lawful?.map((key) => choice(scene.game, spec, definition, key)) ?? null,
    barred: keys?.filter((key) => !lawful?.includes(key)) ?? [],
  };
}

/** A value that somebody declares of something of theirs: whatever fits its definition may be chosen. */
export function declaredView(game: Game, definition: Definition, initial: string | null): ArgView {
  const { name, type, of, note, optional, min, max, floor, ceiling } = definition;
  const fallback = definition.default === undefined ? null : written(definition.default);
  const kind = game.law.program.kinds.get(type === 'list' ? (of ?? 'text') : type);
  return {
    ...{ name, type, note },
    ...(type === 'list' && { of: of ?? 'text' }),
    optional: optional || definition.default !== undefined,
    min: min ?? floor ?? null,
    max: max ?? ceiling ?? null,
    initial: initial ?? fallback,
    choices:
      candidates(game, definition)?.map((value) => ({ value, facts: factsOf(game, kind, value) })) ?? null,
    barred: [],
  };
}

function factsOf(game: Game, kind: KindSpec | undefined, key: string): readonly FieldView[] {
  const told = kind?.fields.filter((f) => f.name !== kind.key && f.type !== 'text') ?? [];
  return told.slice(0, 3).map((f) => field(f, game.table.get(`${kind?.name}/${key}/${f.name}`) ?? null));
}

function written(cell: Cell): string {
  return typeof cell === 'object' ? cell.join(', ') : String(cell);
}

export function candidates(game: Game, definition: Definition): readonly string[] | null {
  const { options } = definition;
  const type = definition.type === 'list' ? (definition.of ?? 'text') : definition.type;
  if (type === 'enum') return options ?? [];
  return type === 'player' || game.law.program.kinds.has(type) ? keysUnder(game.table, `is/${type}`) : null;
}

/** Whether the rules would let this choice through, as far as can be told without the other arguments. */
function mayTake({ game, at }: Scene, spec: ActionSpec, acting: Acting, chosen: Initial): boolean {
  const given = Object.fromEntries(
    spec.takes.flatMap(({ name, type }) => {
      const known = acting.initial[name];
      return known === undefined || type === 'integer' ? [] : [[name, known]];
    }),
  );
  const args = { ...given, ...chosen };
  const open = spec.takes.filter(
    (arg) => !arg.optional && arg.default === undefined && !Object.hasOwn(args, arg.name),
  );
  const world = worldAt(game, at, noDice);
  const grounds = weigh(game.law.program, world, acting.person, { action: spec.name, args });
  if (grounds.length > open.length) return false;
  return open.length > 0 || spec.rolls || carriesThrough(game, world, acting, { action: spec.name, args });
}

function carriesThrough(game: Game, world: World, { person }: Acting, move: Move): boolean {
  return act(game.law.program, world, person, move).lawful;
}

export function choice(game: Game, spec: ActionSpec, definition: Definition, key: string): ChoiceView {
  const type = definition.type === 'list' ? (definition.of ?? 'text') : definition.type;
  const kind = game.law.program.kinds.get(type);
  const price = tradeParts(game, spec)?.price;
  const told = kind?.fields.filter((f) => f.name !== kind.key && f.type !== 'text') ?? [];
  const shown = price === undefined ? told.slice(0, 3) : told.filter((f) => f.name === price);
  return {
    value: key,
    facts: shown.map((f) => field(f, game.table.get(`${type}/${key}/${f.name}`) ?? null)),
  };
}
