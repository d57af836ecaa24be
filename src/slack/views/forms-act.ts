import { keysUnder } from '../../game/cells.ts';
import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { act, weigh } from '../../ruleset/engine.ts';
import type { ActionSpec, Definition, Move, World } from '../../ruleset/types.ts';
import { mostLawful } from '../acts.ts';
import type { ActFormView, ArgView, ChoiceView } from '../render/views.ts';
import { door } from './clocks.ts';
import { fieldsOf, worthRule } from './roster.ts';
import { field, quotesOf, type Scene } from './scene.ts';

export type Initial = Readonly<Record<string, string>>;

/** Who would act, and with what the form begins. */
export interface Acting {
  readonly person: string;
  readonly initial: Initial;
}

/** A form of one field an argument, of which only lawful choices are offered. */
export function actFormView(scene: Scene, spec: ActionSpec, acting: Acting): ActFormView {
  const { game } = scene;
  const rule = { rule: spec.rule, ...(spec.par === undefined ? {} : { par: spec.par }) };
  const trade = tradeParts(game, spec);
  const quote = quotesOf(scene, [{ ...rule, saying: [] }])[0];
  return {
    ...door(spec),
    who: spec.who,
    rule,
    version: game.law.version,
    text: quote?.text || null,
    facts: trade ? fieldsOf(game, acting.person).filter((f) => f.name === trade.money) : [],
    args: spec.takes.map((definition) => argView(scene, spec, definition, acting)),
    most: trade ? most(scene, spec, acting, trade) : null,
  };
}

interface TradeParts {
  readonly thing: Definition;
  readonly count: Definition;
  readonly money: string;
  readonly price: string;
}

/** Of buying and selling: the thing, the number, the money and the price. */
function tradeParts(game: Game, spec: ActionSpec): TradeParts | null {
  const rule = worthRule(game);
  const thing = spec.takes.find((arg) => game.law.program.kinds.has(arg.type));
  const count = spec.takes.find((arg) => arg.type === 'integer');
  if (!rule || !thing || !count || (spec.name !== 'buy' && spec.name !== 'sell')) return null;
  return { thing, count, money: rule.money, price: rule.price };
}

function most(scene: Scene, spec: ActionSpec, acting: Acting, parts: TradeParts): ActFormView['most'] {
  const { game, at } = scene;
  const key = acting.initial[parts.thing.name] ?? '';
  const price = game.table.get(`${parts.thing.type}/${key}/${parts.price}`);
  if (typeof price !== 'number') return null;
  const move = { action: spec.name, args: { [parts.thing.name]: key } };
  const count = mostLawful(game, { by: acting.person, at }, move, parts.count.name);
  return count === 0 ? null : { key, count, price };
}

function argView(scene: Scene, spec: ActionSpec, definition: Definition, acting: Acting): ArgView {
  const { name, type, note, optional, min, max, floor, ceiling } = definition;
  const keys = candidates(scene.game, definition);
  const lawful = keys?.filter((key) => mayTake(scene, spec, acting, { [name]: key })) ?? null;
  const given = acting.initial[name] ?? null;
  const inTrade = tradeParts(scene.game, spec) !== null;
  const fallback = inTrade || definition.default === undefined ? null : String(definition.default);
  return {
    ...{ name, type, note },
    optional: optional || (!inTrade && definition.default !== undefined),
    min: min ?? floor ?? null,
    max: max ?? ceiling ?? null,
    initial: lawful !== null && given !== null && !lawful.includes(given) ? null : (given ?? fallback),
    choices: lawful?.map((key) => choice(scene.game, spec, definition, key)) ?? null,
    barred: keys?.filter((key) => !lawful?.includes(key)) ?? [],
  };
}

function candidates(game: Game, { type, options }: Definition): readonly string[] | null {
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

function choice(game: Game, spec: ActionSpec, { type }: Definition, key: string): ChoiceView {
  const kind = game.law.program.kinds.get(type);
  const price = tradeParts(game, spec)?.price;
  const told = kind?.fields.filter((f) => f.name !== kind.key && f.type !== 'text') ?? [];
  const shown = price === undefined ? told.slice(0, 3) : told.filter((f) => f.name === price);
  return {
    value: key,
    facts: shown.map((f) => field(f, game.table.get(`${type}/${key}/${f.name}`) ?? null)),
  };
}
