import type { Drawing, DrawnLine } from '../../charts/drawing.ts';
import { chartKey, chartTitle, lineLabel } from '../render/surfaces/chart-words.ts';
import type { ChartLine, ChartRow, ChartView, Reader } from '../render/views.ts';

/** More instants than this cannot be told apart at 1,200 dots across. */
const MOST_INSTANTS = 240;

/** The picture of a chart. Its words are few and its own letters: no names in other scripts. */
export function drawingOf(view: ChartView, reader: Reader): Drawing {
  const { rows, lines } = view;
  const from = rows[0]?.at ?? 0;
  const to = rows.at(-1)?.at ?? from;
  const kept = thinned(rows);
  return {
    title: chartTitle(view, reader, 'picture'),
    key: chartKey(view),
    from,
    to,
    lines: lines.map((line) => drawnLine(line, rows, kept, reader)),
    marks: kept.slice(1).map((row) => ({ at: rows[row]?.at ?? 0, label: rows[row]?.mark ?? '' })),
  };
}

function drawnLine(
  line: ChartLine,
  rows: readonly ChartRow[],
  kept: readonly number[],
  reader: Reader,
): DrawnLine {
  const { values, ended } = line;
  const points: [number, number | null][] = [];
  let before: number | null = null;
  for (const row of kept) {
    const at = rows[row]?.at ?? 0;
    const value = values[row] ?? null;
    if (value === null && before !== null) points.push([at, ended?.with ?? before], [at, null]);
    if (value !== null && (value !== before || row === rows.length - 1)) points.push([at, value]);
    before = value;
  }
  return { label: lineLabel(line, reader, 'picture'), points };
}

/** The rows to draw: each as long as they are few, else the last of each stretch of time. */
function thinned(rows: readonly ChartRow[]): number[] {
  const all = rows.map((_, i) => i);
  if (rows.length <= MOST_INSTANTS) return all;
  const [from, to] = [rows[0]?.at ?? 0, rows.at(-1)?.at ?? 0];
  const stretch = Math.max(1, (to - from) / MOST_INSTANTS);
  const of = (row: number) => Math.floor(((rows[row]?.at ?? 0) - from) / stretch);
  return all.filter((row) => row === 0 || row === rows.length - 1 || of(row) !== of(row + 1));
}
