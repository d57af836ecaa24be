import { Being, DiceValue } from './beings.ts';
import { MatterValue } from './matter-value.ts';
import { RuleValue } from './rule-value.ts';

/** Whether two values of one type are equal, as `==` has it. */
export function same(a: unknown, b: unknown): boolean {
  if (a instanceof Being) return b instanceof Being && a.$kind === b.$kind && a.$key === b.$key;
  if (a instanceof MatterValue) return b instanceof MatterValue && a.$id === b.$id;
  if (a instanceof RuleValue) return b instanceof RuleValue && a.id === b.id;
  if (a instanceof DiceValue) return b instanceof DiceValue && a.$notation === b.$notation;
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  if (isDuration(a)) return isDuration(b) && a.seconds === b.seconds && a.nanos === b.nanos;
  return a === b;
}

interface Lasting {
  readonly seconds: bigint;
  readonly nanos: number;
}

function isDuration(value: unknown): value is Lasting {
  return typeof value === 'object' && value !== null && 'seconds' in value && 'nanos' in value;
}

/** Something to know a value by among values of its type: equal values have equal marks. */
export function markOf(value: unknown): unknown {
  if (value instanceof Being) return value.$key;
  if (value instanceof MatterValue) return value.$id;
  if (value instanceof RuleValue) return value.id;
  if (value instanceof DiceValue) return value.$notation;
  if (value instanceof Date) return value.getTime();
  return isDuration(value) ? `${value.seconds}.${value.nanos}` : value;
}
