import type { Change } from '../../ruleset/types.ts';
import { cellWords, spaced } from './cells.ts';
import { ARROW, type Phrase, player } from './phrase.ts';
import type { Shapes } from './views.ts';

/** Places of the gamestate that people care about; the rest is bookkeeping of the engine. */
export type Place =
  | { readonly is: 'field'; readonly kind: string; readonly key: string; readonly field: string }
  | { readonly is: 'thing'; readonly kind: string; readonly key: string }
  | { readonly is: 'holding'; readonly relation: string; readonly left: string; readonly right: string }
  | { readonly is: 'global'; readonly name: string };

const ENGINE = new Set([
  'achieved',
  'attest',
  'broke',
  'dice',
  'did',
  'duty',
  'game',
  'lapse',
  'later',
  'lock',
  'matter',
  'next',
  'note',
  'note_post',
  'off',
  'renamed',
  'setting',
  'signal',
  'true',
  'used',
  'vote',
  'wish',
]);
const ENGINE_FIELDS = new Set(['label', 'playing', 'joined', 'round', 'demoted', 'stepped-down']);

/** `stock/CHAR/price`, `rel/shares/U1/CHAR`, `global/noma`, `is/stock/DELT`; null for the engine's own. */
export function placeOf(path: string): Place | null {
  const [head = '', a = '', b = '', c = ''] = path.split('/');
  if (ENGINE.has(head)) return null;
  if (head === 'global') return { is: 'global', name: a };
  if (head === 'rel') return { is: 'holding', relation: a, left: b, right: c };
  if (head === 'is') return a === 'player' || a === 'matter' ? null : { is: 'thing', kind: a, key: b };
  if (head === 'player' && ENGINE_FIELDS.has(b)) return null;
  return { is: 'field', kind: head, key: a, field: b };
}

function keyWords(kind: string, key: string): Phrase {
  return kind === 'player' ? [player(key)] : [key];
}

/** `Ben cash`, `CHAR price`, `Ben CHAR`, `noma`. */
export function placeWords(place: Place, shapes: Shapes): Phrase {
  if (place.is === 'global') return [spaced(place.name)];
  if (place.is === 'thing') return [`${spaced(place.kind)} `, ...keyWords(place.kind, place.key)];
  if (place.is === 'field') return [...keyWords(place.kind, place.key), ` ${spaced(place.field)}`];
  const [left = 'player', right = ''] = shapes.relations.get(place.relation) ?? [];
  return [...keyWords(left, place.left), ' ', ...keyWords(right, place.right), ` ${spaced(place.relation)}`];
}

function typeOf(place: Place, shapes: Shapes): string {
  if (place.is === 'global') return shapes.types.get(`global/${place.name}`) ?? 'text';
  if (place.is === 'field') return shapes.types.get(`${place.kind}/${place.field}`) ?? 'text';
  return 'integer';
}

/** `Ben cash 812,300 → 801,550`; null where there is nothing to tell. */
export function changeWords(change: Change, shapes: Shapes): Phrase | null {
  const place = placeOf(change.path);
  if (place === null || change.from === change.to) return null;
  if (place.is === 'thing') {
    return [...placeWords(place, shapes), change.to === null ? ' is gone' : ' is new'];
  }
  const type = typeOf(place, shapes);
  const absent = place.is === 'holding' ? 0 : null;
  const from = cellWords(type, change.from ?? absent);
  return [
    ...placeWords(place, shapes),
    ' ',
    ...from,
    ' ',
    ARROW,
    ' ',
    ...cellWords(type, change.to ?? absent),
  ];
}

/** Things that ended, and who lost what of them. */
export interface Ending {
  readonly kind: string;
  readonly key: string;
  readonly rule: string;
  readonly lost: readonly { readonly person: string; readonly relation: string; readonly amount: number }[];
}

export function endings(changes: readonly Change[], shapes: Shapes): Ending[] {
  return changes.flatMap((change): Ending[] => {
    const place = placeOf(change.path);
    if (place?.is !== 'thing' || change.to !== null) return [];
    const { kind, key } = place;
    return [{ kind, key, rule: change.rule, lost: losses(changes, kind, key, shapes) }];
  });
}

function losses(changes: readonly Change[], kind: string, key: string, shapes: Shapes) {
  return changes.flatMap((change) => {
    const place = placeOf(change.path);
    if (place?.is !== 'holding' || typeof change.from !== 'number' || change.to !== null) return [];
    const of = shapes.relations.get(place.relation);
    if (of?.[0] !== 'player' || of[1] !== kind || place.right !== key) return [];
    return [{ person: place.left, relation: place.relation, amount: change.from }];
  });
}
