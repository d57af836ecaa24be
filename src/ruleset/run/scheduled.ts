import type { Duration } from '@marcbachmann/cel-js/evaluator';
import { machineOf } from '../compile/machine.ts';
import type { CompiledSchedule } from '../compile/timing.ts';
import type { Expression } from '../expr/expression.ts';
import { LIMITS } from '../limits.ts';
import { MINUTE_MS, nextOnGrid } from '../timing.ts';
import { NoDice, type Program, type World } from '../types.ts';
import { back, here, reasonOf, switchOff } from './consequence.ts';
import { carryOutCall } from './later.ts';
import { Exhausted, Meter } from './meter.ts';
import { type Outcomes, outcomes } from './outcomes.ts';
import { Run } from './run.ts';
import { settleRun } from './settle.ts';

/** When a schedule comes round. Whether its condition holds then is asked of `comesRound`. */
export interface Timetable {
  readonly name: string;
  readonly rule: string;
  readonly whileFrozen: boolean;
  /** The first instant after this one, ms; null when there is none. */
  next(after: number): number | null;
}

/** The schedules that are switched on, in rule order; one whose time cannot be reckoned out never comes. */
export function timetables(program: Program, world: World): readonly Timetable[] {
  const { schedules } = machineOf(program);
  if (schedules.length === 0) return [];
  const run = new Run(program, world, '');
  return run.within(() =>
    schedules
      .filter((one) => !run.isOff(one))
      .map((one) => ({
        name: one.name,
        rule: one.home.rule,
        whileFrozen: one.decl.whileFrozen,
        next: nexts(run, one),
      })),
  );
}

function nexts(run: Run, { timing, home }: CompiledSchedule): Timetable['next'] {
  const asked = (expression: Expression): unknown => {
    try {
      return run.ask(expression, run.frame(home.scope));
    } catch {
      return null;
    }
  };
  if ('once' in timing) {
    const once = asked(timing.once) as Date | null;
    return (after) => (once !== null && once.getTime() > after ? once.getTime() : null);
  }
  const every = asked(timing.every) as Duration | null;
  if (every === null) return () => null;
  const grid = { ...timing, everyMs: Math.max(MINUTE_MS, every.valueOf()) };
  return (after) => nextOnGrid(grid, after);
}

/**
 * Whether a schedule runs at the instant of this world. A condition that breaks counts: the run tells of it.
 * Throws `Exhausted` when `work` does not pay for asking.
 */
export function comesRound(program: Program, world: World, name: string, work: Meter): boolean {
  const run = new Run(program, world, '');
  run.meter = work;
  work.charge(LIMITS.workPerCall);
  return run.within(() => {
    const found = run.machine.schedules.find((one) => one.name === name);
    if (!found) return false;
    try {
      return holds(run, found);
    } catch (error) {
      if (error instanceof NoDice || error instanceof Exhausted) throw error;
      return true;
    }
  });
}

function holds(run: Run, { when, home }: CompiledSchedule): boolean {
  run.at = home.rule;
  return when === null || run.ask(when, run.frame(home.scope)) === true;
}

/**
 * Runs a schedule, and what follows from it; null when its condition does not hold. One that errs, refuses, or asks for
 * more work than is given, is undone and switched off, in public.
 */
export function strike(program: Program, world: World, name: string): Outcomes | null {
  const run = new Run(program, world, '');
  return run.within(() => {
    const found = run.machine.schedules.find((one) => one.name === name);
    if (!found || !strikeNow(run, found)) return null;
    settleRun(run);
    return outcomes(run);
  });
}

/** False when its condition does not hold. */
function strikeNow(run: Run, schedule: CompiledSchedule): boolean {
  const before = here(run);
  try {
    run.meter = new Meter(LIMITS.workPerTrigger);
    if (!holds(run, schedule)) return false;
    run.meter = new Meter(LIMITS.workPerMove);
    schedule.does(run, run.frame(schedule.home.scope));
  } catch (error) {
    if (error instanceof NoDice) throw error;
    back(run, before);
    switchOff(run, schedule, reasonOf(error), 'schedule');
  }
  return true;
}

/** Does what was put off until now; a schedule that had to wait for its dice is put off too. */
export function comeDue(program: Program, world: World, id: string): Outcomes {
  const run = new Run(program, world, '');
  return run.within(() => {
    const name = run.table.get(`later/${id}/call`);
    const waited = run.machine.schedules.find((one) => one.name === name);
    carryOutCall(run, id);
    if (waited && !run.isOff(waited)) strikeNow(run, waited);
    settleRun(run);
    return outcomes(run);
  });
}
