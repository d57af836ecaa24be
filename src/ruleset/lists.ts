import { readDuration, writeDuration } from './duration.ts';
import { readMoment, writeMoment } from './moment.ts';
import type { Cell, Definition } from './types.ts';

/** What each item of a list has to be: the list's own bounds, options and pattern are those of its items. */
export function itemDefinition(list: Definition): Definition {
  const { of: type = 'text', default: _, ...rest } = list;
  return { ...rest, type, optional: false };
}

/** An item as a list keeps it: as it would be written, so that the door takes it again as it stands. */
export function asWritten(type: string, cell: Cell): string {
  if (type === 'duration') return writeDuration(Number(cell));
  return type === 'moment' ? writeMoment(Number(cell)) : String(cell);
}

/** An item of a list as a value on its own. */
export function itemCell(type: string, item: string): Cell {
  switch (type) {
    case 'integer':
      return Number(item);
    case 'flag':
      return item === 'true';
    case 'duration':
      return readDuration(item) ?? 0;
    case 'moment':
      return readMoment(item) ?? 0;
    default:
      return item;
  }
}
