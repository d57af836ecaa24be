import { itemCell, itemType } from '../../ruleset/lists.ts';
import type { Cell } from '../../ruleset/types.ts';
import { cutPlain, MOST } from './budget.ts';
import { at } from './dates.ts';
import { oneLine } from './escape.ts';
import { amount, bold, joined, type Phrase, player } from './phrase.ts';
import type { FieldView, HoldingView } from './views.ts';

/** `min_price` as people read it. */
export function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A cell as its type is printed; `most` units of free text. */
export function cellWords(type: string, value: Cell | null, most: number = MOST.name): Phrase {
  if (value === null) return ['unset'];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value === 'number') {
    if (type === 'duration') return [{ lastingS: value }];
    return type === 'moment' ? [at(value)] : [amount(value)];
  }
  if (typeof value === 'string')
    return type === 'player' ? [player(value)] : [cutPlain(oneLine(value), most)];
  return listWords(type, value, most);
}

/** Items beyond what there is room for are counted. */
function listWords(type: string, items: readonly string[], most: number): Phrase {
  if (items.length === 0) return ['none'];
  const of = itemType(type);
  if (of === 'text') return [cutPlain(oneLine(items.join(', ')), most)];
  const room = Math.max(1, Math.floor(most / 8));
  const shown = items.slice(0, room).map((item) => cellWords(of, itemCell(of, item), most));
  const left = items.length - shown.length;
  return [...joined(shown, ', '), ...(left > 0 ? [` and ${left} more`] : [])];
}

/** cash 4,120 */
export function fieldWords(field: FieldView, emphasis = false): Phrase {
  const value = cellWords(field.type, field.value);
  return [`${field.note || spaced(field.name)} `, ...(emphasis ? [bold(...value)] : value)];
}

/** `ALFA 1,200, BRAV 800`; the relation is named only where there are several. */
export function holdingWords(holdings: readonly HoldingView[], most = Number.POSITIVE_INFINITY): Phrase {
  const several = new Set(holdings.map((h) => h.relation)).size > 1;
  const shown = holdings.slice(0, most).map((h): Phrase => {
    const key: Phrase = h.of === 'player' ? [player(h.key)] : [h.key];
    return [...(several ? [`${spaced(h.relation)} `] : []), ...key, ' ', amount(h.amount)];
  });
  const left = holdings.length - most;
  return [...joined(shown, ', '), ...(left > 0 ? [` and ${left} more`] : [])];
}
