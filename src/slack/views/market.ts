import { noDice } from '../../game/luck.ts';
import type { Fact, Game, GameEvent } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, valueChanges } from '../../ruleset/engine.ts';
import { typeName } from '../../ruleset/lists.ts';
import type { ActionView, Citation, Shapes, TradeView } from '../render/views.ts';
import { worthOf, worthRule } from './roster.ts';
import { citation, type Scene } from './scene.ts';

export type Taken = GameEvent & { readonly fact: Extract<Fact, { type: 'ActionTaken' }> };

export function ruleOfAction(game: Game, name: string): Citation | null {
  const action = game.law.program.actions.get(name);
  return action
    ? citation({ rule: action.rule, ...(action.par === undefined ? {} : { par: action.par }) })
    : null;
}

/** A trade is what moved one holding and one's own money and nothing else; null when the action was something else. */
export function tradeView({ game, at }: Scene, before: Game, event: Taken): TradeView | null {
  const rule = worthRule(game);
  const action = event.fact.action;
  if (!rule || (action !== 'buy' && action !== 'sell') || event.fact.rolls.length > 0) return null;
  const held = event.changes.find((c) => c.path.startsWith(`rel/${rule.relation}/${event.by}/`));
  const money = event.changes.find((c) => c.path === `player/${event.by}/${rule.money}`);
  const key = held?.path.split('/')[3];
  const kind = game.law.program.relations.get(rule.relation)?.of[1];
  const price = Number(before.table.get(`${kind}/${key}/${rule.price}`) ?? Number.NaN);
  if (!held || !money || key === undefined || !Number.isFinite(price)) return null;
  if (!isAll(game, event, [held.path, money.path])) return null;
  const [from, to] = [Number(held.from ?? 0), Number(held.to ?? 0)];
  return {
    by: event.by,
    action,
    relation: rule.relation,
    key,
    count: Math.abs(to - from),
    price,
    money: { name: rule.money, from: Number(money.from ?? 0), to: Number(money.to ?? 0) },
    held: { from, to },
    worth: worthOf(game, event.by),
    asked: null,
    cite: ruleOfAction(game, action),
    at: event.at || at,
    event: event.seq,
  };
}

/** What else came of it, a rule that failed among it, is to be told in full. */
function isAll({ law }: Game, { changes, fact }: Taken, paths: readonly string[]): boolean {
  const moved = valueChanges(changes, [law.program]);
  return (
    fact.notices.length === 0 && fact.said.length <= 1 && moved.every(({ path }) => paths.includes(path))
  );
}

export function actionView(scene: Scene, event: Taken): ActionView {
  const { game } = scene;
  const { action, rolls, said, notices } = event.fact;
  const spec = game.law.program.actions.get(action);
  return {
    action,
    note: spec?.note ?? '',
    by: event.by,
    nth: spec?.limits.some((limit) => limit.per === 'game')
      ? (game.past.actions.get(action)?.n ?? null)
      : null,
    at: event.at,
    event: event.seq,
    rule: ruleOfAction(game, action),
    rolls,
    changes: event.changes,
    said,
    notices,
    next: nextUse(scene, action, event.by),
    shapes: shapes(game),
  };
}

function nextUse({ game, at }: Scene, action: string, by: string): ActionView['next'] {
  const world = { ...worldAt(game, at, noDice), frozen: null };
  const fromMs = openTo(game.law.program, world, by, action).find((g) => g.fromMs !== undefined)?.fromMs;
  return fromMs === undefined ? null : { fromMs, cite: ruleOfAction(game, action) };
}

export function shapes(game: Pick<Game, 'law'>): Shapes {
  const { relations, kinds, playerFields, globals, matters } = game.law.program;
  const types = new Map<string, string>();
  for (const kind of kinds.values())
    for (const f of kind.fields) types.set(`${kind.name}/${f.name}`, typeName(f));
  for (const f of playerFields.values()) types.set(`player/${f.name}`, typeName(f));
  for (const kind of matters.values())
    for (const f of kind.fields) types.set(`matter_field/${f.name}`, typeName(f));
  for (const f of globals.values()) types.set(`global/${f.name}`, typeName(f));
  return {
    relations: new Map([...relations.values()].map((r) => [r.name, r.of])),
    types,
    plurals: new Map([...kinds.values()].map((k) => [k.name, k.plural])),
  };
}
