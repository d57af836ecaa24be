import type { Saying } from '../../../ruleset/types.ts';
import type { Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { withCommas } from '../numbers.ts';
import type { Part } from '../parts.ts';
import { bold, code, joined, type Phrase, player, plural } from '../phrase.ts';
import type { ChartView, Reader } from '../views.ts';
import { altText } from './chart-alt.ts';
import { chartTables } from './chart-table.ts';
import { chartTitle, lineLabel, sortName } from './chart-words.ts';

/** How a chart is shown: with its picture or, when there is none, why; and what else can be asked for. */
export interface Showing {
  /** Id of the file that holds the picture; null when it could not be uploaded. */
  readonly file: string | null;
  /** The wish and that of the next page as buttons carry them; null where it stands in public already. */
  readonly value: string | null;
  readonly next: string | null;
  /** Who shows it to everybody. */
  readonly by?: string;
  /** Types for the same: `/nomic chart ALFA`. */
  readonly typed: string;
}

const MOST_ROWS = 24;
/** Columns of text that a phone shows without breaking a row. */
const PHONE = 40;
/** What the picture's words, the title and the notes leave for the tables, in units of JSON. */
const TABLE_UNITS = 7_000;

/** The picture with its numbers as a table under it, the newest last; the table alone when there is no picture. */
export function chartMessage(view: ChartView, reader: Reader, showing: Showing): Message {
  const alt = altText(view, reader);
  const title: Phrase = [chartTitle(view, reader, 'words')];
  const from = Math.max(0, view.rows.length - roomFor(view, reader));
  const tables = chartTables(view, reader, from, PHONE);
  const more: Phrase = [code(`${showing.typed} table`), ' sends every number as a file'];
  const notes = notesOf(view, showing, { from, more });
  const presses = pressesOf(view, showing);
  const parts: Part[] = [
    ...(showing.file === null
      ? [{ lines: [[bold(...title)]] }]
      : [{ picture: { file: showing.file, alt, title } }]),
    ...tables.map((table): Part => ({ table })),
    { small: joined(notes) },
    ...(presses.length === 0 ? [] : [{ presses }]),
  ];
  return compose(parts, { sentences: sentencesOf(view, reader, [title, ...notes]), more }, reader);
}

function roomFor(view: ChartView, reader: Reader): number {
  const tables = chartTables(view, reader, Math.max(0, view.rows.length - 1), PHONE);
  const wide = tables.reduce((sum, [head = '']) => sum + Math.max(head.length, PHONE) + 2, 0);
  return Math.max(2, Math.min(MOST_ROWS, Math.floor(TABLE_UNITS / Math.max(1, wide)) - 1));
}

function notesOf(
  view: ChartView,
  { file, by }: Showing,
  { from, more }: { readonly from: number; readonly more: Phrase },
): Phrase[] {
  const key = view.sorts.map((sort): Phrase => [`${sort.letters} ${sortName(sort)}`]);
  return [
    ...(by === undefined ? [] : [['Shown by ', player(by)] as Phrase]),
    ...(file === null ? [['The picture could not be uploaded; these are its numbers'] as Phrase] : []),
    ...(file === null ? [] : [['Lines differ by dash and marker and are labelled at their ends'] as Phrase]),
    ...key,
    ...(from === 0 ? [] : [[`${withCommas(from)} earlier ${plural(from, 'row')}: `, ...more] as Phrase]),
  ];
}

function pressesOf(view: ChartView, { value, next }: Showing): Press[] {
  if (value === null) return [];
  const last = Math.min(view.total, view.first + view.lines.length * 2 - 1);
  const from = view.first + view.lines.length;
  return [
    {
      id: 'chart.share',
      label: ['Show to everybody'],
      value,
      aloud: ['Show to everybody: this chart, in the channel'],
    },
    ...(next === null || from > view.total
      ? []
      : [{ id: 'chart.open', label: [`Lines ${from} to ${last} of ${view.total}`], value: next } as const]),
  ];
}

/** The title, then each line with its newest numbers. */
function sentencesOf(view: ChartView, reader: Reader, [title = [], ...notes]: readonly Phrase[]): Phrase[] {
  const lines = view.lines.map((line): Phrase => {
    const numbers = line.values.flatMap((value) => value ?? []).slice(-MOST_ROWS);
    const gone = line.ended === null ? '' : `, ended with ${withCommas(line.ended.with)}`;
    return [`${lineLabel(line, reader, 'words')} ${numbers.map(withCommas).join(', ')}${gone}.`];
  });
  return [[...title, '.'], ...lines, ...notes.map((note): Phrase => [...note, '.'])];
}

/** Where there is nothing to draw: why, and what there could be. */
export function noChart(why: string): Saying[] {
  return [
    [why],
    ['Charts: `/nomic chart`, a symbol after it, `me`, `standings`, or a person from the list after @.'],
  ];
}
