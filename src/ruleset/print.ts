import { printDuration } from './duration.ts';
import { itemCell } from './lists.ts';
import { printMoment } from './moment.ts';
import type { Cell } from './types.ts';

/** `1,000,000`, `-3`. Takes a whole number. */
export function printInteger(n: number | bigint): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A value in words, by its type (for a list, `of` is that of its items): `1,000,000`, `18 hours`, `2021-12-24 00:00 UTC`, `yes`. References print their key. */
export function printCell(type: string, cell: Cell, of = 'text'): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'string') return cell;
  if (typeof cell !== 'number') return cell.map((item) => printCell(of, itemCell(of, item))).join(', ');
  if (type === 'duration') return printDuration(cell);
  return type === 'moment' ? printMoment(cell) : printInteger(cell);
}
