import type { Game } from '../../game/types.ts';
import type { LawDiff } from '../../ruleset/amend/types.ts';
import type { EffectsView, Shapes } from '../render/views.ts';
import { shapes } from './market.ts';

type Programmed = Pick<Game, 'law'>;

/** What a difference shows, read with the shapes of the law before and after. */
export function effectsView(before: Programmed, after: Programmed, diff: LawDiff): EffectsView {
  return { diff, shapes: joinedShapes(shapes(before), shapes(after)), byHand: byHand(after, diff) };
}

function joinedShapes(before: Shapes, after: Shapes): Shapes {
  return {
    relations: new Map([...before.relations, ...after.relations]),
    types: new Map([...before.types, ...after.types]),
    plurals: new Map([...before.plurals, ...after.plurals]),
  };
}

/** FN-L4: rules that come or change and leave something to people. */
function byHand({ law }: Programmed, diff: LawDiff): EffectsView['byHand'] {
  return diff.rules.flatMap(({ id, title, how }) => {
    const rule = how === 'removed' ? undefined : law.rules.find((other) => other.id === id);
    if (rule === undefined) return [];
    if (rule.mechanism === null) return [{ title, clauses: [] }];
    const clauses = law.program.byHand.get(id) ?? [];
    return clauses.length === 0 ? [] : [{ title, clauses }];
  });
}
