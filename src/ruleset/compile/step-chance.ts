import type { Expression } from '../expr/expression.ts';
import { INT, itemOf, listOf, typeWords } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import type { Source } from '../mechanism.ts';
import { draw } from '../run/draw.ts';
import { Refusal } from '../run/refusal.ts';
import { addLocal, expression, type Site } from './site.ts';
import type { Compiled, Of } from './steps.ts';

/** One of a list by chance, or with a count so many different places of it. */
export function pickStep(site: Site, scope: Scope, step: Of<'pick'>): Compiled {
  const chance = listed(site, scope, step.from, 'pick');
  const count = step.count && expression(site, scope, step.count, INT);
  const type = step.count === null ? chance.item : listOf(chance.item);
  const after = addLocal(site, scope, step.as, { type, at: [...step.at, 'as'] });
  const { list } = chance;
  if (list === null || (step.count !== null && count === null)) return { doing: null, scope: after };
  return {
    scope: after,
    doing: (run, frame) => {
      const all = run.ask(list, frame) as readonly unknown[];
      if (all.length === 0) throw new Refusal(site.home.rule, ['There is nothing to pick from.']);
      const wanted = count === null ? 1n : (run.ask(count, frame) as bigint);
      const drawn = draw(run, all, Number(wanted), site.home.rule);
      frame[step.as] = count === null ? drawn[0] : run.holding(drawn);
    },
  };
}

export function shuffleStep(site: Site, scope: Scope, step: Of<'shuffle'>): Compiled {
  const { list, item } = listed(site, scope, step.list, 'shuffle');
  const after = addLocal(site, scope, step.as, { type: listOf(item), at: [...step.at, 'as'] });
  if (list === null) return { doing: null, scope: after };
  return {
    scope: after,
    doing: (run, frame) => {
      const all = run.ask(list, frame) as readonly unknown[];
      frame[step.as] = run.holding(draw(run, all, all.length, site.home.rule));
    },
  };
}

function listed(
  site: Site,
  scope: Scope,
  source: Source,
  word: string,
): { readonly list: Expression | null; readonly item: string } {
  site.effects.rolls = true;
  const list = expression(site, scope, source, null);
  const item = list && itemOf(list.type);
  if (list && item === null)
    site.complain(source.at, `${source.source} is ${typeWords(list.type)}; ${word} needs a list`);
  return item === null ? { list: null, item: INT } : { list, item };
}
