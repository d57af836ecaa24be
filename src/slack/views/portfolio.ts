import { keysUnder } from '../../game/cells.ts';
import type { Game, GameEvent } from '../../game/types.ts';
import type { KindSpec } from '../../ruleset/types.ts';
import type { FieldView, PortfolioView, ThingView } from '../render/views.ts';
import { fieldsOf, holdings, priceOf, roster, worthOf, worthRule } from './roster.ts';
import { field, type Scene } from './scene.ts';

export function portfolioView(scene: Scene, person: string, mine: boolean): PortfolioView {
  const { game } = scene;
  const rows = roster(scene);
  const row = rows.find((r) => r.person === person);
  const known = game.table.has(`is/player/${person}`);
  const held = holdings(game, person).map((one) => ({
    ...one,
    price: priceOf(game, one),
    paid: game.past.paid.get(`rel/${one.relation}/${person}/${one.key}`) ?? null,
  }));
  const traded = held.some(({ price, paid }) => price !== null && paid !== null);
  return {
    person,
    mine,
    rank: row && row.rank !== null ? { place: row.rank, tied: row.tied, of: rows.length } : null,
    ...sorted(game, known ? fieldsOf(game, person) : []),
    holdings: held,
    worth: known ? worthOf(game, person) : null,
    earned: game.past.earned.get(person) ?? (traded ? 0 : null),
  };
}

/** What is no part of the worth stands apart from the sum. */
function sorted(game: Game, all: readonly FieldView[]): Pick<PortfolioView, 'fields' | 'beside'> {
  const rule = worthRule(game);
  const counts = ({ name }: FieldView) => rule === null || name === rule.money;
  return { fields: all.filter(counts), beside: all.filter((one) => !counts(one)) };
}

/** A thing with every move of its numbers, and who holds of it; null for what the law has no word of. */
export function thingView(game: Game, kind: KindSpec, key: string, events: readonly GameEvent[]): ThingView {
  const fields = kind.fields.map((f) =>
    field(f, f.name === kind.key ? key : (game.table.get(`${kind.name}/${key}/${f.name}`) ?? null)),
  );
  const numbers = new Set(
    kind.fields.filter((f) => f.type === 'integer').map((f) => `${kind.name}/${key}/${f.name}`),
  );
  const moves = events.flatMap((event) =>
    event.changes.flatMap(({ path, from, to }) =>
      numbers.has(path) && typeof from === 'number' && typeof to === 'number'
        ? [{ at: event.at, from, to, event: event.seq }]
        : [],
    ),
  );
  const relations = [...game.law.program.relations.values()].filter(({ of }) => of[1] === kind.name);
  const holders = relations.flatMap((relation) =>
    keysUnder(game.table, `rel/${relation.name}`).flatMap((person) => {
      const amount = game.table.get(`rel/${relation.name}/${person}/${key}`);
      return typeof amount === 'number' && amount !== 0 ? [{ person, relation: relation.name, amount }] : [];
    }),
  );
  return {
    kind: kind.name,
    key,
    fields,
    moves: numbers.size === 0 ? null : moves,
    holders: relations.length === 0 ? null : holders,
  };
}
