import { printRule, removing, restoring, unautomating } from '../../ruleset/engine.ts';
import type { Rule } from '../../ruleset/types.ts';
import { placeOf, ruleOf } from '../cite.ts';
import { noDice } from '../luck.ts';
import { emperor } from '../people.ts';
import type { Game } from '../types.ts';
import { judgeAmendment } from './judge.ts';

/** An amendment that mends a rule that failed. */
export interface Repair {
  readonly source: string;
  readonly how:
    | { readonly is: 'restored'; readonly version: number }
    | { readonly is: 'removed'; readonly part: string }
    | { readonly is: 'left to people' };
}

interface Edition {
  readonly version: number;
  readonly rules: readonly Rule[];
}

/**
 * The first of these that fits the law as it is: the newest edition of the rule that differs from the one that failed,
 * the rule without the part that failed, the rule as words alone. Null where none fits, or the rule was amended since.
 * @param editions every version of the law, oldest first
 */
export function repairOf(
  game: Game,
  failed: { readonly rule: string; readonly part: string; readonly version: number },
  editions: readonly Edition[],
  at: number,
): Repair | null {
  const rule = ruleOf(game.law, failed.rule);
  if (rule === null || rule.mechanism === null) return null;
  const asOf = (edition: Edition) => sameRule(edition, game, rule);
  const then = editions.findLast(({ version }) => version <= failed.version);
  const judged = then && asOf(then);
  if (!judged || printRule(judged) !== printRule(rule)) return null;
  const earlier = editions
    .filter(({ version }) => version < failed.version)
    .reverse()
    .flatMap((edition): Repair[] => {
      const was = asOf(edition);
      if (was === null || was.mechanism === rule.mechanism) return [];
      return [{ source: restoring(rule, was), how: { is: 'restored', version: edition.version } }];
    });
  const { part } = failed;
  const without: Repair[] =
    part === '' ? [] : [{ source: removing(rule, part), how: { is: 'removed', part } }];
  const words: Repair = { source: unautomating(rule), how: { is: 'left to people' } };
  const offered = [...earlier, ...without, words];
  return offered.find(({ source }) => fits(game, source, at)) ?? null;
}

/** Rules keep their number for as long as they stand, whatever they are called. */
function sameRule({ rules }: Edition, { law }: Game, rule: Rule): Rule | null {
  const place = placeOf(law, rule);
  return rules.find((one) => one.scope === rule.scope && placeOf({ rules }, one) === place) ?? null;
}

function fits(game: Game, source: string, at: number): boolean {
  const by = emperor(game);
  return judgeAmendment(game, { source, by, at, dice: noDice, matter: null, shelf: new Map() }).ok;
}
