import type { CompiledNeed } from '../compile/machine.ts';
import type { Frame } from '../expr/expression.ts';
import { Impossible } from '../expr/impossible.ts';
import { say } from '../expr/sentence.ts';
import { capitalised } from '../expr/vocabulary.ts';
import { type Ground, NoDice, type Notice, type Saying } from '../types.ts';
import { Exhausted } from './meter.ts';
import { ground, isOverflow, Refusal, whyBroken } from './refusal.ts';
import type { Run } from './run.ts';

/** What failed, in words for the one who tried; the rule at fault is told to everybody by a notice. */
export function broken(run: Run, error: unknown): Ground {
  if (error instanceof Refusal) return error.ground;
  if (error instanceof NoDice) throw error;
  if (error instanceof Impossible) return ground(run.at, [`${capitalised(error.message)}.`]);
  if (isOverflow(error))
    return ground(run.at, ['The amounts grow beyond what can be reckoned with; try smaller ones.']);
  const why: Saying = [error instanceof Exhausted ? error.message : whyBroken(error), '.'];
  const told = failure(
    run.at,
    '',
    { rule: run.at },
    ' could not be carried out: ',
    ...why,
    ' Nothing was changed.',
  );
  run.notices.push(told);
  return {
    ...ground(run.at, ['This rule could not be carried out: ', ...why, ' Nothing was changed.']),
    failed: told,
  };
}

/** Every need that fails, in order. One that cannot be reckoned out fails too. */
export function needGrounds(
  run: Run,
  needs: readonly CompiledNeed[],
  frameOf: (need: CompiledNeed) => Frame,
  action?: { readonly rule: string; readonly par?: number },
): Ground[] {
  return needs.flatMap((need) => {
    run.at = need.home.rule;
    const frame = frameOf(need);
    try {
      if (run.ask(need.that, frame) === true) return [];
      return [
        ground(
          need.home.rule,
          say(need.otherwise, run.asker, frame),
          need.par ?? (action?.rule === need.home.rule ? action.par : undefined),
        ),
      ];
    } catch (error) {
      return [broken(run, error)];
    }
  });
}

export function notice(rule: string, ...saying: Saying): Notice {
  return { rule, saying };
}

/** A rule failed, in the part of its block that an amendment would name so. */
export function failure(rule: string, broke: string, ...saying: Saying): Notice {
  return { rule, saying, broke };
}
