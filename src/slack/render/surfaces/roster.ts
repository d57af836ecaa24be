import { cellWords, fieldWords, holdingWords, spaced } from '../cells.ts';
import { at } from '../dates.ts';
import { amount, aNoun, bold, joined, Noun, type Phrase, player, under } from '../phrase.ts';
import type { BoardView, FieldView, RosterRow, WorthRule } from '../views.ts';

/** How much of each line there is room for. */
export interface RosterRoom {
  /** Holdings per player. */
  readonly holdings: number;
  /** Only the field that money is kept in, or the first. */
  readonly onlyMoney: boolean;
}

/** `*2=* Ana (Emperor, cannot win) · net 1,000,000 · cash 937,600 · ALFA 600` */
export function rosterLine(row: RosterRow, view: BoardView, room: RosterRoom): Phrase {
  const place = row.rank === null ? '•' : `${row.rank}${row.tied ? '=' : '.'}`;
  return joined(
    [
      [row.rank === null ? place : bold(place), ' ', player(row.person), ...roles(row)],
      ...(row.worth === null ? [] : [['net ', amount(row.worth)] as Phrase]),
      ...fieldsShown(row, view, room).map((field) => fieldWords(field)),
      ...(row.holdings.length === 0 || room.holdings === 0
        ? []
        : [holdingWords(row.holdings, room.holdings)]),
    ],
    ' · ',
  );
}

/** `Tied 2 Ana, Emperor, 1,000,000 (cash 937,600; ALFA 600).` */
export function rosterAloud(row: RosterRow): Phrase {
  const place = row.rank === null ? '' : `${row.tied ? 'Tied ' : ''}${row.rank} `;
  const worth: Phrase = row.worth === null ? [] : [', net ', amount(row.worth)];
  const details = [
    ...row.fields.map((field) => fieldWords(field)),
    ...(row.holdings.length === 0 ? [] : [holdingWords(row.holdings)]),
  ];
  const inside: Phrase = details.length === 0 ? [] : [' (', ...joined(details, '; '), ')'];
  return [place, player(row.person), ...roles(row), ...worth, ...inside, '.'];
}

function roles(row: RosterRow): Phrase {
  const words: Phrase[] = [
    ...(row.emperor ? [[Noun('emperor')] as Phrase] : []),
    ...(row.achieved ? [[bold('has achieved victory')] as Phrase] : []),
    ...(row.cannotWin ? [['cannot win'] as Phrase] : []),
    ...(row.away ? [['not in the channel'] as Phrase] : []),
  ];
  return words.length === 0 ? [] : [' (', ...joined(words, ', '), ')'];
}

function fieldsShown(row: RosterRow, view: BoardView, room: RosterRoom): readonly FieldView[] {
  if (!room.onlyMoney) return row.fields;
  const money = row.fields.find((field) => field.name === view.worth?.money) ?? row.fields[0];
  return money ? [money] : [];
}

/** Observers, and how worth is reckoned. */
export function underRoster(view: BoardView, short: boolean): Phrase {
  const observers = view.observers.map(
    (o): Phrase =>
      o.fromMs === null ? [player(o.person)] : [player(o.person), ' (may return from ', at(o.fromMs), ')'],
  );
  const named: Phrase = short
    ? [`${view.observers.length} (`, { code: '/nomic state' }, ')']
    : joined(observers, ', ');
  const worth: Phrase = view.worth === null ? [] : [`Net worth = ${worthWords(view.worth)}`];
  return joined(
    [...(view.observers.length === 0 ? [] : [[Noun('observers'), ': ', ...named] as Phrase]), worth].filter(
      (words) => words.length > 0,
    ),
  );
}

/** `cash + shares × price` */
function worthWords({ money, relation, price, others = [] }: WorthRule): string {
  const held = [{ relation, price }, ...others].map(
    (one) => `${spaced(one.relation)} × ${spaced(one.price)}`,
  );
  return [spaced(money), ...held].join(' + ');
}

export function observersAloud(view: BoardView): Phrase[] {
  return view.observers.map((o) => [
    Noun('observer'),
    ': ',
    player(o.person),
    ...(o.fromMs === null ? [] : [', may be ', aNoun('player'), ' again from ', at(o.fromMs)]),
    '.',
  ]);
}

/** `Other values: NOMA 0 (rule 2.5)`: what they mean stands in their rule. */
export function globalsWords(view: BoardView): Phrase {
  if (view.globals.length === 0) return [];
  const values = view.globals.map(
    (g): Phrase => [`${g.note || spaced(g.name)} `, ...cellWords(g.type, g.value, 96), ...under(g)],
  );
  return ['Other values: ', ...joined(values)];
}

/** The rules say where else these values are to be found. */
export function trackerWords(url: string): Phrase {
  return [`these values are also kept at ${new URL(url).hostname}`];
}

/** Unless the title says it already. */
export function themeWords({ theme, round }: BoardView): Phrase[] {
  return theme === null || theme === '' || theme === round ? [] : [['Theme: ', { typed: theme }]];
}
