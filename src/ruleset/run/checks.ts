import type { CompiledLimit, CompiledNeed } from '../compile/machine.ts';
import type { Frame } from '../expr/expression.ts';
import { say } from '../expr/sentence.ts';
import type { ActionSpec, Check, Ground, Move, Program, Saying, World } from '../types.ts';
import { broken, needGrounds } from './judge.ts';
import { type Args, actionOf, framing, frozenGrounds, needsOf, unknownAction } from './judging.ts';
import { lengthMs, limitGround } from './limits.ts';
import { readArguments } from './move.ts';
import { ground } from './refusal.ts';
import { Run } from './run.ts';
import { whoFails, whoGrounds } from './who.ts';

/**
 * Every condition of a move before its steps, those that hold and those that do not, in the order they are judged:
 * the ones that fail are the grounds of a refusal. Rolls nothing and changes nothing.
 */
export function checksOf(program: Program, world: World, by: string, move: Move): readonly Check[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    const spec = program.actions.get(move.action);
    if (!spec) return [no(unknownAction(program, move.action))];
    const { args, grounds } = readArguments(run, spec, move.args);
    const first = [...roles(run, spec), ...freeze(run, spec), ...grounds.map(no), ...things(run, spec, args)];
    if (whoFails(run, spec)) return first;
    return [...first, ...conditions(run, spec, args, grounds.length === 0)];
  });
}

const no = (one: Ground): Check => ({ ...one, holds: false });
const yes = (one: Ground): Check => ({ ...one, holds: true });

function roles(run: Run, spec: ActionSpec): Check[] {
  const barred = whoGrounds(run, spec);
  if (barred.length > 0) return barred.map(no);
  return [yes(ground(spec.rule, whoHolds(run, spec), spec.par))];
}

function whoHolds(run: Run, { who }: ActionSpec): Saying {
  const person = { player: run.by };
  switch (who) {
    case 'anyone':
      return ['Anybody may.'];
    case 'observer':
      return [person, ` is no ${run.noun('player')} now.`];
    case 'emperor':
      return [person, ` is the ${run.noun('emperor')}.`];
    case 'subject':
      return [person, ` is a ${run.noun('player')} other than the ${run.noun('emperor')}.`];
    case 'referee':
      return ['The referee has seen it happen.'];
    case 'player':
      return [person, ` is a ${run.noun('player')}.`];
  }
}

function freeze(run: Run, spec: ActionSpec): Check[] {
  const frozen = frozenGrounds(run, spec);
  if (frozen.length > 0) return frozen.map(no);
  if (spec.whileFrozen) return [];
  return [...run.program.matters.values()]
    .filter((kind) => kind.freezes)
    .map((kind) => {
      const saying = [`No ${kind.opens.replace(/[:\s]+$/, '')} is open.`];
      return yes(ground(kind.rule, saying, kind.par.freezes));
    });
}

/** What was named exists. */
function things({ program }: Run, spec: ActionSpec, args: Args): Check[] {
  return spec.takes.flatMap(({ name, type }) => {
    const kind = program.kinds.get(type);
    const key = args.get(name);
    if (kind === undefined || typeof key !== 'string') return [];
    return [yes(ground(kind.rule, [`${key} is a ${kind.name.replaceAll('_', ' ')}.`]))];
  });
}

function conditions(run: Run, spec: ActionSpec, args: Args, complete: boolean): Check[] {
  const frameOf = framing(run, spec, args);
  const judged = needsOf(run, spec.name).filter((need) => complete || !need.ofArguments);
  return [
    ...judged.flatMap((need) => needCheck(run, spec, need, frameOf)),
    ...actionOf(run, spec.name).limits.flatMap((limit) => limitCheck(run, spec, limit)),
  ];
}

function needCheck(
  run: Run,
  spec: ActionSpec,
  need: CompiledNeed,
  frameOf: (need: CompiledNeed) => Frame,
): Check[] {
  const failed = needGrounds(run, [need], frameOf, spec);
  const sums = compared(run, need, frameOf(need), failed.length > 0);
  if (failed.length > 0) {
    return failed.map((one) =>
      no({ ...one, saying: [...one.saying, ...(sums.length === 0 ? [] : [' ', ...sums])] }),
    );
  }
  const name = need.name === null ? '' : `${need.name.replaceAll('_', ' ')}: `;
  const saying = sums.length === 0 ? [`${name}\`${need.that.source}\` holds.`] : [name, ...sums];
  const par = need.par ?? (spec.rule === need.home.rule ? spec.par : undefined);
  return [yes(ground(need.home.rule, saying, par))];
}

/** ``3,778 ≥ 50 (`player.cash / stock.price >= count`)``; of several that do not all hold nobody says which. */
function compared(run: Run, need: CompiledNeed, frame: Frame, failed: boolean): Saying {
  const terms = need.terms();
  const verdict = failed && terms.length === 1 ? ' is false' : '';
  return terms.flatMap((term, i): Saying => {
    const left = say([term.left], run.asker, frame);
    const right = say([term.right], run.asker, frame);
    const sum = [...left, ` ${term.sign} `, ...right, `${verdict} (\`${term.source}\`)`];
    return i === 0 ? sum : ['; ', ...sum];
  });
}

function limitCheck(run: Run, spec: ActionSpec, limit: CompiledLimit): Check[] {
  const action = actionOf(run, spec.name);
  run.at = spec.rule;
  try {
    const barred = limitGround(run, spec.name, action, limit);
    if (barred !== null) return [no(barred)];
    const saying = unused(run, limit, Math.round(lengthMs(run, action, limit) / 1_000));
    return [yes(ground(spec.rule, saying, limit.par ?? spec.par))];
  } catch (error) {
    return [no(broken(run, error))];
  }
}

/** `Nobody has done this in the last 1 hour.` */
function unused(run: Run, { times, per, window }: CompiledLimit, lastingS: number): Saying {
  const often: Saying = times === 1 ? [' has done this '] : [' has done this ', { amount: times }, ' times '];
  const who: Saying =
    per === 'game'
      ? ['Nobody', ...often]
      : [
          { player: run.by },
          ...(times === 1 ? [' has not done this '] : [' has not done this ', { amount: times }, ' times ']),
        ];
  const when = window === 'fixed' ? 'in this cycle of ' : 'in the last ';
  return [...who, when, { lastingS }, '.'];
}
