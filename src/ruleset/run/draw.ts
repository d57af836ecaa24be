import { MOST_LABEL, MOST_SIDES } from '../../dice/notation.ts';
import { printDuration } from '../duration.ts';
import { Being, DiceValue } from '../expr/beings.ts';
import { LIMITS } from '../limits.ts';
import { printMoment } from '../moment.ts';
import { printInteger } from '../print.ts';
import { spend } from './luck.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';

/** So many different places of a list, in the order in which chance drew them. Each throw is recorded with what it drew. */
export function draw(run: Run, list: readonly unknown[], count: number, rule: string): unknown[] {
  const left = [...list];
  run.meter.charge(left.length);
  const drawn: unknown[] = [];
  while (drawn.length < count && left.length > 0) {
    run.meter.charge(LIMITS.workPerStep);
    const at = left.length === 1 ? 0 : thrown(run, left, rule);
    drawn.push(left[at]);
    // The place is filled with the last one, so that drawing costs the same however long the list is.
    left[at] = left.at(-1);
    left.pop();
  }
  return drawn;
}

/** Where only one is left no dice are needed, and none are thrown. */
function thrown(run: Run, left: readonly unknown[], rule: string): number {
  const sides = left.length;
  if (sides > MOST_SIDES) {
    throw new Refusal(rule, [`Chance picks from at most ${printInteger(MOST_SIDES)} things.`]);
  }
  spend(run, 1, rule);
  const { faces, n } = run.world.dice.roll(1, sides);
  const face = faces[0]!;
  const label = labelOf(run, left[face - 1]).slice(0, MOST_LABEL);
  run.rolls.push({
    dice: `1D${sides}`,
    faces,
    modifier: 0,
    total: face,
    label,
    picked: true,
    n,
    before: run.table.mark(),
  });
  return face - 1;
}

/** A value as the label of a throw. */
export function labelOf(run: Run, value: unknown): string {
  if (value instanceof Being) return value.$kind === 'player' ? run.label(value.$key) : value.$key;
  if (value instanceof DiceValue) return value.$notation;
  if (value instanceof Date) return printMoment(value.getTime());
  if (typeof value === 'object' && value !== null && 'seconds' in value)
    return printDuration(Number(value.seconds));
  return typeof value === 'bigint' ? printInteger(value) : String(value);
}
