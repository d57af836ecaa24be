import { type Drawing, HEIGHT, WIDTH } from './drawing.ts';
import { spread } from './spread.ts';
import { type Scale, scaleOf, type TimeTick, timeTicks } from './ticks.ts';

export const AXIS_PX = 32;
export const LABEL_PX = 31;
/** The shipped font's letters are about this wide, in parts of their size. */
const LETTER = 0.62;
const BOLD_LETTER = 0.74;
const TOP = 120;
const BOTTOM = HEIGHT - 140;
const LABEL_GAP = 33;
const MARKER_ROOM = 34;

export interface EndLabel {
  readonly line: number;
  readonly text: string;
  /** Where its line ends, and where it stands itself. */
  readonly from: readonly [x: number, y: number];
  readonly y: number;
}

/** Where everything stands, in pixels. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly values: Scale;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly TimeTick[];
  readonly labels: readonly EndLabel[];
  x(at: number): number;
}

export function plotOf({ lines, from, to: end }: Drawing): Plot {
  // One instant alone stands at the end of an hour.
  const [start, to] = end > from ? [from, end] : [from - 3_600_000, from];
  const values = scaleOf(lines.flatMap(({ points }) => points.flatMap(([, value]) => value ?? [])));
  const widest = Math.max(...[values.low, values.high].map((n) => axisWords(n).length));
  const texts = lines.map(({ label, points }) => (points.at(-1)?.[1] === null ? `${label} (ended)` : label));
  const left = Math.round(46 + widest * AXIS_PX * LETTER);
  const longest = Math.max(...texts.map((text) => text.length), 1);
  const right = Math.round(WIDTH - Math.min(340, 64 + longest * LABEL_PX * BOLD_LETTER));
  const x = (at: number) => left + ((at - start) / (to - start)) * (right - left);
  const y = (value: number) => BOTTOM - ((value - values.low) / (values.high - values.low)) * (BOTTOM - TOP);
  const ends = lines.map(({ points }): readonly [number, number] => {
    const last = points.findLast(([, value]) => value !== null);
    const gone = points.at(-1)?.[1] === null;
    return last
      ? [gone ? x(points.at(-1)?.[0] ?? to) : x(Math.max(end, last[0])), y(last[1] ?? 0)]
      : [right, BOTTOM];
  });
  const heights = spread(
    ends.map(([, height]) => height),
    LABEL_GAP,
    [TOP - 12, BOTTOM + 12],
  );
  const labels = texts.map((text, line) => ({
    line,
    text,
    from: ends[line] ?? ([right, BOTTOM] as const),
    y: heights[line] ?? BOTTOM,
  }));
  return {
    left,
    right,
    top: TOP,
    bottom: BOTTOM,
    values,
    from: start,
    to,
    ticks: timeTicks(start, to),
    labels,
    x,
  };
}

/** Which marks have room for their letters: never two in one place. */
export function roomyMarks(
  marks: readonly { readonly at: number; readonly label: string }[],
  plot: Plot,
): Set<number> {
  const roomy = new Set<number>();
  let free = Number.NEGATIVE_INFINITY;
  for (const [i, { at, label }] of marks.entries()) {
    const x = plot.x(at);
    const half = (label.length * AXIS_PX * LETTER) / 2;
    if (x - half < free) continue;
    roomy.add(i);
    free = x + half + 10;
  }
  return roomy;
}

/** Points of a line that carry its marker: the first, the last, and some between them. */
export function markedPoints(
  points: readonly (readonly [number, number | null])[],
  plot: Plot,
  nth: number,
): Set<number> {
  const marked = new Set<number>();
  const each = Math.max(MARKER_ROOM * 2, (plot.right - plot.left) / 9);
  let free = Number.NEGATIVE_INFINITY;
  for (const [i, [at, value]] of points.entries()) {
    if (value === null) continue;
    const x = plot.x(at);
    if (x < free) continue;
    marked.add(i);
    free = i === 0 ? x + each * (0.4 + (nth % 3) * 0.3) : x + each;
  }
  marked.add(points.findLastIndex(([, value]) => value !== null));
  return marked;
}

const COMMAS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumFractionDigits: 3,
  useGrouping: true,
});

/** 1,014,620; beyond ten places 12.5B. */
export function axisWords(value: number): string {
  const whole = COMMAS.format(value);
  return whole.length <= 11 ? whole : SHORT.format(value);
}
