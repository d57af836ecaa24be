import { being, DiceValue } from '../expr/beings.ts';
import { durationOf } from '../expr/lengths.ts';
import type { Cell } from '../types.ts';

/** Longer than any duration a rule can name: how long ago is what never was. Seconds. */
export const NEVER_S = 9_007_199_254_740;

/** A value at rest as expressions see it. With `accept`, one of the only two places where numbers change form. */
export function toCel(type: string, cell: Cell): unknown {
  switch (type) {
    case 'integer':
      return BigInt(cell as number);
    case 'duration':
      return durationOf((cell as number) * 1_000);
    case 'moment':
      return new Date(cell as number);
    case 'dice':
      return new DiceValue(cell as string);
    case 'list':
      return [...(cell as readonly string[])];
    case 'text':
    case 'enum':
    case 'flag':
      return cell;
    default:
      return being(type, String(cell));
  }
}
