import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import type { LawDiff } from '../../ruleset/amend/types.ts';
import { byHand } from '../../ruleset/engine.ts';
import type { EffectsView, Shapes } from '../render/views.ts';
import { shapes } from './market.ts';
import { plainWords } from './words.ts';

type Programmed = Pick<Game, 'law'>;

/** What a difference shows, read with the shapes of the law before and after; `at` is when the law after it holds. */
export function effectsView(before: Programmed, after: Game, diff: LawDiff, at: number): EffectsView {
  return { diff, shapes: joinedShapes(shapes(before), shapes(after)), byHand: leftToPeople(after, diff, at) };
}

function joinedShapes(before: Shapes, after: Shapes): Shapes {
  return {
    relations: new Map([...before.relations, ...after.relations]),
    types: new Map([...before.types, ...after.types]),
    plurals: new Map([...before.plurals, ...after.plurals]),
  };
}

/** FN-L4: rules that come or change and leave something to people. */
function leftToPeople(after: Game, diff: LawDiff, at: number): EffectsView['byHand'] {
  const { law } = after;
  const world = worldAt(after, at, noDice);
  return diff.rules.flatMap(({ id, title, how }) => {
    const rule = how === 'removed' ? undefined : law.rules.find((other) => other.id === id);
    if (rule === undefined) return [];
    if (rule.mechanism === null) return [{ title, clauses: [] }];
    const clauses = byHand(law.program, world, id).map(plainWords);
    return clauses.length === 0 ? [] : [{ title, clauses }];
  });
}
