import type { Game } from '../../game/types.ts';
import type { ActionSpec, Definition } from '../../ruleset/types.ts';
import { mostLawful } from '../acts.ts';
import type { ActFormView } from '../render/views.ts';
import { door } from './clocks.ts';
import { argView } from './forms-arg.ts';
import { fieldsOf, worthRule } from './roster.ts';
import { quotesOf, type Scene } from './scene.ts';

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
export function tradeParts(game: Game, spec: ActionSpec): TradeParts | null {
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
