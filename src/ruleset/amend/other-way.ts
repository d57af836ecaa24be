import { compile } from '../compile/compile.ts';
import { Run } from '../run/run.ts';
import type { Saying } from '../types.ts';
import { applyToRules } from './apply.ts';
import { Desk } from './desk.ts';
import { titlesIn } from './former-titles.ts';
import { numbersIn } from './numbers.ts';
import type { Operation } from './operations.ts';
import { placed } from './placing.ts';
import { type ReadAmendment, toldOnce } from './read.ts';
import { readySteps } from './steps.ts';
import type { Circumstances, Standing } from './types.ts';

/** A condition that does not hold now may hold when it counts: what would then be wrong, for voters to know. */
export function otherWay(
  standing: Standing,
  read: ReadAmendment,
  circumstances: Circumstances,
  outcomes: ReadonlyMap<Operation, boolean>,
): Saying[] {
  if (outcomes.size === 0) return [];
  const desk = new Desk(
    standing.rules,
    { ...read, shelf: circumstances.shelf, titles: titlesIn(circumstances) },
    numbersIn(circumstances.world.table),
  );
  const operations = flipped(read.operations, outcomes);
  applyToRules(desk, operations);
  const compiled = desk.faults.length === 0 ? compile(desk.rules()) : null;
  if (compiled?.ok === false) desk.faults.push(...compiled.faults.map((fault) => placed(desk, fault)));
  if (compiled?.ok === true) {
    const run = new Run(compiled.program, circumstances.world, circumstances.by);
    run.within(() => readySteps(desk, operations, run, circumstances));
  }
  return toldOnce(desk.faults)
    .slice(0, 5)
    .map(({ line, saying }) => [
      `Were its condition the other way, it could not be applied${line === null ? '' : ` (line ${line})`}: ${saying}.`,
    ]);
}

function flipped(operations: readonly Operation[], outcomes: ReadonlyMap<Operation, boolean>): Operation[] {
  return operations.flatMap((one) => {
    if (one.op !== 'if') return [one];
    return flipped(outcomes.get(one) === true ? one.else : one.then, outcomes);
  });
}
