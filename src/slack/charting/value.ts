import type { Game } from '../../game/types.ts';
import type { ChartWish } from '../render/views.ts';
import { chartedKind } from '../views/chart-fields.ts';

/** A wish as a button carries it: `person|U0ANA|1`, `things|ALFA,BRAV|1|stock`. */
export function wishValue(wish: ChartWish): string {
  const end = `|${wish.page}`;
  switch (wish.of) {
    case 'kind':
      return `kind|${wish.kind}${end}`;
    case 'things':
      return `things|${wish.keys.map(encodeURIComponent).join(',')}${end}|${wish.kind}`;
    case 'person':
      return `person|${wish.person}${end}`;
    case 'standings':
      return `standings|${end}`;
    case 'field':
      return `field|${wish.field}${end}`;
    case 'global':
      return `global|${wish.name}${end}`;
  }
}

/** What such a button asks for; `ALL` is everything, `me` the one who presses. Null for what it cannot mean any more. */
export function wishFrom(game: Game, value: string, asker: string): ChartWish | null {
  if (value === 'me') return { of: 'person', person: asker, page: 1 };
  const [of, about = '', number = '1', kind = ''] = value.split('|');
  const page = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 1;
  const all = chartedKind(game);
  switch (of) {
    case 'ALL':
      return all === null ? { of: 'standings', page } : { of: 'kind', kind: all, page };
    case 'kind':
      return { of, kind: about, page };
    case 'things':
      return { of, kind, keys: about.split(',').map(decoded), page };
    case 'person':
      return { of, person: about, page };
    case 'standings':
      return { of, page };
    case 'field':
      return { of, field: about, page };
    case 'global':
      return { of, name: about, page };
    default:
      return null;
  }
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
