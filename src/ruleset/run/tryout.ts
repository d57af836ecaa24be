import { type Move, NoDice, type Program, type Work, type World } from '../types.ts';
import { carryOut } from './act.ts';
import { Run } from './run.ts';

/**
 * Whether one move after another would be lawful in the same world, all paid for out of one purse. What only dice could
 * tell counts as lawful. Throws `Exhausted` when the purse is empty.
 */
export function tryout(program: Program, world: World, by: string, work: Work): (move: Move) => boolean {
  return (move) => {
    work.charge(0);
    const run = new Run(program, world, by);
    try {
      return carryOut(run, move).lawful;
    } catch (error) {
      if (error instanceof NoDice) return true;
      throw error;
    } finally {
      work.charge(run.meter.spent);
    }
  };
}
