import { being, DiceValue } from '../expr/beings.ts';
import { durationOf } from '../expr/lengths.ts';
import { itemCell } from '../lists.ts';
import type { Cell } from '../types.ts';

/** Longer than any duration a rule can name: how long ago is what never was. Seconds. */
export const NEVER_S = 9_007_199_254_740;

/** A value at rest as expressions see it. With `accept`, one of the only two places where numbers change form. */
export function toCel({ type, of = 'text' }: Shaped, cell: Cell): unknown {
  if (type === 'list') return (cell as readonly string[]).map((item) => single(of, itemCell(of, item)));
  return single(type, cell);
}

interface Shaped {
  readonly type: string;
  readonly of?: string;
}

function single(type: string, cell: Cell): unknown {
  switch (type) {
    case 'integer':
      return BigInt(cell as number);
    case 'duration':
      return durationOf((cell as number) * 1_000);
    case 'moment':
      return new Date(cell as number);
    case 'dice':
      return new DiceValue(cell as string);
    case 'text':
    case 'enum':
    case 'flag':
      return cell;
    default:
      return being(type, String(cell));
  }
}
