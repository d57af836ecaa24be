import type { BoardDrawing, DrawnSeat } from '../../../charts/board/drawing.ts';
import { type Track, tracks } from '../../../ticker/panels/board.ts';
import { rankings } from '../../../ticker/panels/holdings.ts';
import { AMOUNT_OF, MOVE_OF, MOVES, STOCK_OF, STOCKS } from '../../../ticker/stocks.ts';
import { counted, dollars, price } from '../../../ticker/words.ts';
import { cutPlain, MOST } from '../../render/budget.ts';
import { plain } from '../../render/mrkdwn.ts';
import { type Phrase, sentence } from '../../render/phrase.ts';
import { drawable } from '../../render/surfaces/chart-words.ts';
import type { Reader } from '../../render/views.ts';
import { boardAloud, diceLine, rankLines } from './board.ts';
import type { SeenTable } from './seen.ts';
import { placeWords } from './words.ts';

/** What the picture of a table shows; names in scripts that its font has not are told by their seat. */
export function boardDrawing({ name, view }: SeenTable): BoardDrawing {
  const { round, options, seats, active, last, phase } = view;
  const where = round === 0 ? 'Setup' : `Round ${Math.min(round, options.length)} of ${options.length}`;
  const shown = (seat: number) => drawable(seats[seat]?.name ?? '') ?? `Seat ${seat + 1}`;
  const isOver = phase === 'over';
  const all = rankings(view);
  return {
    title: `Stock Ticker, table ${name}`,
    says: isOver ? 'The game is over' : `${where}: ${shown(active)} to move`,
    dice: (last?.rolls ?? []).map(({ roll, amount, card }) => {
      const plainAmount = AMOUNT_OF[roll] ?? 0;
      const move = MOVES[MOVE_OF[roll] ?? 0] ?? 'DIV';
      const number = card === null ? `${plainAmount}` : `${plainAmount}→${amount}`;
      return [STOCKS[STOCK_OF[roll] ?? 0] ?? '', move, number] as const;
    }),
    tracks: tracks(view).map(drawnTrack),
    seats: all.map(
      ({ rank, seat, fortuneCents, cashCents }): DrawnSeat => ({
        rank: placeWords(rank, all),
        name: shown(seat),
        isToMove: !isOver && seat === active,
        fortune: dollars(fortuneCents),
        cash: dollars(cashCents),
        shares: (view.holdings[seat]?.shares ?? []).map(shortly),
      }),
    ),
  };
}

function drawnTrack({ name, priceCents, arrow, netCents, event, paid }: Track) {
  const moved = netCents > 0 ? `▲ +${netCents}` : netCents < 0 ? `▼ −${-netCents}` : '';
  const said = event === 'crash' ? '✖ crash' : event === 'split' ? '✦ split' : moved;
  return {
    name,
    priceCents,
    arrow,
    price: price(priceCents),
    moved: said,
    paid: paid > 0 ? `div ${paid} %` : '',
  };
}

/** `1,500`, `128k`: as much as a column holds. */
function shortly(count: number): string {
  if (count === 0) return '';
  if (count < 100_000) return counted(count);
  return count < 100_000_000
    ? `${counted(Math.round(count / 1_000))}k`
    : `${counted(Math.round(count / 1_000_000))}m`;
}

/** The same facts in words. */
export function boardAlt(table: SeenTable, reader: Reader): string {
  const { view } = table;
  const lines: Phrase[] = [diceLine(view), ...boardAloud(view), ...rankLines(view)];
  const said = lines.map((line) => plain(sentence(line), reader)).join(' ');
  return cutPlain(`Board of table ${table.name}. ${said}`, MOST.alt);
}
