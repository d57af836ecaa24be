import { printDice, readDice } from '../../dice/notation.ts';
import { LIMITS } from '../limits.ts';
import { printInteger } from '../print.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';

/** Rolls and records at once: nobody sees a roll and withdraws (FN-S10). Gives the total. */
export function roll(run: Run, notation: string, label: string, rule: string): bigint {
  const reading = readDice(notation);
  if (!reading.ok) throw new Error(reading.saying);
  const { count, sides, modifier } = reading.dice;
  spend(run, count, rule);
  const { faces, n } = run.world.dice.roll(count, sides);
  const total = faces.reduce((sum, face) => sum + face, modifier);
  run.rolls.push({
    dice: printDice(reading.dice),
    faces,
    modifier,
    total,
    label,
    n,
    before: run.table.mark(),
  });
  return BigInt(total);
}

/** So many dice more, of those that one move is given. */
export function spend(run: Run, count: number, rule: string): void {
  run.dice += count;
  if (run.dice <= LIMITS.dicePerMove) return;
  throw new Refusal(rule, [`One move may roll at most ${printInteger(LIMITS.dicePerMove)} dice.`]);
}
