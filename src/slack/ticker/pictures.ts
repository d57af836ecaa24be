import type { TickerTable } from '../../referee/ticker/placed.ts';
import { isRunning } from '../../ticker/table/turns.ts';
import { noReader } from '../commands/reader.ts';
import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';
import { redrawing } from '../say/routes.ts';
import { SHOWN } from './say.ts';
import { boardAlt, boardDrawing } from './show/picture.ts';
import { seen } from './show/seen.ts';
import type { BoardPicture } from './show/table.ts';

/** The text goes out without its picture rather than later than this. */
const WITHIN_MS = 2_500;

/** Where only AI players sit, what each round came to stands in the one message; a picture comes now and then. */
const WATCHED_EVERY_MS = 30_000;

function isWatched({ table }: TickerTable): boolean {
  return table.seats.every(({ ai }) => ai !== null);
}

function isTime({ room }: Desk, { id, pace, table, turn }: TickerTable): boolean {
  if (pace === 'instant' || table.round === 0) return false;
  const drawnAt = room.boards.get(id)?.at;
  return drawnAt === undefined || turn.at - drawnAt >= WATCHED_EVERY_MS;
}

/** The board as it was when the turn began: trades are in the text, and are no reason for another picture. */
export async function pictureOf(desk: Desk, placed: TickerTable): Promise<BoardPicture | null> {
  const { id, trades, table } = placed;
  const newest = desk.room.boards.get(id) ?? null;
  if (!isRunning(placed.table) && table.phase !== 'over') return newest;
  if (trades.length > 0 && newest !== null) return newest;
  if (table.phase !== 'over' && isWatched(placed) && !isTime(desk, placed)) return newest;
  const work = painted(desk, placed);
  const picture = await within(work, WITHIN_MS);
  if (picture === null) void work.then((late) => (late === null ? undefined : shownAgain(desk, placed)));
  return picture;
}

async function painted(desk: Desk, { id, channel, ...rest }: TickerTable): Promise<BoardPicture | null> {
  const table = seen({ id, channel, ...rest });
  const alt = boardAlt(table, noReader(desk));
  const thread = desk.mirror.of(id, SHOWN)?.ts ?? null;
  const when = whenOf({ id, channel, ...rest });
  const title = `Board of table ${table.name}: ${when}`;
  const file = await desk.charts.pictures.file(
    { id, channel },
    { drawing: boardDrawing(table), title, alt },
    thread,
  );
  if (file === null) return null;
  const picture = { file, alt, at: rest.turn.at, when };
  desk.room.boards.set(id, picture);
  return picture;
}

/** Which moment the picture shows: the table goes on while it is looked at. */
function whenOf(placed: TickerTable): string {
  const { phase, round, seats, active } = placed.table;
  if (phase === 'over') return 'the end';
  const where = round === 0 ? 'setup' : `round ${round}`;
  if (isWatched(placed)) return `the beginning of ${where}; the words below are newer`;
  const turn = `turn ${active + 1} of ${seats.length}`;
  const traded = placed.trades.length;
  if (traded === 0) return `${where}, as ${turn} begins`;
  return `${where}, in ${turn}, after ${traded} trade${traded === 1 ? '' : 's'}`;
}

function shownAgain(desk: Desk, { id, channel }: TickerTable): Promise<void> {
  return desk.store.transact((tx) => tx.outbox.queue([redrawing(channel, SHOWN)], id));
}
