import { readDuration, writeDuration } from './duration.ts';
import { readMoment, writeMoment } from './moment.ts';
import type { Cell, Definition } from './types.ts';

/** What each item of a list has to be: the list's own bounds, options and pattern are those of its items. */
export function itemDefinition(list: Definition): Definition {
  const { of: type = 'text', default: _, ...rest } = list;
  return { ...rest, type, optional: false };
}

/** The type as a reader needs it to print a value: `integer`, `list of player`. */
export function typeName({ type, of }: { readonly type: string; readonly of?: string }): string {
  return type === 'list' && of !== undefined ? `list of ${of}` : type;
}

/** What a list of this type name holds. */
export function itemType(name: string): string {
  return name.startsWith('list of ') ? name.slice('list of '.length) : 'text';
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
