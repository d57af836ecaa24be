import { type CompiledTrigger, machineOf } from '../compile/machine.ts';
import { LIMITS } from '../limits.ts';
import type { Program, Table, World } from '../types.ts';
import { frameOf, subjects } from './consequence.ts';
import { Exhausted, type Meter } from './meter.ts';
import { Run } from './run.ts';

/** Whether some condition of a trigger that is on, or of victory, has to be looked at by the clock. */
export function hasTimed(program: Program, table: Table): boolean {
  const { timed, triggers } = machineOf(program);
  if (timed.size === 0) return false;
  return triggers.some((trigger) => timed.has(trigger) && !table.has(`off/${trigger.name}`));
}

/**
 * Whether any of these is otherwise in this world than when it was last looked at. One that breaks counts: settling
 * tells of it. Throws `Exhausted` when `work` does not pay for asking.
 */
export function stirs(program: Program, world: World, work: Meter): boolean {
  const run = new Run(program, world, '');
  const { timed, triggers } = run.machine;
  run.meter = work;
  // To find the things of a kind the whole gamestate is gone through.
  work.charge(LIMITS.workPerCall + Math.ceil(world.table.size / LIMITS.workPerRow));
  return run.within(() =>
    triggers.some((trigger) => timed.has(trigger) && !run.isOff(trigger) && isOtherwise(run, trigger)),
  );
}

function isOtherwise(run: Run, trigger: CompiledTrigger): boolean {
  return subjects(run, trigger).some((key) => {
    try {
      const holds = run.ask(trigger.test!, frameOf(run, trigger, key)) === true;
      return holds !== run.table.has(`true/${trigger.name}/${key}`);
    } catch (error) {
      if (error instanceof Exhausted) throw error;
      return true;
    }
  });
}
