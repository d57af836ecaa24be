import { noDice } from '../../game/luck.ts';
import { demotedAt, emperor, observers, players } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { hasAchieved, maySubmit, parameter } from '../../ruleset/engine.ts';
import type { FieldView, HoldingView, RosterRow, WorthRule } from '../render/views.ts';
import { field, type Scene } from './scene.ts';

/** Worth can be reckoned when people trade things they hold for money at a price: the money + what is held × price. */
export function worthRule(game: Game): WorthRule | null {
  const [first, ...rest] = game.law.program.exchanges;
  if (!first) return null;
  const others = rest
    .filter(({ money, relation }) => money === first.money && relation !== first.relation)
    .map(({ relation, price }) => ({ relation, price }));
  const { money, relation, price } = first;
  return { money, relation, price, ...(others.length === 0 ? {} : { others }) };
}

export function worthOf(game: Game, person: string): number | null {
  const rule = worthRule(game);
  if (!rule) return null;
  const money = Number(game.table.get(`player/${person}/${rule.money}`) ?? 0);
  return holdings(game, person).reduce((sum, held) => sum + held.amount * (priceOf(game, held) ?? 0), money);
}

/** What one of a thing held is traded at now; null when it is not traded. */
export function priceOf(game: Game, { relation, of, key }: Omit<HoldingView, 'amount'>): number | null {
  const traded = game.law.program.exchanges.find((one) => one.relation === relation);
  const price = traded && game.table.get(`${of}/${key}/${traded.price}`);
  return typeof price === 'number' ? price : null;
}

/** What a person has of things, largest first. */
export function holdings(game: Game, person: string): HoldingView[] {
  const own = new RegExp(`^rel/([^/]+)/${person}/([^/]+)$`);
  const found: HoldingView[] = [];
  for (const [path, cell] of game.table) {
    const [, relation, key] = own.exec(path) ?? [];
    if (relation === undefined || key === undefined || typeof cell !== 'number' || cell === 0) continue;
    found.push({ relation, of: game.law.program.relations.get(relation)?.of[1] ?? '', key, amount: cell });
  }
  return found.sort((a, b) => b.amount - a.amount);
}

export function fieldsOf(game: Game, person: string): FieldView[] {
  return [...game.law.program.playerFields.values()].map((definition) =>
    field(definition, game.table.get(`player/${person}/${definition.name}`) ?? null),
  );
}

/** Places by worth, ties sharing a number; without worth, order of joining. */
export function roster(scene: Scene): RosterRow[] {
  const { game } = scene;
  const world = worldAt(game, scene.at, noDice);
  const people = players(game.table).map((person) => ({ person, worth: worthOf(game, person) }));
  const ranked = people.every((p) => p.worth !== null) && people.length > 0;
  const order = ranked ? [...people].sort((a, b) => Number(b.worth) - Number(a.worth)) : people;
  return order.map(({ person, worth }) => ({
    person,
    rank: ranked ? people.filter((other) => Number(other.worth) > Number(worth)).length + 1 : null,
    tied: ranked && people.filter((other) => other.worth === worth).length > 1,
    emperor: person === emperor(game),
    achieved: hasAchieved(game.law.program, world, person),
    cannotWin: !canWin(scene, person),
    worth,
    fields: fieldsOf(game, person),
    holdings: holdings(game, person),
    away: scene.away.has(person),
  }));
}

/** Whether some kind of matter that ends in victory is open to this person by rule. */
function canWin({ game, at }: Scene, person: string): boolean {
  const { program } = game.law;
  const winning = [...program.matters.values()].filter((kind) => kind.enacted === 'victory');
  const barred = (kind: string) => program.matters.get(kind)?.who === 'subject' && person === emperor(game);
  return winning.some(
    (kind) =>
      !barred(kind.name) || maySubmit(program, worldAt(game, at, noDice), person, kind.name).length === 0,
  );
}

export function observerRows(scene: Scene): { person: string; fromMs: number | null }[] {
  return observers(scene.game).map((person) => ({ person, fromMs: returnMs(scene.game, person) }));
}

/** Earliest return of someone who was made an observer, or null when nothing keeps them. */
export function returnMs(game: Game, person: string): number | null {
  const since = demotedAt(game, person);
  const wait = parameter(game.law.program, 'return_wait');
  return since === null || typeof wait !== 'number' ? null : since + wait * 1000;
}
