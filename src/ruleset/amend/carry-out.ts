import { checkValues } from '../run/check.ts';
import { back, here } from '../run/consequence.ts';
import { refit } from '../run/fill.ts';
import { followKind } from '../run/outcomes.ts';
import { hasRoom, TOO_MANY } from '../run/room.ts';
import type { Run } from '../run/run.ts';
import { settleRun } from '../run/settle.ts';
import { NoDice, type Program, type Saying } from '../types.ts';
import type { Chosen } from './conditions.ts';
import type { Desk } from './desk.ts';
import { numbersToKeep } from './numbers.ts';
import { AMENDMENT } from './operations.ts';
import { doSteps, readySteps } from './steps.ts';
import type { Circumstances } from './types.ts';

export interface Carrying {
  readonly desk: Desk;
  /** Under the new program. */
  readonly run: Run;
  readonly chosen: Chosen;
  readonly before: Program;
  readonly circumstances: Circumstances;
}

const UNROLLED = {
  steps: 'Its own steps roll dice; what they change is known only when it is enacted.',
  enactment: 'Enactment rolls dice; what comes of them is known only then.',
  consequences: 'Consequences of it roll dice; what comes of them is known only when it is enacted.',
} as const;
type Rolling = keyof typeof UNROLLED;

export interface CarriedOut {
  /** Sentences for what a question could not roll. */
  readonly unrolled: readonly Saying[];
  /** So many of the changes, the first, are no consequences. */
  readonly own: number;
}

/** Steps 4 to 9 of an enactment. */
export function carryOut({ desk, run, chosen, before, circumstances }: Carrying): CarriedOut {
  const unrolled: Saying[] = [];
  const stopped = { unrolled, own: 0 };
  const unlessRolled = (what: Rolling, work: () => void): void => {
    if (!rolledNothing(run, work)) unrolled.push([UNROLLED[what]]);
  };
  for (const [path, highest] of numbersToKeep(desk.rules(), desk.numbers, circumstances.world.table))
    run.table.put(path, highest, AMENDMENT);
  if (!hasRoom(run, before)) {
    desk.faults.push({ line: null, column: null, saying: TOO_MANY });
    return stopped;
  }
  refit(run, before);
  const ready = readySteps(desk, chosen.operations, run, circumstances);
  if (desk.faults.length > 0) return stopped;
  unlessRolled('steps', () => doSteps(desk, ready, run, circumstances));
  const { matter } = circumstances;
  if (matter !== null) unlessRolled('enactment', () => followKind(run, matter));
  if (desk.faults.length > 0) return stopped;
  // What its steps would have set is not known, so nothing can be missed.
  if (unrolled.length === 0) complainOfValues(desk, run);
  const own = run.table.mark();
  if (desk.faults.length === 0) unlessRolled('consequences', () => settleRun(run, []));
  return { unrolled, own };
}

/** False when it would have rolled; then it is as if it had not been tried. */
function rolledNothing(run: Run, work: () => void): boolean {
  const begin = here(run);
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof NoDice)) throw error;
    back(run, begin);
    return false;
  }
}

function complainOfValues(desk: Desk, run: Run): void {
  for (const { rule, saying } of checkValues(run)) {
    const touch = desk.touches.findLast(({ draft }) => draft.rule().id === rule);
    const spot = touch ? desk.authored.spot(touch.at) : { line: null, column: null };
    desk.faults.push({ ...spot, saying: `The gamestate: ${saying}` });
  }
}
