import type { DrawnTrack } from './drawing.ts';
import { DOWN, INK, line, QUIET, text, UP } from './marks.ts';

export const TRACK_PX = 66;
const LEFT = 210;
const RIGHT = 690;
const TOP_CENTS = 200;
const ARROW_PX = 26;
const MARKS_CENTS = [0, 50, 100, 150, 200];

/** A stock's scale with its token, where it came from, and what happened in words. */
export function trackMarks(track: DrawnTrack, top: number, isFirst: boolean): string[] {
  const y = top + TRACK_PX / 2;
  const scale = MARKS_CENTS.flatMap((cents) => {
    const x = xOf(cents);
    const isPar = cents === 100;
    const tall = isPar ? 24 : 12;
    return [
      line(
        { x1: x, y1: y - tall, x2: x, y2: y + tall },
        { stroke: isPar ? QUIET : '#b9b9c0', width: isPar ? 3 : 2 },
      ),
      ...(isFirst
        ? [text(`$${(cents / 100).toFixed(2)}`, { x, y: top - 10, size: 22, anchor: 'middle', fill: QUIET })]
        : []),
    ];
  });
  return [
    text(track.name, { x: 36, y: y + 10, size: 29, bold: true }),
    line({ x1: LEFT, y1: y, x2: RIGHT, y2: y }, { stroke: '#b9b9c0', width: 3 }),
    ...scale,
    ...arrow(track, y),
    `<circle cx="${xOf(track.priceCents)}" cy="${y}" r="14" fill="${INK}" stroke="#ffffff" stroke-width="3"/>`,
    text(track.price, { x: 716, y: y + 10, size: 29, bold: true }),
    ...words(track, y),
  ];
}

function xOf(cents: number): number {
  return LEFT + ((RIGHT - LEFT) * cents) / TOP_CENTS;
}

/** Below the scale, from where the token lay to where it came, or to the end of the scale after a split or a crash. */
function arrow({ arrow: moved }: DrawnTrack, top: number): string[] {
  if (moved === null) return [];
  const y = top + ARROW_PX;
  const [from, to] = [xOf(moved.fromCents), xOf(moved.toCents)];
  const way = to >= from ? 1 : -1;
  const colour = way > 0 ? UP : DOWN;
  const neck = to - way * 12;
  return [
    line({ x1: from, y1: y - 8, x2: from, y2: y + 8 }, { stroke: colour, width: 4 }),
    line({ x1: from, y1: y, x2: neck, y2: y }, { stroke: colour, width: 6 }),
    `<path d="M${to},${y} L${neck},${y - 10} L${neck},${y + 10} Z" fill="${colour}"/>`,
  ];
}

function words({ moved, paid }: DrawnTrack, y: number): string[] {
  const both = moved !== '' && paid !== '';
  return [
    text(moved, { x: 830, y: both ? y - 2 : y + 9, size: 24, bold: true }),
    text(paid, { x: 830, y: both ? y + 25 : y + 9, size: 24, bold: true }),
  ];
}
