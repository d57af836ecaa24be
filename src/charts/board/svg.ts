import type { BoardDrawing, DrawnSeat } from './drawing.ts';
import { box, INK, line, PAPER, QUIET, text } from './marks.ts';
import { TRACK_PX, trackMarks } from './track.ts';

const WIDTH = 1_000;
const EDGE = 36;
const ROW_PX = 44;
const DICE_PX = 64;
const DICE_ACROSS = 2;
const FORTUNE_AT = 640;
const CASH_AT = WIDTH - EDGE;
const SHARES_AT = 290;

/** The board as SVG, 1,000 wide and as high as it has seats and rolls; nothing in it is told by colour alone. */
export function boardSvg(drawing: BoardDrawing): string {
  const diceTop = 112;
  const diceRows = Math.ceil(drawing.dice.length / DICE_ACROSS);
  const tracksTop = diceTop + diceRows * DICE_PX + 46;
  const ranksTop = tracksTop + drawing.tracks.length * TRACK_PX + 40;
  const gridTop = ranksTop + (drawing.seats.length + 1) * ROW_PX + 22;
  const height = gridTop + (drawing.seats.length + 1) * ROW_PX + 14;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    box({ x: 0, y: 0, width: WIDTH, height }, { fill: PAPER, round: 0 }),
    text(drawing.title, { x: EDGE, y: 50, size: 34, bold: true }),
    text(drawing.says, { x: EDGE, y: 92, size: 28, fill: QUIET }),
    ...dice(drawing, diceTop),
    ...drawing.tracks.flatMap((track, at) => trackMarks(track, tracksTop + at * TRACK_PX, at === 0)),
    ...ranks(drawing.seats, ranksTop),
    ...grid(drawing, gridTop),
    '</svg>',
  ].join('\n');
}

function dice({ dice: rolls }: BoardDrawing, top: number): string[] {
  const across = (WIDTH - 2 * EDGE) / DICE_ACROSS;
  return rolls.flatMap((faces, at) => {
    const left = EDGE + (at % DICE_ACROSS) * across;
    const y = top + Math.floor(at / DICE_ACROSS) * DICE_PX;
    const [stock, move, amount] = faces;
    const die = (words: string, x: number, width: number) => [
      box({ x, y, width, height: 48 }, { fill: '#f4f1e8', stroke: INK, round: 9 }),
      text(words, { x: x + width / 2, y: y + 33, size: 25, anchor: 'middle', bold: true }),
    ];
    return [...die(stock, left, 184), ...die(move, left + 192, 116), ...die(amount, left + 316, 116)];
  });
}

function ranks(seats: readonly DrawnSeat[], top: number): string[] {
  const head = [
    text('Fortune', { x: FORTUNE_AT, y: top, size: 24, anchor: 'end', fill: QUIET }),
    text('Cash', { x: CASH_AT, y: top, size: 24, anchor: 'end', fill: QUIET }),
  ];
  const rows = seats.flatMap((seat, at) => {
    const y = top + (at + 1) * ROW_PX;
    const bold = seat.isToMove;
    const name = `${seat.rank} ${seat.name}${bold ? ' (to move)' : ''}`;
    return [
      text(name, { x: EDGE, y, size: 28, bold, width: FORTUNE_AT - EDGE - 140 }),
      text(seat.fortune, { x: FORTUNE_AT, y, size: 28, anchor: 'end', bold }),
      text(seat.cash, { x: CASH_AT, y, size: 28, anchor: 'end', bold }),
    ];
  });
  return [...head, ...rows];
}

/** Who holds what. */
function grid({ seats, tracks }: BoardDrawing, top: number): string[] {
  const column = (WIDTH - EDGE - SHARES_AT) / tracks.length;
  const right = (stock: number) => SHARES_AT + (stock + 1) * column;
  const head = tracks.map(({ name }, stock) =>
    text(name, { x: right(stock), y: top, size: 19, anchor: 'end', fill: QUIET }),
  );
  const rows = seats.flatMap((seat, at) => {
    const y = top + (at + 1) * ROW_PX;
    return [
      text(seat.name, { x: EDGE, y, size: 26, width: SHARES_AT - EDGE }),
      ...seat.shares.map((count, stock) =>
        text(count === '' ? '–' : count, { x: right(stock), y, size: 25, anchor: 'end', width: column - 6 }),
      ),
    ];
  });
  return [
    line({ x1: EDGE, y1: top - 34, x2: WIDTH - EDGE, y2: top - 34 }, { stroke: '#d5d5d9', width: 2 }),
    ...head,
    ...rows,
  ];
}
