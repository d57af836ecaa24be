import { type Column, columnsText } from '../columns.ts';
import { dayName, inUtc } from '../dates.ts';
import { withCommas } from '../numbers.ts';
import type { ChartLine, ChartRow, ChartView, Reader } from '../views.ts';
import { lineLabel } from './chart-words.ts';

/** The numbers as code tables of at most `most` columns of text, as many lines side by side as fit; from the row `from` on. */
export function chartTables(view: ChartView, reader: Reader, from: number, most?: number): string[][] {
  const rows = view.rows.map((row, i) => ({ row, i })).slice(from);
  const left = leftColumns(rows.map(({ row }) => row));
  const columns = view.lines.map((line) => column(line, rows, reader));
  const groups: Column[][] = [];
  for (const one of columns) {
    const last = groups.at(-1);
    if (last && columnsText([...left, ...last, one], most) !== null) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => columnsText([...left, ...group], most) ?? narrow(left, group));
}

function leftColumns(rows: readonly ChartRow[]): Column[] {
  const plain = { right: false, free: false };
  return [
    { head: 'UTC', ...plain, cells: rows.map(({ at }, i) => timeWords(at, rows[i - 1]?.at)) },
    { head: '', ...plain, cells: rows.map(({ mark }) => (mark === '' ? 'start' : mark)) },
  ];
}

/** `3 Feb 12:00`, and the time alone on the same day. */
function timeWords(at: number, before: number | undefined): string {
  const time = inUtc({ ms: at, as: 'minute' }).slice(0, 5);
  return before !== undefined && dayName(before) === dayName(at)
    ? time.padStart(12)
    : `${dayName(at)} ${time}`.padStart(12);
}

function column(
  line: ChartLine,
  rows: readonly { readonly row: ChartRow; readonly i: number }[],
  reader: Reader,
): Column {
  return {
    head: lineLabel(line, reader, 'words'),
    right: true,
    free: false,
    cells: rows.map(({ i }) => cellOf(line, i)),
  };
}

function cellOf({ values, ended }: ChartLine, i: number): string {
  const value = values[i];
  if (value !== null && value !== undefined) return withCommas(value);
  return ended?.row === i ? `${withCommas(ended.with)} end` : '';
}

/** A number longer than the table is wide stands on a line of its own. */
function narrow(left: readonly Column[], group: readonly Column[]): string[] {
  return group.flatMap(({ head, cells }) => [
    head,
    ...cells.map((cell, i) => `${left.map(({ cells: words }) => words[i]).join(' ')} ${cell}`),
  ]);
}
