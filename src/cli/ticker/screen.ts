import { rollLines, SCALE, type Track, trackLine, tracks } from '../../ticker/panels/board.ts';
import { grid, holdingRows, rankings } from '../../ticker/panels/holdings.ts';
import type { PublicView, SeatView } from '../../ticker/panels/views.ts';
import { STEP_CENTS, STOCKS } from '../../ticker/stocks.ts';
import { counted, dollars, percent, price } from '../../ticker/words.ts';
import { columns } from './columns.ts';
import type { Paint } from './paint.ts';

const CELLS = SCALE.topCents / STEP_CENTS;

/** The whole screen of a seat: who is to move, the board, its holdings, the ranks and what everybody holds. */
export function screen(view: SeatView, paint: Paint): string {
  return [
    header(view, paint),
    board(view, paint),
    holdings(view, paint),
    ranks(view, paint),
    everyone(view, paint),
  ].join('\n\n');
}

export function header(
  { seats, active, holdings: all, round, options, last }: PublicView,
  paint: Paint,
): string {
  const seat = seats[active]!;
  const where = round === 0 ? 'Setup' : `Round ${round} of ${options.length}`;
  const lines = [paint('bold', `${where}: ${seat.name}, cash ${dollars(all[active]!.cashCents)}`)];
  if (last !== null) {
    const names = seats.map(({ name }) => name);
    lines.push(`Dice of ${names[last.seat]}: ${rollLines(last, names).join(', ')}`);
  }
  return lines.join('\n');
}

export function board(view: PublicView, paint: Paint): string {
  const head = `${''.padEnd(11)}0.00${'1.00'.padStart(CELLS / 2)}${'2.00'.padStart(CELLS / 2 - 1)}`;
  return [paint('dim', head), ...tracks(view).map((track) => trackRow(track, paint))].join('\n');
}

function trackRow(track: Track, paint: Paint): string {
  const said = trackLine(track).slice(track.name.length + 1);
  const colour = track.event === 'crash' || track.netCents < 0 ? 'red' : 'green';
  const isStill = track.event === null && track.netCents === 0;
  return `${track.name.padEnd(11)} ${lane(track)}  ${isStill ? said : paint(colour, said)}`;
}

/** The token is `O`, the arrow of the last resolution `>` or `<`, par a `:`. */
function lane({ priceCents, arrow }: Track): string {
  return Array.from({ length: CELLS + 1 }, (_, cell) => {
    const cents = cell * STEP_CENTS;
    if (cents === priceCents) return 'O';
    if (arrow !== null) {
      const [low, high] = [arrow.fromCents, arrow.toCents].sort((a, b) => a - b) as [number, number];
      if (cents >= low && cents <= high) return arrow.toCents > arrow.fromCents ? '>' : '<';
    }
    return cents === SCALE.parCents ? ':' : '·';
  }).join('');
}

export function holdings(view: SeatView, paint: Paint): string {
  const rows = holdingRows(view, view.own).map((row) => [
    row.name,
    row.div ?? '',
    price(row.priceCents),
    row.avgCents === null ? '' : price(Math.round(row.avgCents)),
    row.qty === 0 ? '' : counted(row.qty),
    row.valueCents === null ? '' : dollars(row.valueCents),
    row.profitTenths === null ? '' : percent(row.profitTenths),
  ]);
  const title = `Holdings of ${view.seats[view.seat]!.name}, cash ${dollars(view.own.cashCents)}`;
  return titled(title, columns(['', 'Div', 'Price', 'Avg', 'Qty', 'Value', 'Profit'], rows), paint);
}

export function ranks(view: PublicView, paint: Paint): string {
  const rows = rankings(view).map(({ rank, name, fortuneCents, cashCents }) => [
    `${rank}. ${name}`,
    dollars(fortuneCents),
    dollars(cashCents),
  ]);
  return titled('Rankings', columns(['', 'Fortune', 'Cash'], rows), paint);
}

export function everyone(view: PublicView, paint: Paint): string {
  const rows = grid(view).map(({ name, shares }) => [
    name,
    ...shares.map((count) => (count === 0 ? '-' : counted(count))),
  ]);
  return titled('Who holds what', columns(['', ...STOCKS], rows), paint);
}

function titled(title: string, lines: readonly string[], paint: Paint): string {
  return [paint('bold', title), ...lines].join('\n');
}
